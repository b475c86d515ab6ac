import Foundation
import Testing

@testable import TMDb

/// TV series details with appended resources.
@Suite
struct TVSeriesDetailsResponseTests {

    let response: TVSeriesDetailsResponse

    init() throws {
        response = try Fixture.decode("tv-series-details-appended")
    }

    @Test func `every property of the series is decoded`() throws {
        let network = Network(
            id: 174, name: "AMC", logoPath: URL(string: "/alqLicR1ZMHMaZGP3xRQxn9sq7p.png"), originCountry: "US")
        let expected = TVSeries(
            id: 1396, name: "Breaking Bad", tagline: "Chemistry is change.", originalName: "Breaking Bad",
            originalLanguage: "en", overview: "A chemistry teacher takes up a second trade.", episodeRunTime: [45, 47],
            numberOfSeasons: 5, numberOfEpisodes: 62,
            seasons: [
                TVSeason(
                    id: 3577, name: "Specials", seasonNumber: 0, overview: "", airDate: try .day("2009-02-17"),
                    voteAverage: 0, episodeCount: 11),
                TVSeason(
                    id: 3572, name: "Season 1", seasonNumber: 1, overview: "The first seven episodes.",
                    posterPath: URL(string: "/1BP4xYv9ZG4ZVHkL7ocOziBbSYH.jpg"), voteAverage: 8.3, episodeCount: 7),
            ],
            createdBy: [
                Creator(
                    id: 66633, creditID: "52542286760ee31328001a7b", name: "Vince Gilligan",
                    originalName: "Vince Gilligan", gender: .male,
                    profilePath: URL(string: "/z3E0DhBg1V1PZVEtS9vfFPzOWYB.jpg")),
                Creator(id: 2, creditID: "c2", name: "Someone without facts", originalName: "", gender: .unknown),
            ],
            genres: [Genre(id: 18, name: "Drama")], firstAirDate: try .day("2008-01-20"), originCountry: ["US"],
            posterPath: URL(string: "/ztkUQFLlC19CCMYHW9o1zWhJRNq.jpg"),
            backdropPath: URL(string: "/tsRy63Mu5cu8etL1X7ZLyf7UP1M.jpg"),
            homepageURL: URL(string: "https://www.amc.com/shows/breaking-bad"), isInProduction: false,
            languages: ["en"], lastAirDate: try .day("2013-09-29"),
            lastEpisodeToAir: TVEpisodeAirDate(
                id: 62161, name: "Felina", episodeNumber: 16, seasonNumber: 5, overview: "Everything comes to an end.",
                airDate: try .day("2013-09-29"), episodeType: "finale", runtime: 56, showID: 1396, productionCode: "",
                stillPath: URL(string: "/ydlY3iPfeOAvu8gVqrxPoMvzNCn.jpg"), voteAverage: 8.3, voteCount: 400),
            nextEpisodeToAir: nil, networks: [network],
            productionCompanies: [
                ProductionCompany(id: 11073, name: "Sony Pictures Television Studios", originCountry: "US")
            ],
            productionCountries: [ProductionCountry(countryCode: "US", name: "United States of America")],
            spokenLanguages: [SpokenLanguage(languageCode: "en", name: "English", englishName: "English")],
            status: .ended, type: "Scripted", popularity: 110.25, voteAverage: 8.9, voteCount: 15000,
            isAdultOnly: false, isSoftcore: false)
        #expect(response.tvSeries == expected)
    }

    @Test func `appended credits and aggregate credits are decoded`() throws {
        #expect(response.credits?.cast.map(\.character) == ["Walter White"])
        #expect(response.credits?.crew.map(\.job) == ["Executive Producer"])
        let cast = try #require(response.aggregateCredits?.cast.first)
        #expect(cast.totalEpisodeCount == 62)
        #expect(cast.gender == .male)
        #expect(cast.order == 0)
        #expect(
            cast.roles == [
                AggregateRole(creditID: "52542282760ee313280017f9", character: "Walter White", episodeCount: 62)
            ])
        let crew = try #require(response.aggregateCredits?.crew.first)
        #expect(crew.department == "Directing")
        #expect(crew.profilePath == nil)
        #expect(crew.jobs == [AggregateJob(creditID: "52542287760ee31328001af2", job: "Director", episodeCount: 5)])
    }

    @Test func `alternative titles and keywords are decoded from the key results`() {
        #expect(
            response.alternativeTitles?.titles == [
                AlternativeTitle(countryCode: "BR", title: "Ruptura Total", type: "")
            ])
        #expect(response.keywords?.keywords == [Keyword(id: 2231, name: "drug dealer")])
    }

    @Test func `appended ratings, screenings and episode groups are decoded`() {
        #expect(
            response.contentRatings?.results == [
                ContentRating(countryCode: "DE", rating: "16", descriptors: []),
                ContentRating(countryCode: "GB", rating: "18", descriptors: ["violence"]),
            ])
        #expect(
            response.screenedTheatrically?.results == [ScreenedEpisode(id: 62161, episodeNumber: 16, seasonNumber: 5)])
        let groups = response.episodeGroups?.results
        #expect(groups?.map(\.type) == [.dvd, TVEpisodeGroupType(rawValue: 99)])
        #expect(groups?.map(\.network?.name) == [nil, "AMC"])
        #expect(groups?.first?.groups == nil)
        #expect(groups?.first?.description == "")
    }

    @Test func `all other appended resources are decoded`() throws {
        #expect(response.images?.posters.map(\.languageCode) == ["en"])
        #expect(response.videos?.results.map(\.type) == [.trailer])
        #expect(response.reviews?.results.map(\.content) == ["I watched it in a week."])
        let recommended = try #require(response.recommendations?.results.first)
        #expect(recommended.firstAirDate == (try .day("2015-02-08")))
        #expect(recommended.mediaType == .tvSeries)
        #expect(recommended.backdropPath == nil)
        #expect(recommended.genreIDs == [80, 18])
        #expect(response.similar?.results == [TVSeriesListItem(id: 1, name: "A series without facts")])
        let texts = response.translations?.translations.first?.data
        #expect(texts?.name == "Breaking Bad: A Química do Mal")
        #expect(texts?.homepageURL == nil)
        #expect(texts?.tagline == "")
        #expect(response.watchProviders?.results["GB"]?.flatRate?.map(\.name) == ["Netflix"])
        #expect(response.externalIDs?.tvdbID == 81189)
        #expect(response.externalIDs?.tvRageID == 18164)
        #expect(response.externalIDs?.freebaseMID == "/m/03d34x8")
        #expect(response.lists?.results.map(\.name) == ["Deserts"])
        #expect(response.changes?.changes.first?.items.first?.value == .string("Breaking Bad"))
    }

    @Test func `a missing or null resource is nil`() throws {
        let bare = try TVSeriesDetailsResponse(json: #"{"id": 1, "name": "x", "credits": null}"#)
        #expect(bare == TVSeriesDetailsResponse(tvSeries: TVSeries(id: 1, name: "x")))
    }

    @Test func `a response survives a round trip`() throws {
        let json = try JSONEncoder().encode(response)
        #expect(try JSONDecoder().decode(TVSeriesDetailsResponse.self, from: json) == response)
    }
}
