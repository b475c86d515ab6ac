import CoreApplication
import CoreDomain
import Foundation
import TVSeriesApplication
import TVSeriesDomain

/// The answer with a TV series.
struct MCPSeries: Codable, Hashable, Sendable {

    /// A season without its episodes.
    struct Season: Codable, Hashable, Sendable {
        let seasonNumber: Int
        let title: String
        let airDate: Date?
        let episodeCount: Int?
    }

    let id: Int
    let title: String
    var originalTitle: String?
    var originalLanguage: String?
    var originCountry: [String]?
    var firstAirDate: Date?
    var lastAirDate: Date?
    var status: String?
    var type: String?
    var numberOfSeasons: Int?
    var numberOfEpisodes: Int?
    var episodeRunTime: [Int]?
    var genres: [String]?
    var contentRating: String?
    var contentRatingRegion: String?
    var voteAverage: Double?
    var voteCount: Int?
    var overview: String?
    var createdBy: [String]?
    var networks: [String]?
    var nextEpisode: MCPEpisodeEntry?
    var isOnWatchlist: Bool?
    var seasons: [Season]?
    var cast: [MCPCastMember]?
    var crew: [MCPCrewMember]?
    var watchOffers: MCPOffers?
    var images: [MCPImage]?
    var videos: [MCPVideo]?
    var contentRatings: [MCPContentRating]?
    var keywords: [String]?
    var links: MCPLinks?
    var alternativeTitles: [MCPAlternativeTitle]?
    var more: [String: Int]?
}

/// An episode in a list.
struct MCPEpisodeEntry: Codable, Hashable, Sendable {
    let seasonNumber: Int
    let episodeNumber: Int
    let title: String
    var airDate: Date?
    var runtime: Int?
    var voteAverage: Double?
    var overview: String?

    init(_ episode: TVEpisodeDetails, _ extent: MCPExtent) {
        seasonNumber = episode.seasonNumber
        episodeNumber = episode.episodeNumber
        title = episode.name.shortened(to: extent.name)
        airDate = episode.airDate
    }

    /// The number and title, such as `2×05 Breakage`.
    var name: String { "\(MCPFormat.episode(seasonNumber, episodeNumber)) \(title)" }
}

extension MCPFormat {
    /// Returns the number of an episode, such as `2×05`.
    static func episode(_ season: Int, _ episode: Int) -> String {
        "\(season)×\(episode < 10 ? "0" : "")\(episode)"
    }
}

extension MCPSeries {

    /// The names of the parts, with the seasons, which the details contain.
    static let partNames = ["seasons"] + TVSeriesParts.partNames

    static func answer(
        _ series: DetailsWithParts<TVSeriesDetails, TVSeriesParts>, _ parts: MCPParts, region: String
    ) throws -> MCPAnswer<MCPSeries> {
        var line: String?
        let value = try MCPExtent.fitting(parts.maximumBytes()) { extent in
            var parts = parts
            let value = MCPSeries(series, &parts, region: region, extent)
            line = parts.line
            return value
        }
        return MCPAnswer(value, lines: [parts.hasDetails ? value.sentence(region: region) : parts.pageLine, line])
    }

    private init(
        _ series: DetailsWithParts<TVSeriesDetails, TVSeriesParts>, _ parts: inout MCPParts, region: String,
        _ extent: MCPExtent
    ) {
        self.init(id: series.id, title: series.name.shortened(to: extent.name))
        if parts.hasDetails { add(series.details, region: region, extent) }
        seasons =
            parts.entries("seasons", series.seasons, size: 20).map {
                Season(
                    seasonNumber: $0.seasonNumber, title: $0.name.shortened(to: extent.name), airDate: $0.airDate,
                    episodeCount: $0.episodeCount)
            }.orNil
        cast =
            parts.entries("credits", series.credits?.cast, size: 15, preview: extent.count)
            .map { MCPCastMember($0, extent) }.orNil
        crew = parts.entries("credits", series.credits?.crew, size: 10).map { MCPCrewMember($0, extent) }.orNil
        watchOffers = parts.offers(series.watchOffers ?? nil, extent)
        images = parts.entries("images", series.images.map(MCPImage.all), size: 15).orNil
        videos = parts.entries("videos", series.videos, size: 10).map { MCPVideo($0, extent) }.orNil
        contentRatings =
            parts.entries("content-ratings", series.contentRatings, size: 40)
            .map { MCPContentRating(region: $0.region, rating: $0.rating.shortened(to: 24)) }.orNil
        keywords = parts.entries("keywords", series.keywords, size: 40).map { $0.name.shortened(to: 40) }.orNil
        links = parts.entries("links", series.links.map { [$0] }, size: 1).first
            .map { MCPLinks($0, homepage: series.homepageURL) }
        alternativeTitles =
            parts.entries("alternative-titles", series.alternativeTitles, size: 20)
            .map { MCPAlternativeTitle($0, extent) }.orNil
        more = parts.more.orNil
    }

