import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import Foundation
import MoviesDomain
import Testing

@testable import MoviesApplication

@Suite struct MovieDetailsMapperTests {

    private let mapper = MovieDetailsMapper()
    private let images = ImagesConfiguration.example

    @Test func `maps every field`() throws {
        let paths = try ["/poster.jpg", "/backdrop.jpg", "/logo.png", "/company.png", "/cp.jpg", "/cb.jpg"].map {
            try #require(URL(string: $0))
        }
        let day = Date(timeIntervalSince1970: 939_945_600)
        let genres = [Genre(id: 18, name: "Drama")]
        let countries = [ProductionCountry(countryCode: "US", name: "USA")]
        let languages = [SpokenLanguage(languageCode: "en", name: "English")]
        let movie = Movie(
            id: 550, title: "Fight Club", tagline: "T", originalTitle: "OT", originalLanguage: "en",
            originCountry: ["US"], overview: "O", runtime: 139, genres: genres, releaseDate: day,
            posterPath: paths[0], backdropPath: paths[1], budget: 63e6, revenue: 100e6,
            homepageURL: URL(string: "https://example.com"), imdbID: "tt0137523", status: .released,
            productionCompanies: [ProductionCompany(id: 508, name: "R", originCountry: "US", logoPath: paths[3])],
            productionCountries: countries, spokenLanguages: languages,
            belongsToCollection: BelongsToCollection(
                id: 9, name: "C", posterPath: paths[4], backdropPath: paths[5]),
            popularity: 61.4, voteAverage: 8.4, voteCount: 26_280, hasVideo: true, isAdultOnly: false)

        let details = mapper.map(
            MovieWithParts(
                movie: movie, images: ImageCollection(logoPaths: [paths[2], paths[0]]),
                releases: [MovieRelease(region: "GB", certification: "18", releaseDate: day, type: .theatrical)]),
            regions: ["IE", "GB"], isOnWatchlist: true, imagesConfiguration: images)

        #expect(
            details
                == MovieDetails(
                    id: 550, title: "Fight Club", tagline: "T", originalTitle: "OT", originalLanguage: "en",
                    originCountry: ["US"], overview: "O", runtime: 139, genres: genres, releaseDate: day,
                    posterURLSet: images.posterURLSet(for: paths[0]),
                    backdropURLSet: images.backdropURLSet(for: paths[1]),
                    logoURLSet: images.logoURLSet(for: paths[2]), budget: 63e6, revenue: 100e6,
                    homepageURL: URL(string: "https://example.com"), imdbID: "tt0137523", status: .released,
                    productionCompanies: [
                        ProductionCompanyDetails(
                            id: 508, name: "R", originCountry: "US", logoURLSet: images.logoURLSet(for: paths[3]))
                    ],
                    productionCountries: countries, spokenLanguages: languages,
                    belongsToCollection: MovieCollectionDetails(
                        id: 9, name: "C", posterURLSet: images.posterURLSet(for: paths[4]),
                        backdropURLSet: images.backdropURLSet(for: paths[5])),
                    popularity: 61.4, voteAverage: 8.4, voteCount: 26_280, hasVideo: true, isAdultOnly: false,
                    certification: "18", certificationRegion: "GB", isOnWatchlist: true))
    }

    @Test func `missing values stay nil`() {
        let details = mapper.map(
            MovieWithParts(movie: Movie(id: 1, title: "T")), regions: ["US"], imagesConfiguration: images)
        #expect(details == MovieDetails(id: 1, title: "T"))
    }

    @Test func `empty lists stay empty`() {
        let details = mapper.map(
            MovieWithParts(
                movie: Movie(
                    id: 1, title: "T", originCountry: [], genres: [], productionCompanies: [],
                    productionCountries: [], spokenLanguages: [])),
            regions: [], imagesConfiguration: images)
        #expect(
            details
                == MovieDetails(
                    id: 1, title: "T", originCountry: [], genres: [], productionCompanies: [],
                    productionCountries: [], spokenLanguages: []))
    }
}
