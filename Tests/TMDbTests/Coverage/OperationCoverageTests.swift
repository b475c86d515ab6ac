import Foundation
import Testing

/// Coverage of TMDb's operations.
@Suite
struct OperationCoverageTests {

    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    private static let page = root.appending(path: "docs/operations.md")

    private func table() throws -> OperationTable {
        let list = Self.root.appending(path: "Adapters/TMDb/Sources/TMDbConformance/operations.tsv")
        let services = Self.root.appending(path: "Adapters/TMDb/Sources/TMDb/Domain/Services")
        return OperationTable(
            list: try String(contentsOf: list, encoding: .utf8), methods: try ServiceMethod.all(in: services))
    }

    @Test func `every operation has a method`() throws {
        let table = try table()
        #expect(table.operations(ofVersion: "3").count == 152)
        #expect(table.operations(ofVersion: "4").count == 21)
        #expect(table.operations.count == 173)
        #expect(table.missing == [])
    }

    @Test func `the page of operations is up to date`() throws {
        let document = try table().document
        if ProcessInfo.processInfo.environment["POPCORN_UPDATE_DOCS"] == "1" {
            try document.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == document, "Run make samples.")
    }

    @Test func `a method is found with its service, its labels and its operation`() {
        let source = """
            extension MovieService {
                /// Endpoint("not-this") in a comment.
                public func images(
                    forMovie id: Movie.ID, _ values: [String: Int] = [:], languages: [String]? = nil
                ) async throws(TMDbError) -> ImageCollection {
                    try await send(
                        Endpoint(
                            "movie-images", path: path(id, "images")))
                }
                private func path(_ id: Movie.ID) -> [PathSegment] { list("no-operation") }
            }
            """
        #expect(
            ServiceMethod.all(inSource: source)
                == [ServiceMethod(operationID: "movie-images", name: "MovieService.images(forMovie:_:languages:)")])
    }
}
