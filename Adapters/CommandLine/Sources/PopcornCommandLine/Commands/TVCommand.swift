import ArgumentParser
import CoreDomain
import PopcornServices
import TVSeriesApplication

struct TVCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "tv",
        abstract: "Show a TV series, or only its credits, images or other details.",
        discussion: """
            EXAMPLES:
              popcorn tv 1396
              popcorn tv 1396 --whole
              popcorn tv 1396 credits
              popcorn tv 1396 watch --region GB --json | jq .watchOffers
              popcorn tv 1396 watch --all-regions
            """
    )

    /// The details of a TV series that can be shown alone.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case credits, images, videos, watch, ratings, similar, recommendations, reviews, links, keywords
        case alternativeTitles = "alternative-titles"
        case episodeGroups = "episode-groups"
    }

    @Argument(help: "TMDb ID of the series, from popcorn tv-series search.")
    var id: Int
    @Argument(help: "Details to show (default: a summary).")
    var part: Part?
    @Flag(help: "Show the series with all its seasons and their episodes.")
    var whole = false
    @OptionGroup var offers: WatchOffersOptions
    @OptionGroup var list: ListOptions

    private var reading: ReadingOptions { list.reading }

    func validate() throws {
        if whole, part != nil { throw ValidationError("--whole cannot be combined with a part.") }
        try offers.check(isWatch: part == .watch)
        try list.check(isList: [.similar, .recommendations, .reviews].contains(part))
    }

    func run() async throws {
        switch part {
        case nil where whole:
            try await reading.show(\.tvSeries.fetchWholeTVSeries, TitleRequest(id: id), text: Card.wholeSeries)
        case nil:
            try await reading.show { [id, list] services, policy throws(PopcornError) in
                try await services.tvSeries.fetchTVSeriesDetails.sourced(
                    id: id, policy: policy, owner: list.owner.libraryOwner())
            } text: { _, series in
                Card.series(series).description
            }
        case .credits:
            try await reading.show(\.tvSeries.fetchTVSeriesCredits, id, text: Card.aggregateCredits)
        case .images:
            try await reading.show(\.tvSeries.fetchTVSeriesImages, id, text: Card.images)
        case .videos:
            try await reading.show(\.tvSeries.fetchTVSeriesVideos, id, as: "videos", text: Card.videos)
        case .watch where offers.allRegions:
            try await reading.show(
                \.tvSeries.fetchAllTVSeriesWatchOffers, id, as: "watchOffersByRegion", text: Card.watchOffersByRegion)
        case .watch:
            try await reading.show(
                \.tvSeries.fetchTVSeriesWatchOffers, id, as: "watchOffers", text: Card.watchOffers)
        case .ratings:
            try await reading.show(
                \.tvSeries.fetchTVSeriesContentRatings, id, as: "contentRatings", text: Card.contentRatings)
        case .similar: try await list.show(id, { $0.tvSeries.fetchSimilarTVSeries }, line: \.listLine)
        case .recommendations: try await list.show(id, { $0.tvSeries.fetchTVSeriesRecommendations }, line: \.listLine)
        case .reviews: try await list.show(id, { $0.tvSeries.fetchTVSeriesReviews }, text: Card.reviews)
        case .links:
            try await reading.show(\.tvSeries.fetchTVSeriesLinks, id, text: Card.links)
        case .episodeGroups:
            try await reading.show(
                \.tvSeries.fetchTVEpisodeGroups, id, as: "episodeGroups", text: Card.episodeGroups)
        case .keywords:
            try await reading.show(\.tvSeries.fetchTVSeriesKeywords, id, as: "keywords", text: Card.keywords)
        case .alternativeTitles:
            try await reading.show(
                \.tvSeries.fetchTVSeriesAlternativeTitles, id, as: "alternativeTitles",
                only: reading.locale.inRegion(\.region), text: Card.alternativeTitles)
        }
    }
}

