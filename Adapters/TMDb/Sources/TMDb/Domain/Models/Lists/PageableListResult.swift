public import Foundation

/// A page of a list.
public struct PageableListResult<Item: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// The TMDb identifier of the list's subject, such as the reviewed movie, if the response contains it.
    public let id: Int?
    /// The page number, from 1.
    public let page: Int?
    /// The range of release dates that the list covers, if the response contains it.
    public let dates: DateRange?
    /// The items of the page.
    public let results: [Item]
    /// The number of omitted rows, which have an unknown media type or cannot be decoded.
    ///
    /// The count describes the decoded response. It is not encoded, so it is 0 after a round trip.
    public let skippedCount: Int
    /// The number of pages. TMDb serves at most 500 pages, even if this number is higher.
    public let totalPages: Int?
    /// The number of items on all pages.
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

/// A page of a list of movies.
public typealias MoviePageableList = PageableListResult<MovieListItem>

/// A page of a list of TV series.
public typealias TVSeriesPageableList = PageableListResult<TVSeriesListItem>

/// A page of a list of people.
public typealias PersonPageableList = PageableListResult<PersonListItem>

/// A page of a list of images in which a person is tagged.
public typealias TaggedImagePageableList = PageableListResult<TaggedImage>

/// A page of a list of reviews.
public typealias ReviewPageableList = PageableListResult<Review>

/// A page of a list of users' lists.
public typealias MediaListPageableList = PageableListResult<MediaListSummary>

/// A range of release dates that a list covers.
public struct DateRange: Codable, Hashable, Sendable {

    /// The first day, as midnight UTC.
    public let minimum: Date?
    /// The last day, as midnight UTC.
    public let maximum: Date?

    /// Creates a date range.
    public init(minimum: Date?, maximum: Date?) {
        self.minimum = minimum
        self.maximum = maximum
    }
}
