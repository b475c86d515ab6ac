package import Foundation

/// A value from a cache, with the time when it was put there.
package struct Cached<Value> {
    package let value: Value
    package let cachedAt: Date

    package init(_ value: Value, cachedAt: Date) {
        self.value = value
        self.cachedAt = cachedAt
    }
}

extension Cached: Sendable where Value: Sendable {}
extension Cached: Equatable where Value: Equatable {}
