import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesApplication

@Suite struct TVSeriesUseCasesTests {

    private let configuration = AppConfigurationMock()
    private let british: ContentLocale

    init() throws {
        british = try ContentLocale(language: "en-GB")
    }

    private func useCases(
        _ repository: TVSeriesRepositoryMock, watchlist: WatchlistRepositoryMock = WatchlistRepositoryMock(),
        defaults: ContentDefaults = ContentDefaults()
    ) -> TVSeriesUseCases {
        TVSeriesUseCases(repository, watchlist: watchlist, builder: .mock(configuration, defaults: defaults))
    }

    @Test(arguments: [DataOrigin.network, .cache, .stale])
    func `details request only the parts that they contain, in the locale`(origin: DataOrigin) async throws {
        let repository = TVSeriesRepositoryMock(origin: origin)
        let result = try await useCases(repository).fetchTVSeriesDetails.sourced(
            id: 96677, locale: british, policy: .refresh)

        #expect(result.value.name == "Lupin")
        #expect(result.value.contentRating == "15")
        #expect(result.origin == origin)
        #expect(
            repository.series.calls
                == [
                    .init(
                        id: 96677, parts: [.firstLogo, .ratings(["GB", "US"])], locale: british, policy: .refresh)
                ])
        #expect(configuration.policies == [.cacheFirst])
    }

    @Test func `a series, a season and an episode with all parts are one read each, and equal the parts alone`()
        async throws
    {
        let repository = TVSeriesRepositoryMock()
        let tv = useCases(repository)

        let series = try await tv.fetchTVSeries.execute(
            id: 96677, including: Set(TVSeriesParts.Name.allCases), locale: british)
        #expect(
            repository.series.calls.map(\.parts) == [
                [
                    .firstLogo, .ratings(["GB", "US"]), .credits, .images, .videos, .watchOffers, .contentRatings,
                    .keywords, .externalIDs, .alternativeTitles,
                ]
            ])
        #expect(series.details == (try await tv.fetchTVSeriesDetails.execute(id: 96677, locale: british)))
        #expect(series.credits == (try await tv.fetchTVSeriesCredits.execute(id: 96677, locale: british)))
        #expect(series.images == (try await tv.fetchTVSeriesImages.execute(id: 96677, locale: british)))
        #expect(series.videos == (try await tv.fetchTVSeriesVideos.execute(id: 96677, locale: british)))
        #expect(series.contentRatings == (try await tv.fetchTVSeriesContentRatings.execute(id: 96677, locale: british)))
        #expect(series.keywords == (try await tv.fetchTVSeriesKeywords.execute(id: 96677, locale: british)))
        #expect(series.links == (try await tv.fetchTVSeriesLinks.execute(id: 96677, locale: british)))
        #expect(
            series.alternativeTitles
                == (try await tv.fetchTVSeriesAlternativeTitles.execute(id: 96677, locale: british)))
        #expect(
            series.watchOffers == .some(try await tv.fetchTVSeriesWatchOffers.execute(id: 96677, locale: british)))

        let seasonID = TVSeasonLocator(seriesID: 96677, seasonNumber: 1)
        let season = try await tv.fetchTVSeason.execute(id: seasonID, including: Set(TVSeasonParts.Name.allCases))
        #expect(
            repository.seasons.calls.map(\.parts) == [[.episodeCredits, .credits, .images, .videos, .externalIDs]])
        #expect(season.details == (try await tv.fetchTVSeasonDetails.sourced(seasonID).value))
        #expect(season.credits == (try await tv.fetchTVSeasonCredits.sourced(seasonID).value))
        #expect(season.images == (try await tv.fetchTVSeasonImages.sourced(seasonID).value))
        #expect(season.videos == (try await tv.fetchTVSeasonVideos.sourced(seasonID).value))
        #expect(season.links == (try await tv.fetchTVSeasonLinks.sourced(seasonID).value))

        let episodeID = TVEpisodeLocator(seriesID: 96677, seasonNumber: 1, episodeNumber: 1)
        let episode = try await tv.fetchTVEpisode.execute(id: episodeID, including: Set(TVEpisodeParts.Name.allCases))
        #expect(repository.episodes.calls.map(\.parts) == [[.cast, .images, .videos, .externalIDs]])
        #expect(episode.details == (try await tv.fetchTVEpisodeDetails.sourced(episodeID).value))
        #expect(episode.credits == (try await tv.fetchTVEpisodeCredits.sourced(episodeID).value))
        #expect(episode.images == (try await tv.fetchTVEpisodeImages.sourced(episodeID).value))
        #expect(episode.videos == (try await tv.fetchTVEpisodeVideos.sourced(episodeID).value))
        #expect(episode.links == (try await tv.fetchTVEpisodeLinks.sourced(episodeID).value))
    }

    @Test func `a whole series contains the episodes of its seasons`() async throws {
        let repository = TVSeriesRepositoryMock(
            series: .mock(series: .mock(seasons: [.mock(episodes: [.mock(), .mock(id: 2, episodeNumber: 2)])])))
        let watchlist = WatchlistRepositoryMock([96677], kind: .tvSeries)
        let series = try await useCases(repository, watchlist: watchlist).fetchWholeTVSeries.execute(
            id: 96677, locale: british, policy: .refresh, owner: .default)
        #expect(series.seasons?.map { $0.episodes?.map(\.episodeNumber) } == [[1, 2]])
        #expect(series.seasons?.first?.episodes?.first?.seriesName == "Lupin")
        #expect(series.contentRating == "15")
        #expect(series.isOnWatchlist == true)
        #expect(
            repository.wholeSeries.calls
                == [
                    .init(id: 96677, parts: [.firstLogo, .ratings(["GB", "US"])], locale: british, policy: .refresh)
                ])
        #expect(repository.series.calls.isEmpty)
    }

    @Test func `texts are in the first language that has them`() async throws {
        let repository = TVSeriesRepositoryMock()
        let series = useCases(repository, defaults: ContentDefaults(textFallback: try TextFallback(["de"])))
        let german = try ContentLocale(language: "de")
        let languages = TextLanguages(title: "de-DE", overview: "de-DE")

        let details = try await series.fetchTVSeriesDetails.execute(id: 96677, locale: german)
        #expect(details.name == "Titel")
        #expect(details.tagline == "Spruch")
        #expect(details.overview == "Inhalt")
        #expect(details.homepageURL?.absoluteString == "https://example.de")
        #expect(
            details.textLanguages
                == TextLanguages(title: "de-DE", tagline: "de-DE", overview: "de-DE", homepageURL: "de-DE"))
        #expect(
            details.seasons?.map(\.textLanguages) == [TextLanguages(title: "de-DE", overview: "de-DE"), nil])

        let seasonID = TVSeasonLocator(seriesID: 96677, seasonNumber: 1)
        let season = try await series.fetchTVSeasonDetails.sourced(seasonID, locale: german).value
        #expect([season.name, season.overview] == ["Titel", "Inhalt"])
        #expect(season.textLanguages == languages)
        #expect(season.episodes?.map(\.seasonName) == ["Titel"])

        let episodeID = TVEpisodeLocator(seriesID: 96677, seasonNumber: 1, episodeNumber: 1)
        let episode = try await series.fetchTVEpisodeDetails.sourced(episodeID, locale: german).value
        #expect([episode.name, episode.overview] == ["Titel", "Inhalt"])
        #expect(episode.textLanguages == languages)

        #expect(
            repository.series.calls.map(\.parts)
                == [[.firstLogo, .ratings(["DE", "US"]), .texts(["de"])]])
        #expect(repository.seasons.calls.map(\.parts) == [[.episodeCredits, .texts(["de"])]])
        #expect(repository.episodes.calls.map(\.parts) == [[.texts(["de"])]])
    }

    @Test func `texts of seasons and of the last and next episode are in the first language that has them`()
        async throws
    {
        func texts(_ title: String) -> Translation {
            Translation(
                languageCode: "en", countryCode: "US", texts: ContentTexts(title: title, overview: "\(title)!"))
        }
        let bare: (Int) -> TVEpisode = {
            .mock(name: "Folge \($0)", episodeNumber: $0, overview: "", crew: nil, guestStars: nil)
        }
        let content = TVSeriesWithParts.mock(
            series: .mock(
                seasons: [
                    .mock(name: "Staffel 1", overview: ""), .mock(name: "Staffel 2", seasonNumber: 2, overview: ""),
                ], lastEpisodeToAir: bare(7), nextEpisodeToAir: bare(8)),
            memberTranslations: [
                TVMemberTranslation(seasonNumber: 1, translation: texts("Part One")),
                TVMemberTranslation(seasonNumber: 1, episodeNumber: 7, translation: texts("Seven")),
                TVMemberTranslation(seasonNumber: 1, episodeNumber: 8, translation: texts("Eight")),
            ])
        let series = try await useCases(
            TVSeriesRepositoryMock(series: content),
            defaults: ContentDefaults(textFallback: try TextFallback(["en"]))
        ).fetchTVSeriesDetails.execute(id: 96677, locale: try ContentLocale(language: "de"))

        let english = TextLanguages(title: "en-US", overview: "en-US")
        #expect(series.seasons?.map(\.name) == ["Part One", "Staffel 2"])
        #expect(series.seasons?.map(\.overview) == ["Part One!", ""])
        #expect(series.seasons?.map(\.textLanguages) == [english, nil])
        #expect(series.lastEpisodeToAir?.name == "Seven")
        #expect(series.nextEpisodeToAir?.overview == "Eight!")
        #expect(series.nextEpisodeToAir?.seasonName == "Part One")
        #expect(series.nextEpisodeToAir?.textLanguages == english)
    }

    @Test func `episode groups contain their parts only if they are fetched by their identifier`() async throws {
        let repository = TVSeriesRepositoryMock()
        let series = useCases(repository)
        let groups = try await series.fetchTVEpisodeGroups.execute(id: 96677)
        #expect(groups.map(\.type) == [.storyArc])
        #expect(groups.first?.parts == nil)
        #expect(groups.first?.network?.name == "Netflix")
        let group = try await series.fetchTVEpisodeGroup.execute(groupID: "5b11")
        #expect(group.parts?.map(\.name) == ["The Necklace"])
        #expect(group.parts?.first?.episodes.map(\.episodeNumber) == [1, 2])
        #expect(group.parts?.first?.episodes.first?.seriesID == 96677)
        #expect(repository.series.calls.map(\.parts) == [[.episodeGroups]])
        #expect(repository.groups.calls == ["5b11"])
    }

    @Test func `isOnWatchlist considers only the owner's series`() async throws {
        let alice = try WatchlistOwner("alice")
        let ofSeries = useCases(
            TVSeriesRepositoryMock(), watchlist: WatchlistRepositoryMock([96677], kind: .tvSeries, owner: alice))
        #expect(try await ofSeries.fetchTVSeriesDetails.execute(id: 96677, owner: alice).isOnWatchlist == true)
        #expect(try await ofSeries.fetchTVSeriesDetails.execute(id: 96677, owner: .default).isOnWatchlist == false)
        let ofMovies = useCases(TVSeriesRepositoryMock(), watchlist: WatchlistRepositoryMock([96677]))
        #expect(try await ofMovies.fetchTVSeriesDetails.execute(id: 96677, owner: .default).isOnWatchlist == false)
    }

    @Test func `a series is added to the watchlist and removed`() async throws {
        let watchlist = WatchlistRepositoryMock()
        let series = useCases(TVSeriesRepositoryMock(), watchlist: watchlist)
        #expect(try await series.addToWatchlist.execute(id: 1, owner: .default))
        #expect(try await series.addToWatchlist.execute(id: 1, owner: .default) == false)
        #expect(try await series.isOnWatchlist.execute(id: 1, owner: .default))
        #expect(try await series.fetchWatchlist.execute(owner: .default).map(\.kind) == [.tvSeries])
        #expect(try await watchlist.contains(.movie, id: 1, owner: .default) == false)
        #expect(try await series.toggleOnWatchlist.execute(id: 1, owner: .default) == false)
        #expect(try await series.removeFromWatchlist.execute(id: 1, owner: .default) == false)
    }

    @Test func `each use case requests only its part of a series`() async throws {
        let repository = TVSeriesRepositoryMock()
        let series = useCases(repository)

        #expect(try await series.fetchTVSeriesCredits.execute(id: 1).cast.map(\.name) == ["Omar Sy"])
        let images = try await series.fetchTVSeriesImages.execute(id: 1)
        #expect(images.posters.map(\.path.relativeString) == ["/poster.jpg"])
        #expect(images.backdrops.map(\.path.relativeString) == ["/backdrop.jpg"])
        #expect(images.logos.map(\.path.relativeString) == ["/logo.png"])
        #expect(
            try await series.fetchTVSeriesVideos.execute(id: 1).map(\.watchURL)
                == [URL(string: "https://www.youtube.com/watch?v=BdJKm16Co6M")])
        #expect(try await series.fetchTVSeriesWatchOffers.execute(id: 1, locale: british)?.flatrate?.map(\.id) == [8])
        #expect(try await series.fetchTVSeriesWatchOffers.execute(id: 1) == nil)
        #expect(try await series.fetchAllTVSeriesWatchOffers.execute(id: 1).map(\.region) == ["GB"])
        #expect(try await series.fetchTVSeriesContentRatings.execute(id: 1) == [.mock()])
        #expect(try await series.fetchTVSeriesKeywords.execute(id: 1) == [.mock()])
        #expect(try await series.fetchTVSeriesAlternativeTitles.execute(id: 1) == [.mock()])
        #expect(
            try await series.fetchTVSeriesLinks.execute(id: 1).tmdbURL.absoluteString
                == "https://www.themoviedb.org/tv/96677")
        #expect(
            repository.series.calls.map(\.parts)
                == [
                    [.credits], [.images], [.videos], [.watchOffers], [.watchOffers], [.watchOffers],
                    [.contentRatings], [.keywords], [.alternativeTitles], [.externalIDs],
                ])
    }

    @Test func `age ratings are sorted by region, and empty ones are left out`() async throws {
        let ratings = [("US", "TV-MA"), ("FR", ""), ("DE", "16"), ("US", "TV-14"), ("AT", "12")].map {
            ContentRating(region: $0.0, rating: $0.1)
        }
        let repository = TVSeriesRepositoryMock(
            series: TVSeriesWithParts(series: .mock(), contentRatings: ratings))
        let rated = try await useCases(repository).fetchTVSeriesContentRatings.execute(id: 1)
        #expect(rated == [ratings[4], ratings[2], ratings[0], ratings[3]])
    }

    @Test func `parts that TMDb did not send are empty`() async throws {
        let series = useCases(TVSeriesRepositoryMock(series: TVSeriesWithParts(series: .mock())))
        #expect(try await series.fetchTVSeriesCredits.execute(id: 1) == AggregateCreditsDetails(cast: [], crew: []))
        #expect(try await series.fetchTVSeriesImages.execute(id: 1) == ImageCollectionDetails())
        #expect(try await series.fetchTVSeriesVideos.execute(id: 1) == [])
        #expect(try await series.fetchTVSeriesContentRatings.execute(id: 1) == [])
        #expect(try await series.fetchAllTVSeriesWatchOffers.execute(id: 1) == [])
        #expect(try await series.fetchTVSeriesKeywords.execute(id: 1) == [])
        #expect(try await series.fetchTVSeriesAlternativeTitles.execute(id: 1) == [])
    }

    @Test func `a season contains the credits of its episodes`() async throws {
        let repository = TVSeriesRepositoryMock(season: .mock(seriesName: "Lupin"))
        let season = try await useCases(repository).fetchTVSeasonDetails.execute(
            seriesID: 96677, seasonNumber: 1, locale: british, policy: .cacheOnly)

        #expect(season.seriesName == "Lupin")
        #expect(season.episodes?.first?.crew?.map(\.name) == ["David Fincher"])
        let id = TVSeasonLocator(seriesID: 96677, seasonNumber: 1)
        #expect(
            repository.seasons.calls
                == [.init(id: id, parts: [.episodeCredits], locale: british, policy: .cacheOnly)])
    }

    @Test func `each use case requests only its part of a season`() async throws {
        let repository = TVSeriesRepositoryMock()
        let series = useCases(repository)

        let credits = try await series.fetchTVSeasonCredits.execute(seriesID: 96677, seasonNumber: 1)
        #expect(credits.cast.map(\.name) == ["Edward Norton"])
        #expect(credits.crew.map(\.name) == ["David Fincher"])
        let images = try await series.fetchTVSeasonImages.execute(seriesID: 96677, seasonNumber: 1)
        #expect(images.posters.map(\.path.relativeString) == ["/poster.jpg"])
        let videos = try await series.fetchTVSeasonVideos.execute(seriesID: 96677, seasonNumber: 1)
        #expect(videos.map(\.key) == [Video.mock().key])
        let links = try await series.fetchTVSeasonLinks.execute(seriesID: 96677, seasonNumber: 1)
        #expect(links.tmdbURL.absoluteString == "https://www.themoviedb.org/tv/96677/season/1")
        #expect(links.tvdbID == ExternalIDs.mock().tvdbID)
        #expect(repository.seasons.calls.map(\.parts) == [[.credits], [.images], [.videos], [.externalIDs]])
    }

    @Test func `parts of a season that TMDb did not send are empty`() async throws {
        let bare = TVSeasonWithParts(season: .mock(), seriesID: 96677)
        let series = useCases(TVSeriesRepositoryMock(season: bare))
        let season = TVSeasonLocator(seriesID: 96677, seasonNumber: 1)
        #expect(try await series.fetchTVSeasonCredits.sourced(season).value == CreditsDetails(cast: [], crew: []))
        #expect(try await series.fetchTVSeasonImages.sourced(season).value == ImageCollectionDetails())
        #expect(try await series.fetchTVSeasonVideos.sourced(season).value == [])
        #expect(try await series.fetchTVSeasonLinks.sourced(season).value.tvdbID == nil)
    }

    @Test func `each use case requests only its part of an episode`() async throws {
        let repository = TVSeriesRepositoryMock(episode: .mock(seriesName: "Lupin", seasonName: "Part 1"))
        let series = useCases(repository)
        let id = TVEpisodeLocator(seriesID: 96677, seasonNumber: 1, episodeNumber: 1)

        let episode = try await series.fetchTVEpisodeDetails.execute(
            seriesID: 96677, seasonNumber: 1, episodeNumber: 1)
        #expect(episode.seriesName == "Lupin")
        #expect(episode.seasonName == "Part 1")
        #expect(episode.guestStars?.count == 1)
        let credits = try await series.fetchTVEpisodeCredits.execute(
            seriesID: 96677, seasonNumber: 1, episodeNumber: 1)
        #expect(credits.cast.count == 1)
        let images = try await series.fetchTVEpisodeImages.sourced(
            seriesID: 96677, seasonNumber: 1, episodeNumber: 1)
        #expect(images.value.stills.map(\.path.relativeString) == ["/still.jpg"])
        #expect(images.origin == .cache)
        let videos = try await series.fetchTVEpisodeVideos.execute(seriesID: 96677, seasonNumber: 1, episodeNumber: 1)
        #expect(videos.map(\.key) == [Video.mock().key])
        let links = try await series.fetchTVEpisodeLinks.execute(seriesID: 96677, seasonNumber: 1, episodeNumber: 1)
        #expect(links.tmdbURL.absoluteString == "https://www.themoviedb.org/tv/96677/season/1/episode/1")
        #expect(links.imdbID == TVEpisodeWithParts.mock().externalIDs?.imdbID)
        #expect(repository.episodes.calls.map(\.id) == [id, id, id, id, id])
        #expect(repository.episodes.calls.map(\.parts) == [[], [.cast], [.images], [.videos], [.externalIDs]])
    }

    @Test func `an error of the repository is thrown`() async throws {
        let repository = TVSeriesRepositoryMock()
        let failure = PopcornError(.rateLimited(retryAfter: nil), "no")
        repository.series.setResult(.failure(failure))
        let series = useCases(repository)
        let error = await #expect(throws: PopcornError.self) { try await series.fetchTVSeriesDetails.execute(id: 1) }
        #expect(error == failure)
    }
}
