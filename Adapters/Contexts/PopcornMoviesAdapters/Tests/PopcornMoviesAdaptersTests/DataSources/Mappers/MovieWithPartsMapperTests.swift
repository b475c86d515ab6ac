import CoreDomain
import Foundation
import MoviesDomain
import PopcornSharedAdapters
import TMDb
import Testing

@testable import PopcornMoviesAdapters

@Suite struct MovieWithPartsMapperTests {

    @Test func `maps every part`() throws {
        let logo = try #require(URL(string: "/logo.png"))
        let dto = TMDb.MovieDetailsResponse(
            movie: TMDb.Movie(id: 550, title: "Fight Club"),
            credits: TMDb.ShowCredits(
                cast: [],
                crew: [
                    TMDb.CrewMember(
                        id: 7467, creditID: "c", name: "David Fincher", job: "Director", department: "Directing",
                        gender: .male)
                ]),
            images: TMDb.ImageCollection(
                posters: [], logos: [TMDb.ImageMetadata(filePath: logo, width: 1, height: 1, languageCode: "en")],
                backdrops: []),
            releaseDates: TMDb.MovieReleaseDates(results: []),
            watchProviders: TMDb.ShowWatchProviders(results: ["GB": TMDb.ShowWatchProvider()]))

        #expect(
            MovieWithPartsMapper().map(dto, languages: .english)
                == MovieWithParts(
                    movie: MoviesDomain.Movie(id: 550, title: "Fight Club"),
                    credits: Credits(
                        cast: [],
                        crew: [
                            CoreDomain.CrewMember(
                                id: 7467, creditID: "c", name: "David Fincher", job: "Director",
                                department: "Directing", gender: .male)
                        ]),
                    images: CoreDomain.ImageCollection(
                        posters: [], logos: [ContentImage(path: logo, languageCode: "en", width: 1, height: 1)]),
                    releases: [],
                    watchOffers: [WatchOffers(region: "GB")]))
    }

    @Test func `missing parts stay nil`() {
        let dto = TMDb.MovieDetailsResponse(movie: TMDb.Movie(id: 1, title: "T"))
        #expect(
            MovieWithPartsMapper().map(dto, languages: .english)
                == MovieWithParts(movie: MoviesDomain.Movie(id: 1, title: "T")))
    }
}

extension ArtworkLanguages {
    fileprivate static let english = ArtworkLanguages(
        locale: .americanEnglish, fallback: .off, originalLanguage: nil)
}
