/// A list that TMDb has: popular movies, a search, what is similar to a series.
public protocol ContentList: Hashable, Sendable {

    /// The list's name, the same in every run and different from every other list's: `movie/popular`. The cache keeps
    /// its pages under it.
    var name: String { get }

    /// Whether TMDb's answer depends on the region.
    var isRegional: Bool { get }

    /// Refuses what TMDb would not answer, such as a search for nothing.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    func check() throws(PopcornError)
}

/// Gets lists from TMDb. Implemented by an adapter.
public protocol ListRemoteDataSource<List, Preview>: Sendable {
    /// Which lists it has.
    associatedtype List: ContentList
    /// What a list shows of each item.
    associatedtype Preview: Sendable

    /// A page of a list, by one request.
    ///
    /// - Throws: ``PopcornError``.
    func page(_ number: Int, of list: List, locale: ContentLocale) async throws(PopcornError) -> ContentPage<Preview>
}

/// Gives lists, from the cache or from TMDb.
public protocol ListRepository<List, Preview>: Sendable {
    /// Which lists it has.
    associatedtype List: ContentList
    /// What a list shows of each item.
    associatedtype Preview: Sendable

    /// A page of a list.
    ///
    /// - Parameters:
    ///   - number: The page's number, 1 to 500.
    ///   - list: The list.
    ///   - locale: The language of the texts, and the region of lists that depend on one.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``PopcornError``.
    func page(
        _ number: Int, of list: List, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<Preview>>
}

/// The days or weeks that a trend is counted over.
public enum TrendingWindow: String, CaseIterable, Codable, Hashable, Sendable {
    /// The last day.
    case day
    /// The last week.
    case week
}
