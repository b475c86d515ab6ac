package import Foundation

/// A value from a cache, with the time when it was put there.
package struct Cached<Value> {
    package let value: Value
    package let cachedAt: Date
    /// Whether it was stored by a program that did not know all of today's properties. Such a value is stale at best.
    package let isOutdated: Bool

    package init(_ value: Value, cachedAt: Date, isOutdated: Bool = false) {
        self.value = value
        self.cachedAt = cachedAt
        self.isOutdated = isOutdated
    }
}

extension Cached: Sendable where Value: Sendable {}
extension Cached: Equatable where Value: Equatable {}
