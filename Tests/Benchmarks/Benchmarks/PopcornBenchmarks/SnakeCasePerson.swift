import Foundation

/// A person with appended resources, in the style of ``SnakeCaseMovie``.
struct SnakeCasePerson: Decodable {
    let id: Int
    let name: String
    let alsoKnownAs: [String]?
    let knownForDepartment: String?
    let biography: String?
    let birthday: Date?
    let deathday: Date?
    let gender: Int?
    let placeOfBirth: String?
    let profilePath: URL?
    let popularity: Double?
    let imdbId: String?
    let homepage: URL?
    let adult: Bool?
    let movieCredits: Credits<SnakeCaseMovieRow>?
    let tvCredits: Credits<SnakeCaseSeriesRow>?
    let combinedCredits: Credits<SnakeCaseShow>?
    let images: Images?
    let taggedImages: SnakeCasePage<TaggedImage>?
    let externalIds: ExternalIDs?

    struct Credits<Title: Decodable>: Decodable {
        let cast: [CastCredit<Title>]
        let crew: [CrewCredit<Title>]
    }

    struct CastCredit<Title: Decodable>: Decodable {
        let title: Title
        let part: Part

        struct Part: Decodable {
            let creditId: String
            let character: String?
            let order: Int?
            let episodeCount: Int?
            let firstCreditAirDate: Date?
        }

        init(from decoder: any Decoder) throws {
            title = try Title(from: decoder)
            part = try Part(from: decoder)
        }
    }

    struct CrewCredit<Title: Decodable>: Decodable {
        let title: Title
        let work: Work

        struct Work: Decodable {
            let creditId: String
            let job: String?
            let department: String?
            let episodeCount: Int?
            let firstCreditAirDate: Date?
        }

        init(from decoder: any Decoder) throws {
            title = try Title(from: decoder)
            work = try Work(from: decoder)
        }
    }

    struct Images: Decodable {
        let profiles: [SnakeCaseMovie.Image]
    }

    struct TaggedImage: Decodable {
        let id: String
        let filePath: URL
        let width: Int
        let height: Int
        let aspectRatio: Double?
        let iso6391: String?
        let iso31661: String?
        let voteAverage: Double?
        let voteCount: Int?
        let imageType: String?
        let mediaType: String?
        let media: SnakeCaseMovieRow
    }

    struct ExternalIDs: Decodable {
        let imdbId: String?
        let wikidataId: String?
        let facebookId: String?
        let instagramId: String?
        let twitterId: String?
        let tiktokId: String?
        let youtubeId: String?
        let tvrageId: Int?
        let freebaseId: String?
        let freebaseMid: String?
    }
}
