public import Foundation

/// A clock that returns the current date and time. It is injected, so that tests can control the time.
public struct WallClock: Sendable {

    private let read: @Sendable () -> Date

    /// Creates a clock that reads the time from a closure.
    public init(_ read: @escaping @Sendable () -> Date) {
        self.read = read
    }

    /// The current time.
    public var now: Date { read() }

    /// The system clock.
    public static let system = WallClock { Date() }
}
