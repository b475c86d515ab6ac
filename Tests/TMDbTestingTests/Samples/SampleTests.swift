import Foundation
import TMDb
import TMDbTesting
import Testing

@Suite struct SampleTests {

    @Test(arguments: EveryModel.types.map(Model.init))
    func `samples of a model depend only on the seed and survive a JSON round trip`(_ model: Model) throws {
        try check(model.type)
    }

    private func check<Value: Codable & Hashable & Sendable>(_ type: Value.Type) throws {
        let sample = try Value.sample(seed: 1)
        #expect(try Value.sample(seed: 1) == sample)
        // Two seeds can give the same value if a type has few values.
        let others = try (2...12).map { try Value.sample(seed: $0) }
        #expect(others.contains { $0 != sample })
        for value in [sample] + others {
            let json = try JSONEncoder().encode([value])
            #expect(try JSONDecoder().decode([Value].self, from: json) == [value])
        }
    }

    @Test func `a sample is plausible`() throws {
        let movie = try Movie.sample()
        #expect(movie.title.hasPrefix("The "))
        #expect(movie.originalTitle == movie.title)
        #expect(movie.isAdultOnly == false)
        #expect(movie.genres?.count == 2)
        #expect(movie.posterPath?.absoluteString.wholeMatch(of: /\/[0-9a-f]{24}\.jpg/) != nil)
        #expect(try (40...190).contains(#require(movie.runtime)))
        #expect(try (0...10).contains(#require(movie.voteAverage)))
        #expect(["Released", "Planned", "Post Production", "In Production"].contains(movie.status?.rawValue))

        let person = try Person.sample()
        #expect(person.name.wholeMatch(of: /[A-Z][a-z]+ [A-Z][a-z]+/) != nil)
        #expect(try #require(person.birthday) < #require(person.deathday))
    }

    @Test func `the elements of an array in a sample differ`() throws {
        let page = try MoviePageableList.sample()
        #expect(Set(page.results.map(\.id)).count == 2)
        #expect(page.totalPages == 1)
    }

    @Test func `specified members replace generated values`() throws {
        let movie = try Movie.sample(
            seed: 4, with: ["title": "Fight Club", "homepage": nil, "belongs_to_collection": ["id": 7]])

        let sample = try Movie.sample(seed: 4)
        #expect(movie.title == "Fight Club")
        #expect(movie.homepageURL == nil)
        #expect(movie.belongsToCollection?.id == 7)
        #expect(movie.belongsToCollection?.name == sample.belongsToCollection?.name)
        #expect(movie.overview == sample.overview)
    }

    @Test func `a specified member of the wrong type is an error`() {
        #expect(throws: DecodingError.self) { try Movie.sample(with: ["id": "x"]) }
    }

    @Test func `a type that cannot be generated throws an error with its coding path`() throws {
        struct Picky: Decodable, Equatable {
            let answer: Answer
            enum Answer: String, Decodable { case yes, no }
        }
        let error = #expect(throws: DecodingError.self) { try Picky.sample() }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("Not the error of a value that does not fit: \(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["answer"])
    }
}

/// A model type as a test argument, described by its name.
struct Model: CustomTestStringConvertible, Sendable {
    let type: any (Codable & Hashable & Sendable).Type
    var testDescription: String { "\(type)" }
}
