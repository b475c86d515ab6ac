import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import Testing

@testable import MoviesApplication

@Suite struct MovieDetailsMapperTests {

    private let mapper = MovieDetailsMapper()
    private let images = ImagesConfiguration.example

    @Test func `every property is mapped to the property of the same name`() {
        var generator = SeededGenerator(seed: 550)
        for movie in [.mock()] + (0..<200).map({ generator.movie(id: $0) }) {
            let details = mapper.map(MovieWithParts(movie: movie), regions: [], imagesConfiguration: images)

            let paths: Set = ["posterPath", "backdropPath", "logoPath"]
            #expect(unequalProperties(of: movie, to: details, except: paths) == [])
            #expect(details.posterURLSet == images.posterURLSet(for: movie.posterPath))
            #expect(details.backdropURLSet == images.backdropURLSet(for: movie.backdropPath))
            #expect(
                details.productionCompanies?.map(\.logoURLSet)
                    == movie.productionCompanies?.map { images.logoURLSet(for: $0.logoPath) })
            let collection = movie.belongsToCollection
            #expect(details.belongsToCollection?.posterURLSet == images.posterURLSet(for: collection?.posterPath))
            #expect(details.belongsToCollection?.backdropURLSet == images.backdropURLSet(for: collection?.backdropPath))
        }
    }

    @Test func `details have the first logo, the age rating and the watchlist state`() throws {
        let logos = try ["/logo.png", "/poster.jpg"].map { try #require(URL(string: $0)) }
        let details = mapper.map(
            MovieWithParts(
                movie: .mock(), images: ImageCollection(logoPaths: logos),
                releases: [.mock(region: "GB", certification: "18")]),
            regions: ["IE", "GB"], isOnWatchlist: true, imagesConfiguration: images)

        #expect(details.logoURLSet == images.logoURLSet(for: logos[0]))
        #expect(details.certification == "18")
        #expect(details.certificationRegion == "GB")
        #expect(details.isOnWatchlist == true)
        #expect(unsetProperties(of: details) == ["textLanguages"])
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