    private mutating func add(_ details: TVSeriesDetails, region: String, _ extent: MCPExtent) {
        if details.originalName != details.name { originalTitle = details.originalName.shortened(to: extent.name) }
        originalLanguage = details.originalLanguage
        originCountry = details.originCountry?.prefix(extent.count).map { $0 }.orNil
        (firstAirDate, lastAirDate) = (details.firstAirDate, details.lastAirDate)
        status = details.status.shortened(to: 40)
        type = details.type.shortened(to: 40)
        (numberOfSeasons, numberOfEpisodes) = (details.numberOfSeasons, details.numberOfEpisodes)
        episodeRunTime = details.episodeRunTime?.prefix(extent.count).map { $0 }.orNil
        genres = details.genres?.prefix(extent.count).map { $0.name.shortened(to: 24) }.orNil
        contentRating = details.contentRating.shortened(to: 24)
        if details.contentRatingRegion != region { contentRatingRegion = details.contentRatingRegion }
        (voteAverage, voteCount) = (details.voteAverage?.rating, details.voteCount)
        if voteCount == 0 { (voteAverage, voteCount) = (nil, nil) }
        overview = details.overview.shortened(to: extent.text)
        createdBy = details.createdBy?.prefix(extent.count).map { $0.name.shortened(to: extent.name) }.orNil
        networks = details.networks?.prefix(extent.count).map { $0.name.shortened(to: extent.name) }.orNil
        nextEpisode = details.nextEpisodeToAir.map { MCPEpisodeEntry($0, extent) }
        isOnWatchlist = details.isOnWatchlist == true ? true : nil
    }

    /// Returns the series in a sentence.
    private func sentence(region: String) -> String {
        let facts: [String?] = [
            MCPFormat.title(title, firstAirDate), numberOfSeasons.map { MCPFormat.count($0, "season") },
            status?.lowercased(), genres?.joined(separator: ", "),
            MCPFormat.ageRating(contentRating, contentRatingRegion),
        ]
        let next = nextEpisode.map { episode in
            "next episode \(episode.name)\(episode.airDate.map { " on \(MCPFormat.english.day($0))" } ?? "")"
        }
        let clauses: [String?] = [
            facts.compactMap(\.self).joined(separator: ", "), createdBy.map { "created by \($0.sentenceList)" },
            MCPFormat.rating(voteAverage, voteCount).map { "rated \($0)" },
            watchOffers?.text(kinds: 1) ?? "no watch offers in \(MCPFormat.english.region(region))", next,
            isOnWatchlist == true ? "on the watchlist" : nil,
        ]
        return clauses.compactMap(\.self).joined(separator: "; ") + "."
    }
}

/// The answer with a season and its episodes.
struct MCPSeason: Codable, Hashable, Sendable {

    let seriesID: Int
    let seasonNumber: Int
    let title: String
    var seriesTitle: String?
    var airDate: Date?
    var episodeCount: Int?
    var voteAverage: Double?
    var overview: String?
    var episodes: [MCPEpisodeEntry]?
    var cast: [MCPCastMember]?
    var crew: [MCPCrewMember]?
    var images: [MCPImage]?
    var videos: [MCPVideo]?
    var links: MCPLinks?
    var more: [String: Int]?
}

extension MCPSeason {

    static func answer(
        _ season: DetailsWithParts<TVSeasonDetails, TVSeasonParts>, _ parts: MCPParts
    ) throws -> MCPAnswer<MCPSeason> {
        var line: String?
        // A page of episodes has the maximum bytes of a page of a list, together with the season.
        let value = try MCPExtent.fitting(parts.maximumBytes(ofDetails: 300), extents: MCPList.extents) { extent in
            var parts = parts
            let value = MCPSeason(season, &parts, extent)
            line = parts.line
            return value
        }
        let title = [value.seriesTitle, value.title].compactMap(\.self).joined(separator: ", ")
        let facts: [String?] = [
            MCPFormat.title(title, season.airDate),
            season.details.episodeCount.map { MCPFormat.count($0, "episode") },
        ]
        return MCPAnswer(
            value,
            lines: [facts.compactMap(\.self).joined(separator: ", ") + "."] + (value.episodes ?? []).map(\.name) + [
                line
            ])
    }

