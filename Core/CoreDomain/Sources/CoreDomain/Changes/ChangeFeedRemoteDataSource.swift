public import Foundation

/// A data source of the movies, TV series and people that changed on TMDb. Implemented by an adapter.
public protocol ChangeFeedRemoteDataSource: Sendable {

    /// Fetches a page of the items that changed on a day with one request.
    ///
    /// - Parameters:
    ///   - kind: The kind of the items: a movie, a TV series or a person. Others have no change feed.
    ///   - day: A time on the day in UTC. TMDb has the last 14 days.
    ///   - page: The number of the page, from 1 to 500.
    /// - Throws: ``PopcornError``.
    func changes(of kind: ContentKind, on day: Date, page: Int) async throws(PopcornError) -> ChangePage
}

/// A page of the items that changed on a day.
public struct ChangePage: Equatable, Sendable {
    /// The TMDb identifiers.
    public let ids: [Int]
    /// The number of pages of the day.
    public let pageCount: Int

    /// Creates a page.
    public init(ids: [Int], pageCount: Int) {
        self.ids = ids
        self.pageCount = pageCount
    }
}
