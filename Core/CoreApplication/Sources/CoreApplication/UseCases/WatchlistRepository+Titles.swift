package import CoreDomain

extension WatchlistRepository {

    /// Returns whether a title is on the watchlist of a request's owner; `nil` if the request has no owner.
    package func contains(_ kind: TitleKind, _ title: TitleRequest) async throws(PopcornError) -> Bool? {
        guard let owner = title.owner else { return nil }
        return try await contains(kind, id: title.id, owner: owner)
    }

    /// Returns the given titles that are on an owner's watchlist; `nil` if there is no owner.
    package func titles(
        among titles: Set<TitleID>, owner: WatchlistOwner?
    ) async throws(PopcornError) -> Set<TitleID>? {
        guard let owner else { return nil }
        return try await self.titles(among: titles, owner: owner)
    }

    /// Combines the contents of several titles with their status on the owner's watchlist, which is `nil` for a request
    /// without an owner. Each watchlist is read once.
    ///
    /// - Parameters:
    ///   - kind: The kind of the titles.
    ///   - titles: The requests.
    ///   - contents: The content or the error of each request, in order.
    ///   - combine: A closure that returns the combination of a title's content and its watchlist status.
    package func combine<Content: Sendable, Combined: Sendable>(
        _ kind: TitleKind, _ titles: [TitleRequest], with contents: [Result<Sourced<Content>, PopcornError>],
        _ combine: (Content, Bool?) -> Combined
    ) async -> [Result<Sourced<Combined>, PopcornError>] {
        var listed: [WatchlistOwner: Set<Int>] = [:]
        do throws(PopcornError) {
            for owner in Set(titles.compactMap(\.owner)) {
                listed[owner] = Set(try await entries(kind, owner: owner).map(\.id))
            }
        } catch {
            return contents.map { $0.flatMap { _ in .failure(error) } }
        }
        return zip(titles, contents).map { title, content in
            let ids = title.owner.flatMap { listed[$0] }
            return content.map { $0.map { combine($0, ids?.contains(title.id)) } }
        }
    }
}
