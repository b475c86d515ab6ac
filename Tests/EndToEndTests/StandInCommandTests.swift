import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct StandInCommandTests {

        private func serve(_ arguments: String..., during work: (String) async throws -> Void) async throws {
            let outcome = try await PopcornProcess.run(["standin"] + arguments, until: "Listening on ", work)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }

        private func popcorn(_ arguments: String..., at address: String) async throws -> PopcornProcess.Outcome {
            let home = FileManager.default.temporaryDirectory.appending(path: "popcorn-test-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: home) }
            return try await PopcornProcess.run(
                arguments,
                environment: [
                    "POPCORN_HOME": home.path(percentEncoded: false), "TMDB_BASE_URL": address,
                    "TMDB_API_KEY": Household.secret,
                ])
        }

        @Test func `the sample catalogue is served until a signal stops the server`() async throws {
            try await serve { address in
                let outcome = try await popcorn("movie", "550", "--json", at: address)
                #expect(try outcome.json["title"] as? String == "Fight Club")
            }
        }

        @Test func `latency and faults are injected`() async throws {
            try await serve("--latency", "1ms", "--fault", "429:retry-after=30@/3/movie/*") { address in
                let outcome = try await popcorn("movie", "550", at: address)
                #expect(outcome.status == 75)
                #expect(outcome.errors.contains("try again in 30 s"))
            }
        }

        @Test func `a folder of recordings is served`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "recordings-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let bodies = folder.appending(path: "bodies")
            try FileManager.default.createDirectory(at: bodies, withIntermediateDirectories: true)
            let movie = Data(#"{"id":7,"title":"Seven"}"#.utf8)
            try movie.write(to: bodies.appending(path: "movie.json"))
            let index = """
                method\tpath\tquery\tstatus\toperationId\tbytes\tfile\tupdatedAt
                GET\t/3/movie/7\t\t200\tmovie-details\t\(movie.count)\tbodies/movie.json\t2026-01-01T00:00:00Z

                """
            try Data(index.utf8).write(to: folder.appending(path: "index.tsv"))
            try await serve("--recordings", folder.path(percentEncoded: false)) { address in
                // The folder contains no images configuration, which does not fail the movie.
                let recorded = try await popcorn("movie", "7", at: address)
                #expect(recorded.status == 0)
                #expect(recorded.output.contains("Seven"))
                let missing = try await popcorn("movie", "550", at: address)
                #expect(missing.status == 66)
            }
        }

        @Test func `the catalogue has the given number of generated movies`() async throws {
            try await serve("--catalogue-size", "3", "--seed", "7") { address in
                let first = try await popcorn("movie", "100000003", "--json", at: address)
                #expect(first.status == 0, "\(first.errors)")
                #expect(try first.json["id"] as? Int == 100_000_003)
                let missing = try await popcorn("movie", "100000004", at: address)
                #expect(missing.status == 66)
            }
        }

        @Test func `a negative catalogue size is an error`() async throws {
            let outcome = try await PopcornProcess.run(["standin", "--catalogue-size=-1"], environment: [:])
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("--catalogue-size"))
        }

        @Test func `a missing folder of recordings is an error`() async throws {
            let outcome = try await PopcornProcess.run(["standin", "--recordings", "/nonexistent"], environment: [:])
            #expect(outcome.status == 66)
            #expect(outcome.errors.contains("/nonexistent"))
        }
    }
}
