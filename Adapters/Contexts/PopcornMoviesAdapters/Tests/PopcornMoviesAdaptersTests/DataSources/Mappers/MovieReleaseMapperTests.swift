import CoreDomain
import Foundation
import MoviesDomain
import TMDb
import Testing

@testable import PopcornMoviesAdapters

@Suite struct MovieReleaseMapperTests {

    private let day = Date(timeIntervalSince1970: 939_945_600)

    @Test func `maps every field of every region, in order`() {
        let dto = TMDb.MovieReleaseDates(results: [
            TMDb.MovieReleaseDatesByCountry(
                countryCode: "US",
                releaseDates: [
                    TMDb.ReleaseDate(
                        releaseDate: day, type: .premiere, certification: "R", languageCode: "en",
                        note: "Venice", descriptors: ["violence"]),
                    TMDb.ReleaseDate(releaseDate: day + 1, type: .theatrical),
                ]),
            TMDb.MovieReleaseDatesByCountry(countryCode: "AT", releaseDates: []),
            TMDb.MovieReleaseDatesByCountry(
                countryCode: "DE", releaseDates: [TMDb.ReleaseDate(releaseDate: day + 2, type: .digital)]),
        ])
        #expect(
            MovieReleaseMapper().map(dto) == [
                MovieRelease(
                    region: "US", certification: "R", releaseDate: day, type: .premiere, note: "Venice",
                    languageCode: "en", descriptors: ["violence"]),
                MovieRelease(region: "US", releaseDate: day + 1, type: .theatrical),
                MovieRelease(region: "DE", releaseDate: day + 2, type: .digital),
            ])
    }

    @Test func `empty strings become nil`() {
        let dto = TMDb.MovieReleaseDates(results: [
            TMDb.MovieReleaseDatesByCountry(
                countryCode: "GB",
                releaseDates: [
                    TMDb.ReleaseDate(
                        releaseDate: day, type: .theatrical, certification: "", languageCode: "", note: "",
                        descriptors: [])
                ])
        ])
        #expect(
            MovieReleaseMapper().map(dto) == [MovieRelease(region: "GB", releaseDate: day, type: .theatrical)])
    }

    @Test(arguments: [
        (TMDb.ReleaseType.premiere, MovieReleaseType.premiere), (.theatricalLimited, .theatricalLimited),
        (.theatrical, .theatrical), (.digital, .digital), (.physical, .physical), (.television, .television),
        (TMDb.ReleaseType(rawValue: 7), .unknown), (TMDb.ReleaseType(rawValue: -1), .unknown),
    ])
    func `maps every type`(dto: TMDb.ReleaseType, expected: MovieReleaseType) {
        #expect(MovieReleaseTypeMapper().map(dto) == expected)
    }
}
