package import CoreDomain
import Foundation
import NIOConcurrencyHelpers

/// Watchlists in memory, or ones that always fail.
package final class WatchlistRepositoryMock: WatchlistRepository {

    private struct Place: Hashable {
        let kind: TitleKind
        let id: Int
        let owner: LibraryOwner
    }

    private let places: NIOLockedValueBox<[Place]>
    private let failure: PopcornError?

    /// A list of movies, the latest addition last.
    package init(_ ids: [Int] = [], owner: LibraryOwner = .default, failure: PopcornError? = nil) {
        places = NIOLockedValueBox(ids.map { Place(kind: .movie, id: $0, owner: owner) })
        self.failure = failure
    }

    package func entries(
        _ kind: TitleKind?, owner: LibraryOwner
    ) async throws(PopcornError) -> [WatchlistEntry] {
        if let failure { throw failure }
        return places.withLockedValue { places in
            places.reversed().filter { $0.owner == owner && (kind == nil || kind == $0.kind) }
                .map { WatchlistEntry(kind: $0.kind, id: $0.id, addedAt: .distantPast) }
        }
    }

    package func contains(_ kind: TitleKind, id: Int, owner: LibraryOwner) async throws(PopcornError) -> Bool {
        if let failure { throw failure }
        return places.withLockedValue { $0.contains(Place(kind: kind, id: id, owner: owner)) }
    }

    package func add(_ kind: TitleKind, id: Int, owner: LibraryOwner) async throws(PopcornError) -> Bool {
        if try await contains(kind, id: id, owner: owner) { return false }
        places.withLockedValue { $0.append(Place(kind: kind, id: id, owner: owner)) }
        return true
    }

    package func remove(_ kind: TitleKind, id: Int, owner: LibraryOwner) async throws(PopcornError) -> Bool {
        guard try await contains(kind, id: id, owner: owner) else { return false }
        places.withLockedValue { $0.removeAll { $0 == Place(kind: kind, id: id, owner: owner) } }
        return true
    }

    package func toggle(_ kind: TitleKind, id: Int, owner: LibraryOwner) async throws(PopcornError) -> Bool {
        if try await remove(kind, id: id, owner: owner) { return false }
        return try await add(kind, id: id, owner: owner)
    }
}
