package import CoreDomain

/// The parameters of a warm-up or a refresh.
package struct CacheLoad: Sendable {

    /// The items of a sequence that are fetched.
    package enum Selection: Sendable {
        /// All items.
        case all
        /// The items that are cached.
        case cached
        /// The items that are not cached or not fresh.
        case notFresh
    }

    package let selection: Selection
    /// The locale; `nil` for the default locale.
    package let locale: ContentLocale?
    /// The number of identifiers; `nil` if unknown.
    package let total: Int?
    /// Receives the progress after each item.
    package let report: @Sendable (CacheProgress) -> Void
}

/// The identifiers of a warm-up or a refresh, from a sequence of any type.
package struct ContentIDSource {

    /// Returns the next identifier; `nil` at the end of the sequence.
    package let next: () async throws(PopcornError) -> ContentID?

    init<IDs: Sequence>(_ ids: IDs) where IDs.Element == ContentID {
        var iterator = ids.makeIterator()
        next = { () throws(PopcornError) in iterator.next() }
    }

    init<IDs: AsyncSequence>(_ ids: IDs) where IDs.Element == ContentID {
        var iterator = ids.makeAsyncIterator()
        next = { () throws(PopcornError) in
            do {
                return try await iterator.next(isolation: nil)
            } catch let error as PopcornError {
                throw error
            } catch {
                let kind: PopcornError.Kind = error is CancellationError ? .cancelled : .invalidInput
                throw PopcornError(kind, "The identifiers cannot be read", cause: error)
            }
        }
    }
}
