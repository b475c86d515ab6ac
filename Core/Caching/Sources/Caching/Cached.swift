package import Foundation

/// A value from a cache, with the time when it was put there.
@usableFromInline
package struct Cached<Value> {

    /// A title is a large value, which generic code of another module copies part by part. This is copied at once.
    @usableFromInline
    final class Box {
        @usableFromInline
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    @usableFromInline
    let box: Box
    package let cachedAt: Date
    /// Whether the value was put there before its kind had all of today's properties, so that some may be missing. Such
    /// a value is stale at best.
    package let isFromOlderSchema: Bool
    /// Whether the value lacks something that its reader needs and TMDb was not asked for. Such a value is expired at
    /// best.
    package let isIncomplete: Bool

    @inlinable
    package var value: Value { box.value }

    package init(_ value: Value, cachedAt: Date, isFromOlderSchema: Bool = false, isIncomplete: Bool = false) {
        box = Box(value)
        self.cachedAt = cachedAt
        self.isFromOlderSchema = isFromOlderSchema
        self.isIncomplete = isIncomplete
    }

    /// What is made of the value, with the same time.
    package func map<Other>(_ transform: (Value) -> Other) -> Cached<Other> {
        Cached<Other>(
            transform(value), cachedAt: cachedAt, isFromOlderSchema: isFromOlderSchema, isIncomplete: isIncomplete)
    }
}

extension Cached.Box: Sendable where Value: Sendable {}
extension Cached: Sendable where Value: Sendable {}

extension Cached: Equatable where Value: Equatable {
    @usableFromInline
    package static func == (left: Self, right: Self) -> Bool {
        left.value == right.value && left.cachedAt == right.cachedAt
            && left.isFromOlderSchema == right.isFromOlderSchema
            && left.isIncomplete == right.isIncomplete
    }
}