struct SeasonCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "season",
        abstract: "Show a season of a TV series or one of its details.",
        discussion: """
            EXAMPLES:
              popcorn season 1396 1
              popcorn season 1396 0 --json | jq '.episodes[].name'
              popcorn season 1396 1 images
            """
    )

    /// The details of a season that can be shown alone.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case credits, images, videos, links
    }

    @Argument(help: "TMDb ID of the series, from popcorn tv-series search.")
    var id: Int
    @Argument(help: "Season number; 0 for specials.")
    var season: Int
    @Argument(help: "Details to show (default: a summary).")
    var part: Part?
    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        let request = TVSeasonLocator(seriesID: id, seasonNumber: season)
        switch part {
        case nil: try await reading.show(\.tvSeries.fetchTVSeasonDetails, request, text: Card.season)
        case .credits: try await reading.show(\.tvSeries.fetchTVSeasonCredits, request) { Card.credits($0) }
        case .images: try await reading.show(\.tvSeries.fetchTVSeasonImages, request, text: Card.images)
        case .videos:
            try await reading.show(\.tvSeries.fetchTVSeasonVideos, request, as: "videos", text: Card.videos)
        case .links: try await reading.show(\.tvSeries.fetchTVSeasonLinks, request, text: Card.links)
        }
    }
}

struct EpisodeCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "episode",
        abstract: "Show an episode of a TV series, or only its credits, images or links.",
        discussion: """
            If the season is cached, showing an episode needs no request; its credits, images and links need one.

            EXAMPLES:
              popcorn episode 1396 1 1
              popcorn episode 1396 1 1 credits
            """
    )

    /// The details of an episode that can be shown alone.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case credits, images, videos, links
    }

    @Argument(help: "TMDb ID of the series, from popcorn tv-series search.")
    var id: Int
    @Argument(help: "Season number; 0 for specials.")
    var season: Int
    @Argument(help: "Episode number.")
    var episode: Int
    @Argument(help: "Details to show (default: a summary).")
    var part: Part?
    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        let request = TVEpisodeLocator(seriesID: id, seasonNumber: season, episodeNumber: episode)
        switch part {
        case nil: try await reading.show(\.tvSeries.fetchTVEpisodeDetails, request, text: Card.episode)
        case .credits: try await reading.show(\.tvSeries.fetchTVEpisodeCredits, request, text: Card.episodeCredits)
        case .images: try await reading.show(\.tvSeries.fetchTVEpisodeImages, request, text: Card.images)
        case .videos:
            try await reading.show(\.tvSeries.fetchTVEpisodeVideos, request, as: "videos", text: Card.videos)
        case .links: try await reading.show(\.tvSeries.fetchTVEpisodeLinks, request, text: Card.links)
        }
    }
}

struct EpisodeGroupCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "episode-group",
        abstract: "Show an episode group with its parts and their episodes.",
        discussion: """
            A group is an alternative order of a series' episodes, such as absolute or DVD order.
            To list the groups of a series: popcorn tv 1396 episode-groups

            EXAMPLES:
              popcorn episode-group 5acf93e60e0a26346d0000ce
              popcorn episode-group 5acf93e60e0a26346d0000ce --json | jq .parts
            """
    )

    @Argument(help: "TMDb ID of the group.")
    var id: String
    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        try await reading.show(\.tvSeries.fetchTVEpisodeGroup, id, text: Card.episodeGroup)
    }
}

extension Card {

    static func episodeGroups(_ groups: [TVEpisodeGroupDetails]) -> Card {
        let lines = groups.flatMap { group in row(group.id, ([group.name] + facts(of: group)).joined(separator: " · "))
        }
        return Card(sections: orNothing("TMDb has no episode groups.", [lines]))
    }

    static func episodeGroup(_ group: TVEpisodeGroupDetails) -> Card {
        let parts = (group.parts ?? []).map { part in
            [part.name] + part.episodes.enumerated().flatMap { TextLayout.row("\($0.offset + 1)", line($0.element)) }
        }
        return Card(sections: [heading(group.name, facts: facts(of: group)), text(group.overview)] + parts)
    }

    private static func facts(of group: TVEpisodeGroupDetails) -> [String] {
        [
            group.type?.rawValue, count(group.partCount, "part"), count(group.episodeCount, "episode"),
            group.network?.name,
        ].compactMap(\.self)
    }
}
