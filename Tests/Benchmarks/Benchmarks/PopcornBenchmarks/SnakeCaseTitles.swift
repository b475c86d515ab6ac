import Foundation

// Rows of titles, in the style of ``SnakeCaseMovie``.

struct SnakeCasePage<Item: Decodable>: Decodable {
    let page: Int?
    let results: [Item]
    let totalPages: Int?
    let totalResults: Int?
}

struct SnakeCaseMovieRow: Decodable {
    let id: Int
    let title: String
    let originalTitle: String?
    let originalLanguage: String?
    let overview: String?
    let genreIds: [Int]?
    let releaseDate: Date?
    let posterPath: URL?
    let backdropPath: URL?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: Int?
    let mediaType: String?
    let rating: Double?
    let video: Bool?
    let adult: Bool?
    let softcore: Bool?
}

struct SnakeCaseSeriesRow: Decodable {
    let id: Int
    let name: String
    let originalName: String?
    let originalLanguage: String?
    let overview: String?
    let genreIds: [Int]?
    let firstAirDate: Date?
    let originCountry: [String]?
    let posterPath: URL?
    let backdropPath: URL?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: Int?
    let mediaType: String?
    let rating: Double?
    let adult: Bool?
    let softcore: Bool?
}

enum SnakeCaseShow: Decodable {
    case movie(SnakeCaseMovieRow)
    case series(SnakeCaseSeriesRow)

    private enum CodingKeys: String, CodingKey {
        case mediaType
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .mediaType) {
        case "movie": self = .movie(try SnakeCaseMovieRow(from: decoder))
        case "tv": self = .series(try SnakeCaseSeriesRow(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .mediaType, in: container, debugDescription: "The kind is unknown")
        }
    }

    var posterPath: URL? {
        switch self {
        case .movie(let movie): movie.posterPath
        case .series(let series): series.posterPath
        }
    }
}
