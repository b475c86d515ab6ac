package import Foundation

/// A cached value, with the time when it was cached.
@usableFromInline
package struct Cached<Value> {

    /// A box that makes copies cheap. Values such as movies are large, and generic code in other modules copies a value
    /// field by field, but a box as a single reference.
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
    /// Whether the value changed on TMDb, or was stored by an older schema and may lack newer properties. Such a value
    /// is at best stale.
    package let isOutdated: Bool
    /// Whether the value was invalidated, or lacks data that the reader needs and that was never requested from TMDb,
    /// such as translations. Such a value is at best stale-if-error, however recent it is.
    package let isIncomplete: Bool
    /// The consecutive responses that lacked a requested part; `nil` if the latest response was complete. Such a value
    /// is fetched again earlier than others.
    package let partialResponses: PartialResponses?

    @inlinable
    package var value: Value { box.value }

    package init(
        _ value: Value, cachedAt: Date, isOutdated: Bool = false, isIncomplete: Bool = false,
        partialResponses: PartialResponses? = nil
    ) {
        box = Box(value)
        self.cachedAt = cachedAt
        self.isOutdated = isOutdated
        self.isIncomplete = isIncomplete
        self.partialResponses = partialResponses
    }

    /// Returns a cached value with the transformed value and the same time.
    package func map<Other>(_ transform: (Value) -> Other) -> Cached<Other> {
        Cached<Other>(
            transform(value), cachedAt: cachedAt, isOutdated: isOutdated, isIncomplete: isIncomplete,
            partialResponses: partialResponses)
    }
}

/// Consecutive responses that lacked a requested part.
package struct PartialResponses: Hashable, Sendable {
    /// The time of the first response.
    package let first: Date
    /// The time of the latest response. Parts that are older are kept with the value.
    package let last: Date

    package init(first: Date, last: Date) {
        self.first = first
        self.last = last
    }
}

extension Cached.Box: Sendable where Value: Sendable {}
extension Cached: Sendable where Value: Sendable {}

extension Cached: Equatable where Value: Equatable {
    @usableFromInline
    package static func == (left: Self, right: Self) -> Bool {
        left.value == right.value && left.cachedAt == right.cachedAt
            && left.isOutdated == right.isOutdated && left.isIncomplete == right.isIncomplete
            && left.partialResponses == right.partialResponses
    }
}
