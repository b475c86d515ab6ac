import CoreApplication
import CoreDomain
import Foundation
import PopcornServices
import TVSeriesApplication
import Testing

@testable import PopcornCommandLine

@Suite struct TVCardTests {

    private let rule = String(repeating: "─", count: 80)
    private let day = Date(timeIntervalSince1970: 1_610_064_000)

    @Test func `missing values are omitted from a card`() {
        #expect(Card.series(TVSeriesDetails(id: 1, name: "Untitled")).description == "Untitled\n\(rule)")
        let season = TVSeasonDetails(id: 1, name: "Specials", seasonNumber: 0, episodes: [], seriesID: 1)
        #expect(Card.season(season).description == "Specials\n\(rule)\n0 episodes")
        let episode = TVEpisodeDetails(id: 1, name: "", episodeNumber: 0, seasonNumber: 0, seriesID: 1)
        #expect(Card.episode(episode).description == "0×0\n\(rule)")
    }

    @Test func `a season without a name has its number, and an episode without a name has no blank`() {
        let episode = TVEpisodeDetails(
            id: 2, name: "", episodeNumber: 8, seasonNumber: 3, airDate: day, runtime: 47, seriesID: 1)
        let season = TVSeasonDetails(
            id: 3, name: "", seasonNumber: 3, airDate: day, episodes: [episode], seriesID: 1, seriesName: "Lupin")
        let series = TVSeriesDetails(
            id: 1, name: "Lupin", seasons: [season], genres: [Genre(id: 1, name: "")], nextEpisodeToAir: episode,
            networks: [NetworkDetails(id: 1, name: " ")])
        #expect(
            Card.series(series).description
                == """
                Lupin
                \(rule)

                Next episode 3×8 2021-01-08 · 47 min
                Seasons      Season 3 · 2021-01-08
                """)
        #expect(
            Card.season(season).description.hasPrefix(
                "Lupin: Season 3\n\(rule)\n2021-01-08 · 1 episode\n\n8            2021-01-08 · 47 min"))
        #expect(Card.episode(episode).description == "3×8\n\(rule)\n2021-01-08 · 47 min")
    }

    @Test func `other cards have no line for what has no name`() {
        let provider = { WatchProviderDetails(id: 1, name: $0) }
        #expect(
            Card.watchOffers(.init(region: "GB", flatrate: [provider(""), provider("N")])).description
                == "Subscription N\n\nSource: JustWatch")
        #expect(
            Card.watchOffersByRegion([.init(region: "GB", flatrate: [provider("")])]).description
                == "TMDb has no watch offers.")
        let credit = PersonCreditDetails(kind: .movie, id: 1, title: "", roles: [], jobs: [])
        #expect(
            Card.personCredits(PersonCreditsDetails(cast: [credit], crew: [])).description == "TMDb has no credits.")
        #expect(
            Card.alternativeTitles([AlternativeTitle(region: "GB", title: "", type: "t")]).description
                == "TMDb has no alternative titles.")
    }

    @Test func `the card of a series shows its years, its next episode and its seasons`() {
        let next = TVEpisodeDetails(
            id: 2, name: "Chapter 8", episodeNumber: 8, seasonNumber: 3, airDate: day, runtime: 47, seriesID: 1)
        let series = TVSeriesDetails(
            id: 1, name: "Lupin", numberOfSeasons: 1, numberOfEpisodes: 7,
            seasons: [TVSeasonDetails(id: 3, name: "Part 1", seasonNumber: 1, airDate: day, seriesID: 1)],
            firstAirDate: day, isInProduction: true, lastAirDate: day, nextEpisodeToAir: next, status: "On Hiatus",
            contentRating: "15", contentRatingRegion: "GB", isOnWatchlist: true)
        let lines = Card.series(series).description.split(separator: "\n")
        #expect(lines[0] == "Lupin (2021–)")
        #expect(lines[2] == "On Hiatus · 1 season · 7 episodes · 15 (GB) · on your watchlist")
        #expect(lines[3] == "Next episode 3×8 Chapter 8 · 2021-01-08 · 47 min")
        #expect(lines[4] == "Seasons      Part 1 · 2021-01-08")
    }

    @Test func `credits show all roles and jobs, with the number of episodes`() {
        let credits = AggregateCreditsDetails(
            cast: [
                AggregateCastMemberDetails(
                    id: 1, name: "Omar Sy", gender: .male,
                    roles: [
                        AggregateRole(creditID: "a", character: "Assane", episodeCount: 17),
                        AggregateRole(creditID: "b", character: "Luis", episodeCount: 1),
                    ], totalEpisodeCount: 17)
            ],
            crew: [
                AggregateCrewMemberDetails(
                    id: 2, name: "Louis Leterrier", gender: .male, department: "Directing",
                    jobs: [AggregateJob(creditID: "c", job: "Director", episodeCount: 1)], totalEpisodeCount: 1)
            ])
        #expect(
            Card.aggregateCredits(credits).description
                == """
                Cast         Omar Sy as Assane, Luis (17 episodes)

                Crew         Louis Leterrier, Director (1 episode)
                """)
        #expect(
            Card.aggregateCredits(AggregateCreditsDetails(cast: [], crew: [])).description
                == "TMDb has no credits.")
    }

    @Test func `an empty card contains a message`() {
        #expect(Card.videos([]).description == "TMDb has no videos.")
        #expect(Card.images(ImageCollectionDetails()).description == "TMDb has no images.")
        #expect(Card.watchOffers(nil).description == "TMDb has no watch offers in this region.")
        #expect(Card.watchOffersByRegion([.init(region: "GB")]).description == "TMDb has no watch offers.")
        #expect(Card.releases([]).description == "TMDb has no releases.")
        #expect(Card.keywords([]).description == "TMDb has no keywords.")
        #expect(Card.alternativeTitles([]).description == "TMDb has no alternative titles.")
        #expect(Card.contentRatings([]).description == "TMDb has no age ratings.")
    }

    @Test func `guest stars are listed between cast and crew`() {
        func member(_ name: String) -> CastMemberDetails {
            CastMemberDetails(id: 1, creditID: name, name: name, character: "", gender: .unknown, order: 0)
        }
        let credits = TVEpisodeCreditsDetails(cast: [member("A")], guestStars: [member("G")], crew: [])
        #expect(Card.episodeCredits(credits).description == "Cast         A\n\nGuest stars  G")
        let onlyGuests = TVEpisodeCreditsDetails(cast: [], guestStars: [member("G")], crew: [])
        #expect(Card.episodeCredits(onlyGuests).description == "Guest stars  G")
    }

    @Test func `a list is encoded as a member next to the source`() throws {
        let source = SourceOutput(origin: .cache, httpRequests: 0, cachedAt: day)
        let text = try JSONOutput.text(
            SourcedOutput(value: NamedOutput(name: "videos", value: [String]()), source: source))
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(json?["videos"] as? [String] == [])
        #expect(json?["source"] is [String: Any])
        let nothing = try JSONOutput.text(NamedOutput(name: "watchOffers", value: String?.none))
        #expect(nothing == "{\n  \"watchOffers\" : null\n}")
        let time = try JSONOutput.text([day, day.addingTimeInterval(8 * 3600)])
        #expect(time.contains("\"2021-01-08\""))
        #expect(time.contains("\"2021-01-08T08:00:00Z\""))
    }
}
