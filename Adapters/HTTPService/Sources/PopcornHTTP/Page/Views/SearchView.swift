import CoreApplication
import CoreDomain
import MediaApplication

/// The links to the previous and the next page of a list.
struct PaginationView: Hashable, Sendable {

    let page: Int
    let totalPages: Int
    let previousURL: String?
    let nextURL: String?

    /// Creates the links.
    ///
    /// - Returns: `nil` if the list has one page.
    init?<Item>(_ list: ContentPage<Item>, url: (Int) -> String) {
        let last = list.totalPages
        guard last > 1 || list.page > 1 else { return nil }
        page = list.page
        totalPages = last
        previousURL = list.page > 1 ? url(min(list.page - 1, max(last, 1))) : nil
        nextURL = list.page < last ? url(list.page + 1) : nil
    }
}

/// The page with the results of a search.
struct SearchView: Hashable, Sendable {

    let layout: LayoutView
    /// The text; `nil` if nothing is searched for.
    let query: String?
    let results: [CardView]
    let isWithoutResults: Bool
    /// The number of results, such as "12 results".
    let count: String?
    let pagination: PaginationView?

    /// Creates the page; without results if `list` is `nil`.
    init(_ query: String?, _ list: ContentPage<MediaPreviewDetails>?, request: PageRequest, assets: PageAssets) {
        let cards = CardMapper(request)
        layout = LayoutView(query.map { "Search for “\($0)”" } ?? "Search", for: request, assets: assets)
        self.query = query
        results = (list?.items ?? []).compactMap { cards.card($0) }
        isWithoutResults = query != nil && results.isEmpty
        count = list.map { list in
            let number = PageFormat(request.locale).number(list.totalResults)
            return list.totalResults == 1 ? "1 result" : "\(number) results"
        }
        pagination = list.flatMap { list in
            PaginationView(list) { request.links.search(query ?? "", page: $0) }
        }
    }
}

/// A suggestion while a user enters a search.
struct Suggestion: Codable, Hashable, Sendable {

    /// The maximum number of suggestions.
    static let maximumCount = 8

    let detail: String?
    let title: String
    let url: String

    init(_ card: CardView) {
        title = card.title.text
        detail = card.detail
        url = card.url
    }
}

/// The first page: popular movies and series. A list that cannot be fetched is empty.
struct HomeView: Hashable, Sendable {

    /// The maximum number of movies, and of series: full rows of 2, 3, 4 and 6 cards.
    static let maximumCount = 12

    let layout: LayoutView
    let movies: [CardView]
    let series: [CardView]
    let isIncomplete: Bool

    init(
        movies: ContentPage<MoviePreviewDetails>?, series: ContentPage<TVSeriesPreviewDetails>?, request: PageRequest,
        assets: PageAssets
    ) {
        let cards = CardMapper(request)
        layout = LayoutView(nil, for: request, assets: assets)
        self.movies = (movies?.items ?? []).prefix(Self.maximumCount).compactMap { cards.card($0) }
        self.series = (series?.items ?? []).prefix(Self.maximumCount).compactMap { cards.card($0) }
        isIncomplete = movies == nil || series == nil
    }
}
