public import Foundation

/// Where an answer came from.
public enum DataOrigin: String, Codable, Hashable, Sendable {
    /// From TMDb, by a request made for it.
    case network
    /// From the cache, and fresh.
    case cache
    /// From the cache, and older than its time to live.
    case stale
}

/// An answer, with where it came from.
public struct Sourced<Value: Sendable>: Sendable {
    /// The answer.
    public let value: Value
    /// Where it came from.
    public let origin: DataOrigin
    /// When TMDb gave it.
    public let cachedAt: Date
    /// Why TMDb could not be asked for a newer answer; `nil` unless that was tried and failed.
    public let failure: PopcornError?

    /// Creates a sourced answer.
    @inlinable
    public init(_ value: Value, origin: DataOrigin, cachedAt: Date, failure: PopcornError? = nil) {
        self.value = value
        self.origin = origin
        self.cachedAt = cachedAt
        self.failure = failure
    }

    /// The same source with another value.
    @inlinable
    public func map<Other: Sendable, Failure: Error>(
        _ transform: (Value) throws(Failure) -> Other
    ) throws(Failure) -> Sourced<Other> {
        Sourced<Other>(try transform(value), origin: origin, cachedAt: cachedAt, failure: failure)
    }
}

extension Sourced: Equatable where Value: Equatable {}

extension Sourced: Encodable where Value: Encodable {}

extension Sourced: Decodable where Value: Decodable {}
