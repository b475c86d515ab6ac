import Foundation
import TMDbStandIn
import Testing

/// The consistency of the bundled sample catalogue.
@Suite struct SampleCatalogueTests {
    private struct Line {
        let path: String
        let query: String
        let bytes: Int
        let file: String
    }

    private static let people = [31, 287, 819, 1283, 6384, 7467, 17419]
    private static let movies = [11, 13, 550, 603, 807, 49026]
    private static let series = [1396, 1399]

    private let recordings: Recordings
    private let folder: URL
    private let lines: [Line]

    init() throws {
        recordings = try .sampleCatalogue
        folder = Bundle.main.bundleURL.appending(path: "popcorn_TMDbStandIn.resources/SampleCatalogue")
        let index = try String(contentsOf: folder.appending(path: "index.tsv"), encoding: .utf8)
        lines = try index.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Line(path: fields[1], query: fields[2], bytes: try #require(Int(fields[5])), file: fields[6])
        }
    }

    @Test func `the index lists all bodies with their sizes`() throws {
        #expect(lines.count == recordings.count)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "bodies").path)
        #expect(Set(lines.map(\.file)) == Set(files.map { "bodies/\($0)" }))
        if ProcessInfo.processInfo.environment["POPCORN_UPDATE_DOCS"] == "1" { return try Self.writeSizes() }
        for line in lines {
            let size = try Data(contentsOf: folder.appending(path: line.file)).count
            #expect(size == line.bytes, "\(line.file): run make samples")
        }
    }

    /// Writes the sizes of the bodies to the index of the sources.
    private static func writeSizes() throws {
        let folder = URL(filePath: #filePath).appending(
            path: "../../../../Adapters/TMDb/Sources/TMDbStandIn/SampleCatalogue"
        ).standardizedFileURL
        let index = folder.appending(path: "index.tsv")
        let lines = try String(contentsOf: index, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let sized = try lines.enumerated().map { number, line in
            var fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard number > 0, fields.count > 6 else { return String(line) }
            fields[5] = String(try Data(contentsOf: folder.appending(path: fields[6])).count)
            return fields.joined(separator: "\t")
        }
        try sized.joined(separator: "\n").write(to: index, atomically: true, encoding: .utf8)
    }

    @Test func `every body is JSON with the identifier in its path`() throws {
        for line in lines {
            let body = try Data(contentsOf: folder.appending(path: line.file))
            let value = try JSONSerialization.jsonObject(with: body)
            let parts = line.path.split(separator: "/").map(String.init)
            guard let object = value as? [String: Any], ["movie", "tv", "person", "collection"].contains(parts[1]),
                let id = Int(parts[2]), !parts.contains("season"), let found = object["id"]
            else { continue }
            #expect(found as? Int == id, "\(line.file)")
        }
    }

    @Test(arguments: movies)
    func `a movie has all resources`(id: Int) throws {
        let details = try object("/3/movie/\(id)")
        #expect(details["runtime"] as? Int ?? 0 > 60)
        let parts = [
            "credits", "images", "videos", "release_dates", "watch/providers", "external_ids", "keywords",
            "translations",
        ]
        for part in parts { #expect(try object("/3/movie/\(id)/\(part)")["id"] as? Int == id) }
        let imdbID = try #require(details["imdb_id"] as? String)
        #expect(try object("/3/movie/\(imdbID)")["id"] as? Int == id)
        if let collection = details["belongs_to_collection"] as? [String: Any] {
            let collectionID = try #require(collection["id"] as? Int)
            #expect(try object("/3/collection/\(collectionID)")["name"] as? String == collection["name"] as? String)
        }
        let releases = try #require(object("/3/movie/\(id)/release_dates")["results"] as? [[String: Any]])
        #expect(Set(releases.compactMap { $0["iso_3166_1"] as? String }).isSuperset(of: ["DE", "GB", "US"]))
    }

    @Test(arguments: series)
    func `a series has a first season`(id: Int) throws {
        let season = try object("/3/tv/\(id)/season/1")
        let episodes = try #require(season["episodes"] as? [[String: Any]])
        #expect(episodes.count >= 7)
        for episode in episodes {
            let number = try #require(episode["episode_number"] as? Int)
            let details = try object("/3/tv/\(id)/season/1/episode/\(number)")
            #expect(details["id"] as? Int == episode["id"] as? Int)
            #expect(details["name"] as? String == episode["name"] as? String)
            #expect((details["overview"] as? String)?.isEmpty == false)
            #expect(episode["show_id"] as? Int == id)
        }
    }

    @Test(arguments: people)
    func `a person has credits in recorded titles`(id: Int) throws {
        let person = try object("/3/person/\(id)")
        #expect((person["biography"] as? String)?.isEmpty == false)
        let combined = try object("/3/person/\(id)/combined_credits")
        let credits = ["cast", "crew"].flatMap { combined[$0] as? [[String: Any]] ?? [] }
        #expect(!credits.isEmpty)
        for credit in credits {
            let kind = try #require(credit["media_type"] as? String)
            let titleID = try #require(credit["id"] as? Int)
            let title = try object("/3/\(kind)/\(titleID)/credits")
            let members = ["cast", "crew"].flatMap { title[$0] as? [[String: Any]] ?? [] }
            let creditID = credit["credit_id"] as? String
            #expect(members.contains { $0["credit_id"] as? String == creditID && $0["id"] as? Int == id })
        }
    }

    @Test func `the movie of the demonstration has a cast, logos and translations`() throws {
        let credits = try object("/3/movie/550/credits")
        #expect(try #require(credits["cast"] as? [Any]).count >= 10)
        let crew = try #require(credits["crew"] as? [[String: Any]])
        #expect(crew.first?["job"] as? String == "Director")
        let logos = try #require(object("/3/movie/550/images")["logos"] as? [[String: Any]])
        #expect(Set(logos.compactMap { $0["iso_639_1"] as? String }).count >= 3)
        let original = try #require(object("/3/movie/550")["overview"] as? String)
        for language in ["de", "en-GB", "it"] {
            let translated = try object("/3/movie/550", "language=\(language)")
            #expect(try #require(translated["overview"] as? String) != original)
        }
    }

    private func object(_ path: String, _ query: String = "") throws -> [String: Any] {
        let recording = try #require(recordings.recording(path: path, query: query), "\(path)?\(query)")
        return try #require(try JSONSerialization.jsonObject(with: Data(recording.body)) as? [String: Any])
    }
}
