/// One page of a list.
public struct PageableListResult<Item: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// TMDb's identifier of what the list is about, such as the movie of reviews, if the list names it.
    public let id: Int?
    /// The page's number, from 1.
    public let page: Int?
    /// The days between which the titles came out, if the list names them.
    public let dates: DateRange?
    /// The items of the page.
    public let results: [Item]
    /// The number of rows that are not among the results because they could not be read, such as those of a kind that
    /// this library does not know.
    ///
    /// It is of the answer that was read: a page that is encoded has no such rows any more, and says 0 when it is read
    /// again.
    public let skippedCount: Int
    /// The number of pages. TMDb serves at most 500, whatever this says.
    public let totalPages: Int?
    /// The number of items of all pages.
    public let totalResults: Int?

    /// Creates a page.
    public init(
        id: Int? = nil, page: Int? = nil, dates: DateRange? = nil, results: [Item], skippedCount: Int = 0,
        totalPages: Int? = nil, totalResults: Int? = nil
    ) {
        self.id = id
        self.page = page
        self.dates = dates
        self.results = results
        self.skippedCount = skippedCount
        self.totalPages = totalPages
        self.totalResults = totalResults
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // TMDb may answer with an empty object if there is nothing to list.
        let rows = try container.decode(MixedList<Item>.self, forKey: .results)
        self.init(
            id: try container.decodeIfPresent(Int.self, forKey: .id),
            page: try container.decodeIfPresent(Int.self, forKey: .page),
            dates: try container.decodeIfPresent(DateRange.self, forKey: .dates),
            results: rows.elements, skippedCount: rows.skippedCount,
            totalPages: try container.decodeIfPresent(Int.self, forKey: .totalPages),
            totalResults: try container.decodeIfPresent(Int.self, forKey: .totalResults))
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case page
        case dates
        case results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }
}

/// One page of a list of movies.
public typealias MoviePageableList = PageableListResult<MovieListItem>

/// One page of a list of TV series.
public typealias TVSeriesPageableList = PageableListResult<TVSeriesListItem>

/// One page of a list of people.
public typealias PersonPageableList = PageableListResult<PersonListItem>

/// One page of a list of images in which a person is tagged.
public typealias TaggedImagePageableList = PageableListResult<TaggedImage>

/// One page of a list of reviews.
public typealias ReviewPageableList = PageableListResult<Review>

/// One page of a list of users' lists.
public typealias MediaListPageableList = PageableListResult<MediaListSummary>
