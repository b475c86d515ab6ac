public import Foundation

/// Tells the time of day. Injected, so that tests choose it.
public struct WallClock: Sendable {

    private let read: @Sendable () -> Date

    /// A clock that reads the time by a closure.
    public init(_ read: @escaping @Sendable () -> Date) {
        self.read = read
    }

    /// The time now.
    public var now: Date { read() }

    /// The system's clock.
    public static let system = WallClock { Date() }
}
