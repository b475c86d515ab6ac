import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import PeopleApplication
import PopcornServices
import TVSeriesApplication
import TVSeriesDomain

extension MCPTool {

    static let titles: [MCPTool] = [
        MCPTool(
            "get_movie", "Movie",
            "Returns a movie: facts, overview, directors, main cast and where to watch it in the region. "
                + "`parts` adds more.",
            [.mcpID] + MCPParts.parameters(MovieParts.partNames), defaults: ["page": 1], properties: MCPParts.properties
        ) { call in
            let movie = try await call.movie(call.id)
            return try MCPMovie.answer(movie, MCPParts(call), region: call.locale.region)
        },
        MCPTool(
            "get_tv_series", "TV series",
            "Returns a TV series: facts, overview, creators, main cast, next episode and where to watch it in the "
                + "region. `parts` adds more, such as the seasons.",
            [.mcpID] + MCPParts.parameters(MCPSeries.partNames), defaults: ["page": 1], properties: MCPParts.properties
        ) { call in
            let series = try await call.series(call.id)
            return try MCPSeries.answer(series, MCPParts(call), region: call.locale.region)
        },
        MCPTool(
            "get_season", "Season", "Returns a season of a TV series with its episodes, 15 on a page.",
            [.mcpSeriesID, .mcpSeasonNumber]
                + MCPParts.parameters(TVSeasonParts.partNames, paged: "the episodes and the chosen parts"),
            locale: [.language], defaults: ["page": 1], properties: MCPParts.properties,
            remedy: "`get_tv_series` with the part seasons lists the seasons."
        ) { call in
            let season = TVSeasonLocator(seriesID: call.id, seasonNumber: call.arguments.integer("seasonNumber") ?? 0)
            let request = PartsRequest<TVSeasonLocator, TVSeasonParts>(id: season, parts: TVSeasonParts.all)
            return try MCPSeason.answer(
                await call.fetch(\.tvSeries.fetchTVSeason, request), MCPParts(call, always: ["episodes"]))
        },
        MCPTool(
            "get_episode", "Episode",
            "Returns an episode of a TV series: facts, overview, directors and guest stars. `parts` adds more.",
            [
                .mcpSeriesID, .mcpSeasonNumber,
                Parameter.episodeNumber.described("The episode number within the season.").required,
            ] + MCPParts.parameters(TVEpisodeParts.partNames), locale: [.language], defaults: ["page": 1],
            properties: MCPParts.properties,
            remedy: "`get_season` lists the episodes."
        ) { call in
            let episode = TVEpisodeLocator(
                seriesID: call.id, seasonNumber: call.arguments.integer("seasonNumber") ?? 0,
                episodeNumber: call.arguments.integer("episodeNumber") ?? 0)
            let request = PartsRequest<TVEpisodeLocator, TVEpisodeParts>(id: episode, parts: TVEpisodeParts.all)
            return try MCPEpisode.answer(await call.fetch(\.tvSeries.fetchTVEpisode, request), MCPParts(call))
        },
        MCPTool(
            "get_person", "Person",
            "Returns a person: dates, biography and the best-known titles. `parts` adds more, such as all credits.",
            [.mcpID] + MCPParts.parameters(PersonParts.partNames), locale: [.language],
            defaults: ["page": 1], properties: MCPParts.properties
        ) { call in
            let person = try await call.person(call.id)
            return try MCPPerson.answer(person, MCPParts(call), day: call.locale.day(of: call.call.now))
        },
        MCPTool(
            "get_collection", "Movie collection", "Returns a movie collection with its movies, by release date.",
            [Parameter.id.described("The TMDb identifier, as in a movie's `belongsToCollection`.").required, .mcpPage],
            locale: [.language], defaults: ["page": 1],
            remedy: "Find the identifier with `search` and the kind collection."
        ) { call in
            let collection = try await call.fetch(
                \.movies.fetchMovieCollection, TitleRequest(id: call.id, owner: call.call.owner))
            return try MCPCollection.answer(collection, page: call.page, await MCPGenres.names(of: [.movie], call))
        },
        MCPTool(
            "where_to_watch", "Where to watch",
            "Returns the services on which a movie or TV series can be watched in a region: by subscription, free of "
                + "charge, with advertisements, for rent and for sale. Name JustWatch as the source.",
            [.mcpKind, .mcpID], locale: [.region]
        ) { call in
            let kind = call.arguments.choice("kind", of: TitleKind.self) ?? .movie
            return try await call.whereToWatch(TitleID(kind, call.id))
        },
    ]
}

extension Parameter {
    fileprivate static let mcpSeriesID = id.described("The TMDb identifier of the series.").required
    fileprivate static let mcpSeasonNumber = seasonNumber.described(seasonNumber.description).required
}

extension MCPToolCall {

    /// Returns a movie with all parts, which the answer counts.
    func movie(_ id: Int) async throws(PopcornError) -> DetailsWithParts<MovieDetails, MovieParts> {
        try await fetch(\.movies.fetchMovie, PartsRequest(id: id, parts: MovieParts.all, owner: call.owner))
    }

    /// Returns a series with all parts.
    func series(_ id: Int) async throws(PopcornError) -> DetailsWithParts<TVSeriesDetails, TVSeriesParts> {
        try await fetch(\.tvSeries.fetchTVSeries, PartsRequest(id: id, parts: TVSeriesParts.all, owner: call.owner))
    }

    /// Returns a person with all parts.
    func person(_ id: Int) async throws(PopcornError) -> DetailsWithParts<PersonDetails, PersonParts> {
        try await fetch(\.people.fetchPerson, PartsRequest(id: id, parts: PersonParts.all))
    }

    /// Returns the answer with the watch offers of a title. Other regions are read only if the region has no offers.
    fileprivate func whereToWatch(_ title: TitleID) async throws -> MCPAnswer<MCPWhereToWatch> {
        let (name, date, offers): (String, Date?, WatchOffersDetails?)
        switch title.kind {
        case .movie:
            let movie = try await fetch(\.movies.fetchMovie, PartsRequest(id: title.id, parts: [.watchOffers]))
            (name, date, offers) = (movie.title, movie.releaseDate, movie.parts.watchOffers ?? nil)
        case .tvSeries:
            let series = try await fetch(\.tvSeries.fetchTVSeries, PartsRequest(id: title.id, parts: [.watchOffers]))
            (name, date, offers) = (series.name, series.firstAirDate, series.parts.watchOffers ?? nil)
        }
        let others: [WatchOffersDetails] =
            if offers != nil {
                []
            } else if title.kind == .movie {
                try await fetch(\.movies.fetchAllMovieWatchOffers, title.id)
            } else {
                try await fetch(\.tvSeries.fetchAllTVSeriesWatchOffers, title.id)
            }
        return try MCPWhereToWatch.answer(
            title, named: MCPFormat.title(name, date), offers, others: others, region: locale.region)
    }
}
