import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import MoviesDomain

/// The answer with a movie.
struct MCPMovie: Codable, Hashable, Sendable {

    /// A collection of movies.
    struct Collection: Codable, Hashable, Sendable {
        let id: Int
        let name: String
    }

    let id: Int
    let title: String
    var originalTitle: String?
    var originalLanguage: String?
    var originCountry: [String]?
    var releaseDate: Date?
    var status: MovieStatus?
    var runtime: Int?
    var genres: [String]?
    var certification: String?
    var certificationRegion: String?
    var voteAverage: Double?
    var voteCount: Int?
    var overview: String?
    var directors: [String]?
    var belongsToCollection: Collection?
    var isOnWatchlist: Bool?
    var cast: [MCPCastMember]?
    var crew: [MCPCrewMember]?
    var watchOffers: MCPOffers?
    var images: [MCPImage]?
    var videos: [MCPVideo]?
    var releases: [MCPRelease]?
    var keywords: [String]?
    var links: MCPLinks?
    var alternativeTitles: [MCPAlternativeTitle]?
    var more: [String: Int]?
}

extension MCPMovie {

    /// Returns the answer with a movie.
    static func answer(
        _ movie: DetailsWithParts<MovieDetails, MovieParts>, _ parts: MCPParts, region: String
    ) throws -> MCPAnswer<MCPMovie> {
        var line: String?
        let value = try MCPExtent.fitting(parts.maximumBytes()) { extent in
            var parts = parts
            let value = MCPMovie(movie, &parts, region: region, extent)
            line = parts.line
            return value
        }
        return MCPAnswer(value, lines: [parts.hasDetails ? value.sentence(region: region) : parts.pageLine, line])
    }

    private init(
        _ movie: DetailsWithParts<MovieDetails, MovieParts>, _ parts: inout MCPParts, region: String,
        _ extent: MCPExtent
    ) {
        self.init(id: movie.id, title: movie.title.shortened(to: extent.name))
        let credits = movie.credits
        if parts.hasDetails {
            let details = movie.details
            if details.originalTitle != details.title {
                originalTitle = details.originalTitle.shortened(to: extent.name)
            }
            originalLanguage = details.originalLanguage
            originCountry = details.originCountry?.prefix(extent.count).map { $0 }.orNil
            releaseDate = details.releaseDate
            if details.status != .released { status = details.status }
            runtime = details.runtime.flatMap { $0 > 0 ? $0 : nil }
            genres = details.genres?.prefix(extent.count).map { $0.name.shortened(to: 24) }.orNil
            certification = details.certification.shortened(to: 24)
            if details.certificationRegion != region { certificationRegion = details.certificationRegion }
            (voteAverage, voteCount) = (details.voteAverage?.rating, details.voteCount)
            if voteCount == 0 { (voteAverage, voteCount) = (nil, nil) }
            overview = details.overview.shortened(to: extent.text)
            directors =
                credits?.crew(job: "Director").prefix(extent.count).map { $0.name.shortened(to: extent.name) }
                .orNil
            belongsToCollection = details.belongsToCollection.map {
                Collection(id: $0.id, name: $0.name.shortened(to: extent.name))
            }
            isOnWatchlist = details.isOnWatchlist == true ? true : nil
        }
        cast =
            parts.entries("credits", credits?.cast, size: 15, preview: extent.count)
            .map { MCPCastMember($0, extent) }.orNil
        crew = parts.entries("credits", credits?.crew, size: 10).map { MCPCrewMember($0, extent) }.orNil
        watchOffers = parts.offers(movie.watchOffers ?? nil, extent)
        images = parts.entries("images", movie.images.map(MCPImage.all), size: 15).orNil
        videos = parts.entries("videos", movie.videos, size: 10).map { MCPVideo($0, extent) }.orNil
        releases =
            parts.entries("releases", MCPRelease.all(movie.releases, of: region), size: 20)
            .map { MCPRelease($0, extent) }.orNil
        keywords = parts.entries("keywords", movie.keywords, size: 40).map { $0.name.shortened(to: 40) }.orNil
        links = parts.entries("links", movie.links.map { [$0] }, size: 1).first
            .map { MCPLinks($0, homepage: movie.homepageURL) }
        alternativeTitles =
            parts.entries("alternative-titles", movie.alternativeTitles, size: 20)
            .map { MCPAlternativeTitle($0, extent) }.orNil
        more = parts.more.orNil
    }

    /// Returns the movie in a sentence, such as `Fight Club (1999), 2 h 19 min, drama; directed by David Fincher.`
    private func sentence(region: String) -> String {
        let facts: [String?] = [
            MCPFormat.title(title, releaseDate), runtime.map { MCPFormat.english.duration(minutes: $0) },
            genres?.joined(separator: ", "),
            MCPFormat.ageRating(certification, certificationRegion),
        ]
        let clauses: [String?] = [
            facts.compactMap(\.self).joined(separator: ", "), directors.map { "directed by \($0.sentenceList)" },
            MCPFormat.rating(voteAverage, voteCount).map { "rated \($0)" },
            watchOffers?.text(kinds: 1) ?? "no watch offers in \(MCPFormat.english.region(region))",
            isOnWatchlist == true ? "on the watchlist" : nil,
        ]
        return clauses.compactMap(\.self).joined(separator: "; ") + "."
    }
}

extension MCPParts {
    /// Returns the offers if the part is chosen; it has one page. Otherwise, returns the first offers of each kind.
    mutating func offers(_ offers: WatchOffersDetails?, _ extent: MCPExtent) -> MCPOffers? {
        guard let offers, hasDetails else { return nil }
        let isChosen = chosen.contains("watch-offers")
        let answer = MCPOffers(offers, count: isChosen ? extent.count * 8 : extent.count, extent)
        if !isChosen { note("watch-offers", offers.providerCount - answer.providerCount) }
        return answer.providerCount == 0 ? nil : answer
    }
}
