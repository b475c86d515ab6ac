/// One page of a list.
public struct PageableListResult<Item: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// The page's number, from 1.
    public let page: Int?
    /// The items of the page.
    public let results: [Item]
    /// The number of pages. TMDb serves at most 500, whatever this says.
    public let totalPages: Int?
    /// The number of items of all pages.
    public let totalResults: Int?

    /// Creates a page.
    public init(page: Int? = nil, results: [Item], totalPages: Int? = nil, totalResults: Int? = nil) {
        self.page = page
        self.results = results
        self.totalPages = totalPages
        self.totalResults = totalResults
    }

    private enum CodingKeys: String, CodingKey {
        case page
        case results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }
}

/// One page of a list of movies.
public typealias MoviePageableList = PageableListResult<MovieListItem>

/// One page of a list of reviews.
public typealias ReviewPageableList = PageableListResult<Review>

/// One page of a list of users' lists.
public typealias MediaListPageableList = PageableListResult<MediaListSummary>