    private init(
        _ season: DetailsWithParts<TVSeasonDetails, TVSeasonParts>, _ parts: inout MCPParts, _ extent: MCPExtent
    ) {
        let details = season.details
        self.init(
            seriesID: details.seriesID, seasonNumber: details.seasonNumber,
            title: details.name.shortened(to: extent.name))
        if parts.hasDetails {
            seriesTitle = details.seriesName.shortened(to: extent.name)
            airDate = details.airDate
            episodeCount = details.episodeCount
            voteAverage = details.voteAverage.flatMap { $0 > 0 ? $0.rating : nil }
            overview = details.overview.shortened(to: extent.text)
        }
        episodes =
            parts.entries("episodes", details.episodes, size: 15).map { episode in
                var entry = MCPEpisodeEntry(episode, extent)
                entry.runtime = episode.runtime
                entry.voteAverage = episode.voteCount == 0 ? nil : episode.voteAverage?.rating
                entry.overview = episode.overview.shortened(to: extent.text)
                return entry
            }.orNil
        cast = parts.entries("credits", season.credits?.cast, size: 15).map { MCPCastMember($0, extent) }.orNil
        crew = parts.entries("credits", season.credits?.crew, size: 10).map { MCPCrewMember($0, extent) }.orNil
        images = parts.entries("images", season.images.map(MCPImage.all), size: 15).orNil
        videos = parts.entries("videos", season.videos, size: 10).map { MCPVideo($0, extent) }.orNil
        links = parts.entries("links", season.links.map { [$0] }, size: 1).first.map { MCPLinks($0) }
        more = parts.more.orNil
    }
}

/// The answer with an episode.
struct MCPEpisode: Codable, Hashable, Sendable {

    let seriesID: Int
    let seasonNumber: Int
    let episodeNumber: Int
    let title: String
    var seriesTitle: String?
    var airDate: Date?
    var runtime: Int?
    var episodeType: String?
    var voteAverage: Double?
    var voteCount: Int?
    var overview: String?
    var directors: [String]?
    var cast: [MCPCastMember]?
    var guestStars: [MCPCastMember]?
    var crew: [MCPCrewMember]?
    var images: [MCPImage]?
    var videos: [MCPVideo]?
    var links: MCPLinks?
    var more: [String: Int]?
}

extension MCPEpisode {

    static func answer(
        _ episode: DetailsWithParts<TVEpisodeDetails, TVEpisodeParts>, _ parts: MCPParts
    ) throws -> MCPAnswer<MCPEpisode> {
        var line: String?
        let value = try MCPExtent.fitting(parts.maximumBytes()) { extent in
            var parts = parts
            let value = MCPEpisode(episode, &parts, extent)
            line = parts.line
            return value
        }
        return MCPAnswer(value, lines: [parts.hasDetails ? value.sentence : parts.pageLine, line])
    }

    private init(
        _ episode: DetailsWithParts<TVEpisodeDetails, TVEpisodeParts>, _ parts: inout MCPParts, _ extent: MCPExtent
    ) {
        let (details, credits) = (episode.details, episode.credits)
        self.init(
            seriesID: details.seriesID, seasonNumber: details.seasonNumber, episodeNumber: details.episodeNumber,
            title: details.name.shortened(to: extent.name))
        if parts.hasDetails {
            seriesTitle = details.seriesName.shortened(to: extent.name)
            airDate = details.airDate
            runtime = details.runtime
            if details.episodeType != "standard" { episodeType = details.episodeType.shortened(to: 40) }
            (voteAverage, voteCount) = (details.voteAverage?.rating, details.voteCount)
            if voteCount == 0 { (voteAverage, voteCount) = (nil, nil) }
            overview = details.overview.shortened(to: extent.text)
            directors =
                credits?.crew.filter { $0.jobs.contains { $0.job == "Director" } }.prefix(extent.count)
                .map { $0.name.shortened(to: extent.name) }.orNil
        }
        cast =
            parts.entries("credits", credits?.cast, size: 10, preview: extent.count)
            .map { MCPCastMember($0, extent) }.orNil
        guestStars =
            parts.entries("credits", credits?.guestStars, size: 10, preview: extent.count)
            .map { MCPCastMember($0, extent) }.orNil
        crew = parts.entries("credits", credits?.crew, size: 10).map { MCPCrewMember($0, extent) }.orNil
        images = parts.entries("images", episode.images.map(MCPImage.all), size: 15).orNil
        videos = parts.entries("videos", episode.videos, size: 10).map { MCPVideo($0, extent) }.orNil
        links = parts.entries("links", episode.links.map { [$0] }, size: 1).first.map { MCPLinks($0) }
        more = parts.more.orNil
    }

    /// The episode in a sentence.
    private var sentence: String {
        let number = "\(seriesTitle.map { "\($0), " } ?? "")\(MCPFormat.episode(seasonNumber, episodeNumber)) \(title)"
        let facts: [String?] = [number, runtime.map { MCPFormat.english.duration(minutes: $0) }]
        return [
            facts.compactMap(\.self).joined(separator: ", "), airDate.map { "air date \(MCPFormat.english.day($0))" },
            directors.map { "directed by \($0.sentenceList)" },
            MCPFormat.rating(voteAverage, voteCount).map { "rated \($0)" },
        ].compactMap(\.self).joined(separator: "; ") + "."
    }
}
