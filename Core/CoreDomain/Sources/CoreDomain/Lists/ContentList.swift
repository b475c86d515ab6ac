/// A list of TMDb, such as popular movies, a search, or the series that are similar to a series.
public protocol ContentList: Hashable, Sendable {

    /// The name of the list, such as `movie/popular`. It is unique, the same in every process, and part of the cache
    /// key of the list's pages.
    var name: String { get }

    /// Whether the contents of the list depend on the region.
    var isRegional: Bool { get }

    /// Whether the contents of the list depend on the current day. Pages of such a list are stale after an hour and
    /// expire after a day. Default: `false`.
    var isDated: Bool { get }

    /// Whether TMDb determines the day of the list in the locale's time zone. Default: `false`.
    var dependsOnTimeZone: Bool { get }

    /// The query of the index of titles that replaces the list while TMDb is unavailable, with the maximum limit; `nil`
    /// if the list is not a search by name. Default: `nil`.
    var suggestionQuery: SuggestionQuery? { get }

    /// Checks that the parameters of the list are valid. For example, an empty search text is invalid.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    func validate() throws(PopcornError)
}

extension ContentList {
    public var isDated: Bool { false }
    public var dependsOnTimeZone: Bool { false }
    public var suggestionQuery: SuggestionQuery? { nil }

    /// Checks the parameters of the list and a page number.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate(page number: Int) throws(PopcornError) {
        try validate()
        guard (1...ContentPage<Never>.lastServedPage).contains(number) else {
            throw .invalidInput("\(number) is not a valid page number; it must be from 1 to 500")
        }
    }
}

/// A data source that fetches list pages from TMDb. Implemented by an adapter.
public protocol ListRemoteDataSource<List, Preview>: Sendable {
    /// The type of the lists.
    associatedtype List: ContentList
    /// The type of the items.
    associatedtype Preview: Sendable

    /// Fetches a page of a list with one request.
    ///
    /// - Throws: ``PopcornError``.
    func page(_ number: Int, of list: List, locale: ContentLocale) async throws(PopcornError) -> ContentPage<Preview>
}

/// A repository of list pages, backed by the cache and TMDb.
public protocol ListRepository<List, Preview>: Sendable {
    /// The type of the lists.
    associatedtype List: ContentList
    /// The type of the items.
    associatedtype Preview: Sendable

    /// Returns a page of a list.
    ///
    /// - Parameters:
    ///   - number: The page number (1 to 500).
    ///   - list: The list.
    ///   - locale: The language of texts, and the region for lists that depend on it.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``PopcornError``.
    func page(
        _ number: Int, of list: List, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<Preview>>
}

/// The period over which trending titles and people are determined.
public enum TrendingWindow: String, CaseIterable, Codable, Hashable, Sendable {
    /// The last day.
    case day
    /// The last week.
    case week
}

/// The name of a list or of one of its pages in messages, such as `page 2 of the list movie/popular` or `the search`.
///
/// It omits the query of the list, because a user may have entered its text.
package struct ListSubject: CustomStringConvertible {

    package let description: String

    /// Creates the name of a list.
    ///
    /// - Parameters:
    ///   - name: The name of the list, with its query.
    ///   - page: The page number. Default: `nil`, for the list as a whole.
    package init(_ name: String, page: Int? = nil) {
        let path = name.prefix { $0 != "?" }
        let list = path.hasSuffix("/search") ? "the search" : "the list \(path)"
        description = page.map { "page \($0) of \(list)" } ?? list
    }
}

extension ContentList {

    /// Returns the name of a page in messages.
    package func subject(ofPage page: Int) -> String { ListSubject(name, page: page).description }
}
