import Foundation
import TMDb
import Testing

@Suite
struct EveryModelTests {

    private static let sources = URL(filePath: #filePath).appending(path: "../../../../Adapters/TMDb/Sources/TMDb")
        .standardizedFileURL

    /// The names of the listed types without generic arguments: `MixedList` for `MixedList<Show>`.
    private static let listed = Set(EveryModel.types.map { type in String("\(type)".prefix { $0 != "<" }) })

    /// The types that are not models: a request value, an empty response, a response that is not decoded, and values
    /// derived from responses.
    private static let unlisted: Set = [
        "TrendingTimeWindow", "EmptyResponse", "PublicResponse", "Bool", "TVSeriesWithAllSeasons",
    ]

    @Test
    func `every public decodable type is listed`() throws {
        let declared = try DeclaredModels.sources(in: Self.sources.appending(path: "Domain"))
            .flatMap(DeclaredModels.names(inSource:))
        #expect(declared.count > 150)
        #expect(declared.filter { !Self.listed.contains($0) && !Self.unlisted.contains($0) } == [])
    }

    @Test
    func `every return type of a service method is listed`() throws {
        let answers = try DeclaredModels.sources(in: Self.sources.appending(path: "Domain/Services"))
            .flatMap(DeclaredModels.answers(inSource:))
        let aliases = try DeclaredModels.sources(in: Self.sources.appending(path: "Domain/Models"))
            .flatMap(DeclaredModels.aliases(inSource:))
        let types = Dictionary(aliases.map { ($0.name, $0.type) }) { first, _ in first }
        let exact = Set(EveryModel.types.map { "\($0)" })
        #expect(Set(answers).count > 80)
        #expect(Set(answers).subtracting(Self.unlisted).filter { !exact.contains(Self.fullName(of: $0, types)) } == [])
    }

    /// Returns the name that Swift prints for a type, given the name in the sources.
    private static func fullName(of type: String, _ types: [String: String]) -> String {
        if type == "[[String: [String]]]" { return "Array<Dictionary<String, Array<String>>>" }
        if type.hasPrefix("[") { return "Array<\(type.dropFirst().dropLast())>" }
        return types[type] ?? type
    }

    @Test
    func `decodable types are found in declarations and extensions`() {
        let source = """
            public struct Film: Identifiable, Codable, Sendable {
                public struct Inner: Codable {}
            }
            public struct Page<Item: Codable & Sendable>: Codable,
                Hashable {}
            public struct Filter: Hashable {}
            struct Hidden: Encodable {}
            extension Late: Codable {
            }
            extension Film { func decode() async throws(TMDbError) -> [Film] { [] } }
            """
        #expect(DeclaredModels.names(inSource: source) == ["Film", "Page", "Late"])
        #expect(DeclaredModels.answers(inSource: source) == ["[Film]"])
    }
}
