public import Foundation

/// The origin of a value: the cache, TMDb, or the index of titles.
public enum DataOrigin: String, Codable, Hashable, Sendable {
    /// The value was fetched from TMDb.
    case network
    /// The value was read from the cache and is fresh.
    case cache
    /// The value was read from the cache and is not fresh.
    case stale
    /// The value was read from the local index of titles: suggestions, and the results of a search while TMDb is
    /// unavailable.
    case index
}

/// A value with its origin.
public struct Sourced<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value
    /// The origin of the value.
    public let origin: DataOrigin
    /// The time at which the value was fetched from TMDb, or at which TMDb exported the names of the index.
    public let cachedAt: Date
    /// The error of the latest failed refresh, if the value is not fresh; `nil` if no refresh failed recently or if the
    /// read policy is ``ReadPolicy/cacheOnly``.
    public let failure: PopcornError?
    /// The time until which the value is fresh, in the past for a value that is not; `nil` if unknown. The value may
    /// stay fresh for a little longer, because values are refreshed at different times.
    public let freshUntil: Date?
    /// The time at which the value expires: it is then no longer returned, even if TMDb fails. `nil` if unknown.
    public let usableUntil: Date?

    /// Creates a value with its origin.
    @inlinable
    public init(
        _ value: Value, origin: DataOrigin, cachedAt: Date, failure: PopcornError? = nil, freshUntil: Date? = nil,
        usableUntil: Date? = nil
    ) {
        self.value = value
        self.origin = origin
        self.cachedAt = cachedAt
        self.failure = failure
        self.freshUntil = freshUntil
        self.usableUntil = usableUntil
    }

    /// Returns a transformed value with the same origin.
    @inlinable
    public func map<Other: Sendable, Failure: Error>(
        _ transform: (Value) throws(Failure) -> Other
    ) throws(Failure) -> Sourced<Other> {
        Sourced<Other>(
            try transform(value), origin: origin, cachedAt: cachedAt, failure: failure, freshUntil: freshUntil,
            usableUntil: usableUntil)
    }
}

extension Sourced: Equatable where Value: Equatable {
    /// Returns whether two values, their origins, times and failures are equal. The times at which they become stale
    /// and expire are not compared, because they follow from the configuration.
    public static func == (lhs: Sourced, rhs: Sourced) -> Bool {
        lhs.value == rhs.value && lhs.origin == rhs.origin && lhs.cachedAt == rhs.cachedAt
            && lhs.failure == rhs.failure
    }
}

extension Sourced: Encodable where Value: Encodable {}

extension Sourced: Decodable where Value: Decodable {}

/// The sources of several values.
package struct CombinedSource: Sendable {

    private var origins: Set<DataOrigin> = []
    private var cachedAt: Date?
    private var failure: PopcornError?
    private var freshUntil: Date?
    private var usableUntil: Date?

    /// Creates a source without values.
    package init() {}

    /// Adds the sources of values.
    package mutating func add<Value>(_ values: some Sequence<Sourced<Value>>) {
        for value in values {
            origins.insert(value.origin)
            cachedAt = min(cachedAt ?? value.cachedAt, value.cachedAt)
            failure = failure ?? value.failure
            freshUntil = [freshUntil, value.freshUntil].compactMap(\.self).min()
            usableUntil = [usableUntil, value.usableUntil].compactMap(\.self).min()
        }
    }

    /// Returns a value with the combined source: the earliest times, the first failure, and the origin. The origin is
    /// the index if any value is from it, or else stale if any value is stale, or else the network if any value was
    /// fetched.
    ///
    /// - Parameter now: The caching time if no value was added.
    package func sourced<Value>(_ value: Value, now: Date) -> Sourced<Value> {
        Sourced(
            value, origin: [.index, .stale, .network].first(where: origins.contains) ?? .cache,
            cachedAt: cachedAt ?? now,
            failure: failure, freshUntil: freshUntil, usableUntil: usableUntil)
    }
}

extension Collection where Element: Sendable {

    /// Returns the value or the error of a read of each element, in order. Each read starts after the previous one.
    package func results<Value>(
        of read: (Element) async throws(PopcornError) -> Value
    ) async -> [Result<Value, PopcornError>] {
        var results: [Result<Value, PopcornError>] = []
        for element in self {
            do throws(PopcornError) {
                results.append(.success(try await read(element)))
            } catch {
                results.append(.failure(error))
            }
        }
        return results
    }
}
