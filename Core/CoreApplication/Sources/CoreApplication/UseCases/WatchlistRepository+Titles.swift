package import CoreDomain

extension WatchlistRepository {

    /// Combines the contents of several titles with whether each is on its owner's watchlist. Each watchlist is read
    /// once.
    ///
    /// - Parameters:
    ///   - kind: The kind of the titles.
    ///   - titles: The requests.
    ///   - contents: The content or the error of each request, in order.
    ///   - combine: Returns the combination of a title's content and its watchlist status.
    package func combine<Content: Sendable, Combined: Sendable>(
        _ kind: TitleKind, _ titles: [TitleRequest], with contents: [Result<Sourced<Content>, PopcornError>],
        _ combine: (Content, Bool) -> Combined
    ) async -> [Result<Sourced<Combined>, PopcornError>] {
        var listed: [WatchlistOwner: Set<Int>] = [:]
        do throws(PopcornError) {
            for owner in Set(titles.map(\.owner)) {
                listed[owner] = Set(try await entries(kind, owner: owner).map(\.id))
            }
        } catch {
            return contents.map { $0.flatMap { _ in .failure(error) } }
        }
        return zip(titles, contents).map { title, content in
            content.map { $0.map { combine($0, listed[title.owner]?.contains(title.id) == true) } }
        }
    }
}
