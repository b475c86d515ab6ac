import Foundation

// The SDK's models in a common style: without coding keys, and with a decoder that converts each key and parses dates.

struct SnakeCaseMovie: Decodable {

    static let decoder: JSONDecoder = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .formatted(formatter)
        return decoder
    }()

    let id: Int
    let title: String
    let tagline: String?
    let originalTitle: String?
    let originalLanguage: String?
    let originCountry: [String]?
    let overview: String?
    let runtime: Int?
    let genres: [Named]?
    let releaseDate: Date?
    let posterPath: URL?
    let backdropPath: URL?
    let budget: Double?
    let revenue: Double?
    let homepage: URL?
    let imdbId: String?
    let status: String?
    let productionCompanies: [Company]?
    let productionCountries: [Country]?
    let spokenLanguages: [Language]?
    let belongsToCollection: Collection?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: Int?
    let video: Bool?
    let adult: Bool?
    let credits: Credits?
    let images: Images?
    let keywords: Keywords?

    struct Named: Decodable {
        let id: Int
        let name: String
    }

    struct Company: Decodable {
        let id: Int
        let name: String
        let originCountry: String
        let logoPath: URL?
    }

    struct Country: Decodable {
        let iso31661: String
        let name: String
    }

    struct Language: Decodable {
        let iso6391: String
        let name: String
        let englishName: String?
    }

    struct Collection: Decodable {
        let id: Int
        let name: String
        let posterPath: URL?
        let backdropPath: URL?
    }

    struct Credits: Decodable {
        let cast: [CastMember]
        let crew: [CrewMember]
    }

    struct CastMember: Decodable {
        let id: Int
        let castId: Int?
        let creditId: String
        let name: String
        let character: String
        let gender: Int?
        let profilePath: URL?
        let order: Int
        let originalName: String?
        let knownForDepartment: String?
        let popularity: Double?
        let adult: Bool?
    }

    struct CrewMember: Decodable {
        let id: Int
        let creditId: String
        let name: String
        let job: String
        let department: String
        let gender: Int?
        let profilePath: URL?
        let originalName: String?
        let knownForDepartment: String?
        let popularity: Double?
        let adult: Bool?
    }

    struct Images: Decodable {
        let posters: [Image]
        let logos: [Image]
        let backdrops: [Image]
    }

    struct Image: Decodable {
        let filePath: URL
        let width: Int
        let height: Int
        let aspectRatio: Double?
        let iso6391: String?
        let iso31661: String?
        let voteAverage: Double?
        let voteCount: Int?
    }

    struct Keywords: Decodable {
        let keywords: [Named]
    }
}
