import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import Testing

@testable import PopcornHTTP

@Suite struct SchemaCollectorTests {

    private struct Example: Codable {
        let name: String
        let rating: Double?
        let releaseDate: Date?
        let updatedAt: Date
        let homepage: URL
        let kinds: [TitleKind]
        let counts: [String: Int]
        let isNew: Bool
    }

    @Test func `members have the types of the properties, and optional ones are not required`() throws {
        let collector = SchemaCollector()

        let schema = collector.schema(of: Example.self)

        guard case .reference(let name) = schema, case .object(let members)? = collector.components[name] else {
            Issue.record("\(schema)")
            return
        }
        let schemas = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.schema) })
        #expect(schemas["name"] == .string())
        #expect(schemas["rating"] == .number())
        #expect(schemas["releaseDate"] == .string(format: "date"))
        #expect(schemas["updatedAt"] == .string(format: "date-time"))
        #expect(schemas["homepage"] == .string(format: "uri"))
        #expect(schemas["kinds"] == .array(.enumeration(["movie", "tv"])))
        #expect(schemas["counts"] == .map(.integer()))
        #expect(schemas["isNew"] == .boolean)
        #expect(members.filter { !$0.isRequired }.map(\.name).sorted() == ["rating", "releaseDate"])
    }

    @Test func `pages are named after their items`() {
        #expect(SchemaCollector.name(of: ContentPage<MoviePreviewDetails>.self) == "MoviePreviewDetailsPage")
        #expect(SchemaCollector.name(of: MovieDetails.self) == "MovieDetails")
    }

    @Test func `optional types are nullable`() {
        let collector = SchemaCollector()
        let offers = collector.nullableSchema(of: Optional<WatchOffersDetails>.self)
        let genres = collector.nullableSchema(of: [Genre].self)

        #expect(offers.isNullable)
        #expect(offers.schema == .reference("WatchOffersDetails"))
        #expect(genres.isNullable == false)
    }
}
