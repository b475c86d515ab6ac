import Foundation
import Testing

@testable import TMDb

/// Person details with appended resources.
@Suite
struct PersonDetailsResponseTests {

    let response: PersonDetailsResponse

    init() throws {
        response = try Fixture.decode("person-details-appended")
    }

    @Test func `every property of the person is decoded`() throws {
        let expected = Person(
            id: 819, name: "Edward Norton", alsoKnownAs: ["Эдвард Нортон"], knownForDepartment: "Acting",
            biography: "An actor and director from Boston.", birthday: try .day("1969-08-18"), deathday: nil,
            gender: .male, placeOfBirth: "Boston, Massachusetts, USA",
            profilePath: URL(string: "/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"), popularity: 8.125, imdbID: "nm0001570",
            homepageURL: nil, isAdultOnly: false)
        #expect(response.person == expected)
    }

    @Test(arguments: ["", #", "gender": null, "birthday": "", "profile_path": """#])
    func `a person with only the required properties is decoded`(fields: String) throws {
        #expect(try Person(json: #"{"id": 1, "name": "x"\#(fields)}"#) == Person(id: 1, name: "x", gender: .unknown))
    }

    @Test func `appended movie credits are decoded`() throws {
        let credits = try #require(response.movieCredits)
        let part = try #require(credits.cast.first)
        #expect(part.title.title == "Fight Club")
        #expect(part.title.releaseDate == nil)
        #expect(part.character == "The Narrator")
        #expect(part.creditID == "52fe4250c3a36847f80149f3")
        #expect(part.order == 0)
        #expect(part.episodeCount == nil)
        #expect(credits.crew.map(\.job) == ["Producer"])
        #expect(credits.crew.map(\.department) == ["Production"])
    }

    @Test func `appended TV credits are decoded`() throws {
        let credits = try #require(response.tvCredits)
        #expect(credits.cast.map(\.title.name) == ["Better Call Saul"])
        #expect(credits.cast.map(\.character) == [""])
        #expect(credits.cast.map(\.episodeCount) == [3])
        #expect(credits.cast.map(\.firstCreditAirDate) == [nil])
        #expect(credits.crew.map(\.firstCreditAirDate) == [try .day("2016-03-07")])
    }

    @Test func `combined credits contain movies and series, and rows of unknown kinds are counted`() throws {
        let credits = try #require(response.combinedCredits)
        #expect(credits.cast.map(\.title.id) == [.movie(550), .tvSeries(60059)])
        #expect(credits.cast.map(\.id) == ["52fe4250c3a36847f80149f3", "t1"])
        #expect(credits.cast.skippedCount == 1)
        #expect(credits.crew.map(\.title.id) == [.tvSeries(60059)])
        #expect(credits.crew.skippedCount == 0)
    }

    @Test func `tagged images have movies, series, seasons or episodes`() throws {
        let page = try #require(response.taggedImages)
        #expect(page.page == 0)
        #expect(page.skippedCount == 1)
        #expect(page.results.map(\.id) == ["tag1", "tag2", "tag3", "tag4"])
        #expect(page.results.map(\.imageType) == ["poster", "poster", "poster", "still"])
        #expect(page.results.map(\.mediaType?.rawValue) == ["movie", "tv", "season", "episode"])
        #expect(page.results.first?.image.filePath == URL(string: "/tagged1.jpg"))
        #expect(page.results.first?.image.languageCode == "en")
        let names = page.results.map { image in
            switch image.media {
            case .movie(let movie): "movie \(movie.title)"
            case .tvSeries(let series): "series \(series.name)"
            case .tvSeason(let season): "season \(season.seasonNumber) of \(season.showID ?? 0)"
            case .tvEpisode(let episode): "episode \(episode.episodeNumber) of \(episode.showID ?? 0)"
            }
        }
        #expect(names == ["movie Fight Club", "series Better Call Saul", "season 1 of 1396", "episode 1 of 1396"])
    }

    @Test func `all other appended resources are decoded`() {
        #expect(response.images?.profiles.map(\.filePath.relativeString) == ["/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"])
        #expect(
            response.translations?.translations.map(\.data) == [
                PersonTranslationData(name: "", biography: "Um ator de Boston.")
            ])
        #expect(response.externalIDs?.youTubeID == "edward")
        #expect(response.externalIDs?.tikTokID == nil)
        #expect(response.changes?.changes == [])
    }

    @Test func `a response survives a round trip, except for its skipped rows`() throws {
        let json = try JSONEncoder().encode(response)
        let again = try JSONDecoder().decode(PersonDetailsResponse.self, from: json)
        #expect(again.person == response.person)
        #expect(again.movieCredits == response.movieCredits)
        #expect(again.combinedCredits?.cast.elements == response.combinedCredits?.cast.elements)
        #expect(again.taggedImages?.results == response.taggedImages?.results)
        #expect(again.taggedImages?.skippedCount == 0)
    }
}
