import Foundation
import TMDb
import Testing

@Suite("Every model")
struct EveryModelTests {

    private static let sources = URL(filePath: #filePath).appending(path: "../../../../Adapters/TMDb/Sources/TMDb")
        .standardizedFileURL

    /// The names of the listed types without their arguments: `MixedList` for `MixedList<Show>`.
    private static let listed = Set(EveryModel.types.map { type in String("\(type)".prefix { $0 != "<" }) })

    /// What a client asks with, and TMDb never answers.
    private static let unanswered: Set = ["TrendingTimeWindow"]

    @Test("Every public type that can be decoded is listed")
    func everyModelIsListed() throws {
        let declared = try DeclaredModels.names(in: Self.sources.appending(path: "Domain"))
        #expect(declared.count > 150)
        #expect(declared.filter { !Self.listed.contains($0) && !Self.unanswered.contains($0) } == [])
    }

    @Test("Every type that a method of a service answers with is listed")
    func everyAnswerIsListed() throws {
        let answers = try DeclaredModels.answers(in: Self.sources.appending(path: "Domain/Services"))
        let aliases = try Self.aliases()
        let exact = Set(EveryModel.types.map { "\($0)" })
        #expect(answers.count > 80)
        let missing = answers.filter { answer in
            let name = answer.replacing(/[\[\]]/, with: "")
            let isArray = answer.hasPrefix("[")
            if answer.contains(":") { return !exact.contains("Array<Dictionary<String, Array<String>>>") }
            return !exact.contains(isArray ? "Array<\(name)>" : aliases[name] ?? name)
        }
        #expect(missing == [])
    }

    @Test("A type is found where it is declared and in an extension")
    func namesInSource() {
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

    /// What the names of pages and translations stand for.
    private static func aliases() throws -> [String: String] {
        let folder = sources.appending(path: "Domain/Models")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        let text = try paths.filter { $0.hasSuffix(".swift") }.map { path in
            try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }.joined(separator: "\n")
        let pairs = text.matches(of: /(?m)^public typealias (\w+)\s*=\s*(.+)$/).map { match in
            (String(match.output.1), String(match.output.2))
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
