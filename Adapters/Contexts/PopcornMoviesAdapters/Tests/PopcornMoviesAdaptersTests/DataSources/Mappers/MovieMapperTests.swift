import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MoviesDomain
import TMDb
import TMDbTesting
import Testing

@testable import PopcornMoviesAdapters

@Suite struct MovieMapperTests {

    @Test func `every property is mapped to the property of the same name`() throws {
        let dto = try TMDb.Movie.sample(with: ["belongs_to_collection": ["backdrop_path": "/cb.jpg"], "video": true])
        let movie = MovieMapper().map(dto)

        #expect(unequalProperties(of: movie, to: dto, except: ["status"]) == [])
        #expect(unsetProperties(of: movie) == [])
        #expect(movie.status == dto.status.map(MovieStatusMapper().map))
    }

    @Test func `a value that TMDb lacks is nil, and no other`() throws {
        let names = propertyNames(of: MoviesDomain.Movie(id: 1, title: ""))
        let sample = try JSONEncoder().encode(TMDb.Movie.sample())
        for member in try JSONDecoder().decode([String: JSONValue].self, from: sample).keys
        where !["id", "title"].contains(member) {
            let dto = try TMDb.Movie.sample(with: [member: nil])
            let unset = unsetProperties(of: MovieMapper().map(dto))
            #expect(unset == unsetProperties(of: dto).intersection(names))
            #expect(unset.isEmpty || MovieWithParts.members.contains(member), "a part property of \(member)")
        }
    }

    @Test func `missing values stay nil`() {
        #expect(MovieMapper().map(TMDb.Movie(id: 1, title: "")) == MoviesDomain.Movie(id: 1, title: ""))
    }

    @Test func `empty lists stay empty`() {
        let dto = TMDb.Movie(
            id: 1, title: "", originCountry: [], genres: [], productionCompanies: [], productionCountries: [],
            spokenLanguages: [])
        #expect(
            MovieMapper().map(dto)
                == MoviesDomain.Movie(
                    id: 1, title: "", originCountry: [], genres: [], productionCompanies: [], productionCountries: [],
                    spokenLanguages: []))
    }

    @Test func `lists keep their order`() {
        let dto = TMDb.Movie(
            id: 1, title: "", originCountry: ["US", "AT"],
            genres: [TMDb.Genre(id: 9, name: "Z"), TMDb.Genre(id: 1, name: "A")])
        #expect(MovieMapper().map(dto).originCountry == ["US", "AT"])
        #expect(MovieMapper().map(dto).genres?.map(\.id) == [9, 1])
    }
}
