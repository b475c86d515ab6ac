public import Foundation

/// The origin of a value: the cache or TMDb.
public enum DataOrigin: String, Codable, Hashable, Sendable {
    /// The value was fetched from TMDb.
    case network
    /// The value was read from the cache and is fresh.
    case cache
    /// The value was read from the cache and is not fresh.
    case stale
}

/// A value with its origin.
public struct Sourced<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value
    /// The origin of the value.
    public let origin: DataOrigin
    /// The time at which the value was fetched from TMDb.
    public let cachedAt: Date
    /// The error of the latest failed refresh, if the value is not fresh; `nil` if no refresh failed recently or if the
    /// read policy is ``ReadPolicy/cacheOnly``.
    public let failure: PopcornError?

    /// Creates a value with its origin.
    @inlinable
    public init(_ value: Value, origin: DataOrigin, cachedAt: Date, failure: PopcornError? = nil) {
        self.value = value
        self.origin = origin
        self.cachedAt = cachedAt
        self.failure = failure
    }

    /// Returns a transformed value with the same origin.
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
