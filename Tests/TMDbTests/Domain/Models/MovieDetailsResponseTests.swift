import Foundation
import Testing

@testable import TMDb

/// Movie details with appended resources.
@Suite
struct MovieDetailsResponseTests {

    let response: MovieDetailsResponse

    init() throws {
        response = try Fixture.decode("movie-details-appended")
    }

    @Test func `the movie equals the response decoded as a movie`() throws {
        #expect(response.movie == (try Fixture.decode("movie-details-appended")))
    }

    @Test func `appended credits are decoded`() throws {
        let credits = try #require(response.credits)
        #expect(credits.id == nil)
        #expect(credits.cast.map(\.character) == ["The Narrator", ""])
        #expect(credits.cast.map(\.gender) == [.male, .unknown])
        #expect(credits.cast.map(\.order) == [0, 1])
        #expect(credits.cast.map(\.castID) == [4, 5])
        #expect(credits.cast[1].profilePath == nil)
        #expect(
            credits.crew == [
                CrewMember(
                    id: 7467, creditID: "631f0289568463007bbe28a5", name: "David Fincher", job: "Director",
                    department: "Directing", gender: .male,
                    profilePath: URL(string: "/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg"), originalName: "David Fincher",
                    knownForDepartment: "Directing", popularity: 12.5, isAdultOnly: false)
            ])
    }

    @Test func `appended images are decoded, with their languages and regions`() throws {
        let images = try #require(response.images)
        #expect(images.logos == [])
        let backdrop = try #require(images.backdrops.first)
        #expect(backdrop.languageCode == nil)
        #expect(backdrop.aspectRatio == 1.778)
        let poster = try ImageMetadata(
            filePath: #require(URL(string: "/r3pPehX4ik8NLYPpbDRAh0YRtMb.jpg")), width: 600, height: 900,
            aspectRatio: 0.667, languageCode: "pt", regionCode: "BR", voteAverage: 5.258, voteCount: 6)
        #expect(images.posters == [poster])
    }

    @Test func `appended videos and reviews are decoded, with their timestamps`() throws {
        let video = try #require(response.videos?.results.first)
        #expect(video.type == .trailer)
        #expect(video.publishedAt == Date(timeIntervalSince1970: 1_457_143_394))
        #expect(video.isOfficial == false)
        let review = try #require(response.reviews?.results.first)
        #expect(review.createdAt == Date(timeIntervalSince1970: 1_525_858_569))
        #expect(review.updatedAt == Date(timeIntervalSince1970: 1_624_463_890.123))
        #expect(review.authorDetails?.rating == 9)
    }

    @Test func `appended recommendations and similar movies are decoded`() throws {
        let recommended = try #require(response.recommendations?.results.first)
        #expect(recommended.genreIDs == [80, 9648, 53])
        #expect(recommended.mediaType == .movie)
        #expect(recommended.releaseDate == (try .day("1995-09-22")))
        #expect(response.similar?.results == [MovieListItem(id: 999, title: "A film without facts")])
        #expect(response.similar?.totalPages == 500)
        #expect(response.similar?.totalResults == 9999)
    }

    @Test func `appended release dates are decoded, also those of unknown types`() throws {
        let country = try #require(response.releaseDates?.results.first)
        #expect(country.countryCode == "GB")
        #expect(
            country.releaseDates == [
                ReleaseDate(
                    releaseDate: try .day("1999-11-12"), type: .theatrical, certification: "18", languageCode: "",
                    note: "", descriptors: []),
                ReleaseDate(
                    releaseDate: try .day("2007-03-26"), type: ReleaseType(rawValue: 9), certification: "",
                    descriptors: ["violence"]),
            ])
    }

    @Test func `appended watch providers are decoded from a key with a slash`() throws {
        let offers = try #require(response.watchProviders?.results["GB"])
        #expect(offers.flatRate?.map(\.id) == [337])
        #expect(offers.rent == [])
        #expect(offers.buy == nil)
        #expect(offers.ads == [WatchProvider(id: 999, name: "A free channel", displayPriority: 7)])
    }

    @Test func `all other appended resources are decoded`() {
        #expect(
            response.alternativeTitles?.titles == [
                AlternativeTitle(countryCode: "BR", title: "Clube da Luta", type: "")
            ])
        #expect(response.translations?.translations.first?.data.title == "Clube da Luta")
        #expect(response.translations?.translations.first?.data.homepageURL == nil)
        #expect(response.keywords?.keywords.map(\.name) == ["based on novel or book", "support group"])
        #expect(response.externalIDs?.facebookID == "FightClub")
        #expect(response.externalIDs?.wikidataID == nil)
        #expect(response.lists?.results.map(\.itemCount) == [409])
        let items = response.changes?.changes.first?.items
        #expect(items?.first?.value?["poster"]?["file_path"] == .string("/a.jpg"))
        #expect(items?.first?.value?["poster"]?["iso_639_1"] == .null)
        #expect(items?.first?.originalValue == nil)
        #expect(items?.last?.value == .integer(139))
        #expect(items?.last?.originalValue == .number(138.5))
    }

    @Test func `a missing or null resource is nil`() throws {
        let bare = try MovieDetailsResponse(json: #"{"id": 1, "title": "x", "credits": null}"#)
        #expect(bare == MovieDetailsResponse(movie: Movie(id: 1, title: "x")))
    }

    @Test func `an encoded response is one flat object that decodes to the same response`() throws {
        let json = try JSONEncoder().encode(response)
        #expect(try JSONDecoder().decode(MovieDetailsResponse.self, from: json) == response)
        let object = try JSONDecoder().decode(JSONValue.self, from: json)
        #expect(object["title"] == .string("Fight Club"))
        #expect(object["watch/providers"]?["results"]?["GB"] != nil)
    }
}
