package import Foundation

/// A value from a cache, with the time when it was put there.
package struct Cached<Value> {
    package let value: Value
    package let cachedAt: Date
    /// Whether the value was put there before its kind had all of today's properties, so that some may be missing.
    package let isOutdated: Bool

    package init(_ value: Value, cachedAt: Date, isOutdated: Bool = false) {
        self.value = value
        self.cachedAt = cachedAt
        self.isOutdated = isOutdated
    }

    /// What is made of the value, with the same time.
    package func map<Other>(_ transform: (Value) -> Other) -> Cached<Other> {
        Cached<Other>(transform(value), cachedAt: cachedAt, isOutdated: isOutdated)
    }
}

extension Cached: Sendable where Value: Sendable {}
extension Cached: Equatable where Value: Equatable {}
