public import Foundation

/// The releases of a movie, grouped by country.
///
/// Source: `GET /3/movie/{movie_id}/release_dates`.
public struct MovieReleaseDates: Codable, Hashable, Sendable {

    /// The TMDb identifier of the movie; `nil` if the resource was appended to details.
    public let id: Int?
    /// The releases, grouped by country.
    public let results: [MovieReleaseDatesByCountry]

    /// Creates a collection of a movie's releases.
    public init(id: Int? = nil, results: [MovieReleaseDatesByCountry]) {
        self.id = id
        self.results = results
    }
}

/// The releases of a movie in one country.
public struct MovieReleaseDatesByCountry: Codable, Hashable, Sendable {

    /// The country, an ISO 3166-1 code.
    public let countryCode: String
    /// The releases, in TMDb's order.
    public let releaseDates: [ReleaseDate]

    /// Creates a group of releases.
    public init(countryCode: String, releaseDates: [ReleaseDate]) {
        self.countryCode = countryCode
        self.releaseDates = releaseDates
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.releaseDates]

        case countryCode = "iso_3166_1"
        case releaseDates = "release_dates"
    }
}

/// A release of a movie in a country.
public struct ReleaseDate: Codable, Hashable, Sendable {

    /// The day of the release, as midnight UTC; `nil` if TMDb's date cannot be read.
    public let releaseDate: Date?
    /// The type of release.
    public let type: ReleaseType
    /// The age rating in the country's rating system; empty if unknown.
    public let certification: String?
    /// The language of the release, an ISO 639-1 code; may be empty.
    public let languageCode: String?
    /// The note, such as the name of a festival; may be empty.
    public let note: String?
    /// The content descriptors of the rating, such as `violence`.
    public let descriptors: [String]?

    /// Creates a release.
    public init(
        releaseDate: Date?, type: ReleaseType, certification: String? = nil, languageCode: String? = nil,
        note: String? = nil, descriptors: [String]? = nil
    ) {
        self.releaseDate = releaseDate
        self.type = type
        self.certification = certification
        self.languageCode = languageCode
        self.note = note
        self.descriptors = descriptors
    }

    private enum CodingKeys: String, CodingKey {
        case releaseDate = "release_date"
        case type
        case certification
        case languageCode = "iso_639_1"
        case note
        case descriptors
    }
}

/// A type of movie release.
///
/// Unknown values are preserved. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/movie-release-dates
public struct ReleaseType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A premiere, such as a screening for invited guests or at a festival.
    public static let premiere = ReleaseType(rawValue: 1)
    /// A limited theatrical release, in a few cinemas.
    public static let theatricalLimited = ReleaseType(rawValue: 2)
    /// A theatrical release.
    public static let theatrical = ReleaseType(rawValue: 3)
    /// A digital release, such as a download or stream.
    public static let digital = ReleaseType(rawValue: 4)
    /// A physical release, on disc or tape.
    public static let physical = ReleaseType(rawValue: 5)
    /// A television release.
    public static let television = ReleaseType(rawValue: 6)
}
