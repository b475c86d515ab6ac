import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import Testing

/// Tests of the mappers of genres, companies, countries and languages, which copy every property.
@Suite struct GenreAndProductionMapperTests {

    @Test func `maps a genre`() {
        #expect(GenreMapper().map(TMDb.Genre(id: 18, name: "Drama")) == CoreDomain.Genre(id: 18, name: "Drama"))
    }

    @Test func `maps a production company`() {
        let logo = URL(string: "/logo.png")
        #expect(
            ProductionCompanyMapper().map(
                TMDb.ProductionCompany(id: 508, name: "Regency", originCountry: "US", logoPath: logo))
                == CoreDomain.ProductionCompany(id: 508, name: "Regency", originCountry: "US", logoPath: logo))
        #expect(
            ProductionCompanyMapper().map(TMDb.ProductionCompany(id: 1, name: "", originCountry: ""))
                == CoreDomain.ProductionCompany(id: 1, name: "", originCountry: "", logoPath: nil))
    }

    @Test func `maps a production country`() {
        #expect(
            ProductionCountryMapper().map(TMDb.ProductionCountry(countryCode: "DE", name: "Germany"))
                == CoreDomain.ProductionCountry(countryCode: "DE", name: "Germany"))
    }

    @Test func `a spoken language has its native name`() {
        #expect(
            SpokenLanguageMapper().map(
                TMDb.SpokenLanguage(languageCode: "de", name: "Deutsch", englishName: "German"))
                == CoreDomain.SpokenLanguage(languageCode: "de", name: "Deutsch"))
    }
}
