import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesApplication

@Suite struct TVDetailsMapperTests {

    private let images = ImagesConfiguration.example
    private let series = TVSeriesDetailsMapper(imagesConfiguration: .example)

    @Test func `every property of a series is mapped to the property of the same name`() {
        var generator = SeededGenerator(seed: 96677)
        for domain in [.mock()] + (0..<200).map({ generator.series(id: $0) }) {
            let details = series.map(TVSeriesWithParts(series: domain), regions: [])

            let paths: Set = ["posterPath", "backdropPath", "logoPath", "profilePath", "stillPath"]
            // Seasons and episodes in a series have no episodes and no credits.
            let parts: Set = ["episodes", "crew", "guestStars", "showID"]
            #expect(unequalProperties(of: domain, to: details, except: paths.union(parts)) == [])
            #expect(details.posterURLSet == images.posterURLSet(for: domain.posterPath))
            #expect(details.backdropURLSet == images.backdropURLSet(for: domain.backdropPath))
            #expect(
                details.seasons?.map(\.posterURLSet)
                    == domain.seasons?.map { images.posterURLSet(for: $0.posterPath) })
            #expect(
                details.createdBy?.map(\.profileURLSet)
                    == domain.createdBy?.map { images.profileURLSet(for: $0.profilePath) })
            #expect(
                details.networks?.map(\.logoURLSet) == domain.networks?.map { images.logoURLSet(for: $0.logoPath) })
            #expect(
                details.productionCompanies?.map(\.logoURLSet)
                    == domain.productionCompanies?.map { images.logoURLSet(for: $0.logoPath) })
            for (episode, source) in [
                (details.lastEpisodeToAir, domain.lastEpisodeToAir),
                (details.nextEpisodeToAir, domain.nextEpisodeToAir),
            ] {
                #expect(episode?.stillURLSet == images.stillURLSet(for: source?.stillPath))
            }
        }
    }

    @Test func `a series has its logo, its age rating and the watchlist state`() {
        let details = series.map(.mock(), regions: ["IE", "GB"], isOnWatchlist: true)

        #expect(details.logoURLSet == images.logoURLSet(for: URL(string: "/logo.png")))
        #expect(details.contentRating == "15")
        #expect(details.contentRatingRegion == "GB")
        #expect(details.isOnWatchlist == true)
        #expect(details.seasons?.map(\.seriesID) == [96677, 96677])
        #expect(details.seasons?.map(\.seriesName) == ["Lupin", "Lupin"])
        for episode in [details.lastEpisodeToAir, details.nextEpisodeToAir] {
            #expect(episode?.seriesID == 96677)
            #expect(episode?.seriesName == "Lupin")
            #expect(episode?.seasonName == "Part 1")
        }
        #expect(unsetProperties(of: details) == ["textLanguages"])
    }

    @Test func `missing values stay nil, and empty arrays stay empty`() {
        #expect(
            series.map(TVSeriesWithParts(series: TVSeries(id: 1, name: "")), regions: ["US"])
                == TVSeriesDetails(id: 1, name: ""))
        let empty = TVSeries(
            id: 1, name: "", episodeRunTime: [], seasons: [], createdBy: [], genres: [], originCountry: [],
            languages: [], networks: [], productionCompanies: [], productionCountries: [], spokenLanguages: [])
        #expect(
            series.map(TVSeriesWithParts(series: empty), regions: [])
                == TVSeriesDetails(
                    id: 1, name: "", episodeRunTime: [], seasons: [], createdBy: [], genres: [], originCountry: [],
                    languages: [], networks: [], productionCompanies: [], productionCountries: [],
                    spokenLanguages: []))
    }

    @Test(
        arguments: [
            (["GB"], "15", "GB"), (["DE", "US"], "TV-MA", "US"), (["FR", "GB"], "15", "GB"), (["FR"], nil, nil),
            ([], nil, nil),
        ] as [([String], String?, String?)])
    func `the age rating is that of the first region that has one, and says whose it is`(
        regions: [String], expected: String?, region: String?
    ) {
        let ratings = [
            ContentRating(region: "US", rating: "TV-MA"), .mock(), ContentRating(region: "FR", rating: ""),
        ]
        let details = series.map(.mock(contentRatings: ratings), regions: regions)
        #expect(details.contentRating == expected)
        #expect(details.contentRatingRegion == region)
    }

    @Test func `a season contains its episodes, with the series and season names`() {
        let season = TVSeasonDetailsMapper(imagesConfiguration: images).map(
            .mock(
                season: .mock(episodes: [.mock(), .mock(stillPath: nil, crew: nil, guestStars: [])]),
                seriesName: "Lupin"))

        #expect(season.seriesID == 96677)
        #expect(season.seriesName == "Lupin")
        #expect(season.posterURLSet == images.posterURLSet(for: URL(string: "/season.jpg")))
        #expect(season.episodes?.map(\.seasonName) == ["Part 1", "Part 1"])
        #expect(season.episodes?.map(\.seriesName) == ["Lupin", "Lupin"])
        #expect(season.episodes?.map(\.crew?.count) == [1, nil])
        #expect(season.episodes?.map(\.guestStars?.count) == [1, 0])
        #expect(season.episodes?.map { $0.stillURLSet?.path.relativeString } == ["/still.jpg", nil])
        #expect(TVSeasonDetailsMapper(imagesConfiguration: images).map(.mock(season: .mock())).episodes == nil)
    }

    @Test func `the credits of an episode are its cast, guest stars and crew`() {
        let mapper = TVEpisodeDetailsMapper(imagesConfiguration: images)
        let credits = mapper.credits(.mock())

        #expect(credits.cast.map(\.name) == ["Edward Norton"])
        #expect(credits.guestStars.map(\.order) == [0])
        #expect(credits.crew.map(\.job) == ["Director"])
        #expect(
            mapper.credits(TVEpisodeWithParts(episode: .mock(crew: nil, guestStars: nil), seriesID: 1))
                == TVEpisodeCreditsDetails(cast: [], guestStars: [], crew: []))
    }

    @Test func `the cast is sorted by billing order, the crew by department`() {
        let details = AggregateCreditsDetailsMapper().map(
            .mock(
                cast: [.mock(id: 1, order: nil), .mock(id: 2, order: 7), .mock(id: 3, order: 0)],
                crew: [
                    .mock(id: 4, department: nil), .mock(id: 5, department: "Sound"),
                    .mock(id: 6, department: "Writing"), .mock(id: 7, department: "Directing"),
                ]), imagesConfiguration: images)

        #expect(details.cast.map(\.id) == [3, 2, 1])
        #expect(details.crew.map(\.id) == [7, 6, 5, 4])
        #expect(details.crew.map(\.department) == ["Directing", "Writing", "Sound", nil])
    }

    @Test func `a person who works in several departments is one crew member`() {
        let crew = AggregateCreditsDetailsMapper().map(
            .mock(crew: [
                .mock(id: 7, department: "Writing", jobs: [AggregateJob(creditID: "w")], totalEpisodeCount: 12),
                .mock(id: 7, department: "Directing", jobs: [AggregateJob(creditID: "d")], totalEpisodeCount: 3),
            ]), imagesConfiguration: images
        ).crew

        #expect(crew.map(\.id) == [7])
        #expect(crew[0].department == "Directing")
        #expect(crew[0].jobs.map(\.creditID) == ["d", "w"])
        #expect(crew[0].jobs.map(\.department) == ["Directing", "Writing"])
        #expect(crew[0].totalEpisodeCount == 12)
    }

    @Test func `every property of credits is mapped`() throws {
        let details = AggregateCreditsDetailsMapper().map(.mock(), imagesConfiguration: images)
        let cast = try #require(AggregateCredits.mock().cast.first)
        let crew = try #require(AggregateCredits.mock().crew.first)

        #expect(
            details
                == AggregateCreditsDetails(
                    cast: [
                        AggregateCastMemberDetails(
                            id: 78423, name: "Omar Sy", gender: .male,
                            profileURLSet: images.profileURLSet(for: cast.profilePath), roles: cast.roles,
                            totalEpisodeCount: 17, order: 0)
                    ],
                    crew: [
                        AggregateCrewMemberDetails(
                            id: 18865, name: "Louis Leterrier", gender: .male,
                            profileURLSet: images.profileURLSet(for: crew.profilePath), department: "Directing",
                            jobs: crew.jobs.map {
                                AggregateJob(
                                    creditID: $0.creditID, job: $0.job, episodeCount: $0.episodeCount,
                                    department: "Directing")
                            }, totalEpisodeCount: 3)
                    ]))
        #expect(
            AggregateCreditsDetailsMapper().map(nil, imagesConfiguration: images)
                == AggregateCreditsDetails(cast: [], crew: []))
    }
}
