import Foundation
import Testing

@testable import TMDb

@Suite struct PublicOperationTests {

    /// An operation of the list that the SDK's coverage is checked against.
    struct Listed {
        let id: String
        let path: String
        let parameters: Set<String>
    }

    /// Returns the `GET` operations of TMDb's OpenAPI description and version 4 reference.
    private static func listed() throws -> [Listed] {
        let file = URL(filePath: #filePath)
            .appending(path: "../../../../../Adapters/TMDb/Sources/TMDbConformance/operations.tsv").standardizedFileURL
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields[1] == "GET" else { return nil }
            return Listed(
                id: fields[0], path: fields[2], parameters: Set(fields[3].split(separator: ",").map(String.init)))
        }
    }

    private static let byID = Dictionary(uniqueKeysWithValues: PublicOperation.all.map { ($0.id, $0) })

    @Test func `identifiers and paths are unique`() {
        #expect(Set(PublicOperation.all.map(\.id)).count == 122)
        #expect(Set(PublicOperation.all.map(\.template)).count == 122)
        #expect(PublicOperation.all.count == 122)
    }

    @Test func `an operation is public, belongs to an account or validates the credential`() throws {
        let listed = try Self.listed()
        #expect(listed.count == 147)
        let values = ["time_window": "day", "movie_id": "550"]
        for operation in listed {
            let path = operation.path.split(separator: "/").map { segment in
                segment.hasPrefix("{") ? values[String(segment.dropFirst().dropLast()), default: "7"] : String(segment)
            }
            do throws(PublicRequestError) {
                let request = try PublicRequest(target: path.joined(separator: "/"))
                #expect(request.operation.id == operation.id)
                #expect(request.operation.template == operation.path)
            } catch .validatesCredential {
                #expect(operation.id == "authentication-validate-key")
            } catch .belongsToAccount {
                #expect(Self.byID[operation.id] == nil)
                #expect(
                    operation.path.contains("account") || operation.path.contains("/authentication/")
                        || operation.path.contains("guest_session") || operation.path.hasPrefix("/4/list/{list_id}/"))
            } catch {
                Issue.record("\(operation.path): \(error)")
            }
        }
    }

    @Test func `the public operations are those of TMDb's description, and five others`() throws {
        let listed = Set(try Self.listed().map(\.id))
        #expect(
            PublicOperation.all.map(\.id).filter { !listed.contains($0) }.sorted()
                == ["company-movies", "movie-casts", "movie-releases", "movie-trailers", "timezones-list"])
    }

    @Test func `an operation has the parameters of TMDb's description, and others that TMDb supports`() throws {
        var others: [String: Set<String>] = [:]
        for operation in try Self.listed() {
            guard let parameters = Self.byID[operation.id]?.parameters else { continue }
            let names = Set(parameters.map(\.name))
            #expect(names.count == parameters.count, "\(operation.id)")
            #expect(operation.parameters.subtracting(names) == [], "\(operation.id)")
            let more = names.subtracting(operation.parameters)
            if !more.isEmpty { others[operation.id] = more }
        }
        #expect(
            others == [
                "collection-details": ["append_to_response"], "company-details": ["append_to_response"],
                "network-details": ["append_to_response"], "movie-videos": ["include_video_language"],
                "movie-latest-id": ["language"], "tv-series-latest-id": ["language"], "person-latest-id": ["language"],
                "tv-episode-group-details": ["language"], "v4-list-details": ["sort_by"],
                "trending-all": ["page"], "trending-movies": ["page"], "trending-people": ["page"],
                "trending-tv": ["page"], "tv-episode-changes-by-id": ["start_date", "end_date", "page"],
                "person-tagged-images": ["language"], "search-multi": ["region"], "search-person": ["region"],
            ])
    }

    @Test func `the defaults are those of TMDb's description`() {
        let defaults = Dictionary(grouping: PublicOperation.all.flatMap(\.parameters), by: \.name)
            .mapValues { Set($0.map(\.defaultValue)) }
            .filter { $0.value != [nil] }
        #expect(
            defaults == [
                "language": ["en-US", "en", nil], "page": ["1"], "include_adult": ["false"],
                "include_video": ["false"], "include_null_first_air_dates": ["false"],
                "sort_by": ["popularity.desc", nil],
            ])
    }

    @Test func `images, the latest titles, episode groups and lists of version 4 have no default language`() {
        let ids = PublicOperation.all.filter { $0.parameters.contains(.onlyLanguage) }.map(\.id).sorted()
        #expect(
            ids == [
                "collection-images", "movie-images", "movie-latest-id", "person-latest-id", "person-tagged-images",
                "tv-episode-group-details", "tv-episode-images", "tv-season-images", "tv-series-images",
                "tv-series-latest-id", "v4-list-details",
            ])
        let genres = PublicOperation.all.filter { $0.parameters.contains(.init("language", default: "en")) }.map(\.id)
        #expect(genres == ["genre-movie-list", "genre-tv-list"])
    }

    @Test func `resources can be appended to the details of titles, people, collections, companies and networks`() {
        #expect(
            PublicOperation.all.filter(\.canAppend).map(\.id) == [
                "movie-details", "tv-series-details", "tv-season-details", "tv-episode-details", "person-details",
                "collection-details", "company-details", "network-details",
            ])
    }

    @Test(arguments: [
        ("movie-details", #"{"id":550}"#), ("find-by-id", #"{"movie_results":[]}"#), ("movie-latest-id", #"{"id":1}"#),
        ("movie-popular-list", #"{"results":[]}"#), ("movie-changes", #"{"changes":[]}"#),
        ("genre-tv-list", #"{"genres":[]}"#), ("certifications-tv-list", #"{"certifications":{}}"#),
        ("configuration-details", #"{"images":{}}"#), ("watch-provider-tv-list", #"{"results":[]}"#),
        ("keyword-details", #"{"id":1}"#), ("configuration-jobs", #" [ {"department":"Art"}]"#),
    ])
    func `a body with a member of its operation can be the response`(id: String, json: String) throws {
        #expect(try #require(Self.byID[id]).accepts(#require(PublicResponse(Data(json.utf8)))))
    }

    @Test(arguments: [
        "{}", "[]", " [ ] ", #"{"id":null}"#, #"{"message":"Forbidden"}"#, #"{"success":true,"status_code":1}"#,
    ])
    func `another body cannot be the response`(json: String) throws {
        let body = try #require(PublicResponse(Data(json.utf8)))
        #expect(PublicOperation.all.filter { $0.accepts(body) }.map(\.id) == [])
    }

    @Test func `an array can only be the response of a reference`() throws {
        let body = try #require(PublicResponse(Data(#"[{"id":550,"results":[]}]"#.utf8)))
        #expect(Set(PublicOperation.all.filter { $0.accepts(body) }.map(\.kind)) == [.reference])
    }

    @Test func `an operation has the kind of its content`() {
        func kind(_ id: String) -> PublicOperation.Kind? { Self.byID[id]?.kind }
        #expect(kind("movie-details") == .content)
        #expect(kind("tv-episode-videos") == .content)
        #expect(kind("company-details") == .content)
        #expect(kind("movie-similar") == .list)
        #expect(kind("search-multi") == .list)
        #expect(kind("movie-latest-id") == .list)
        #expect(kind("person-changes") == .list)
        #expect(kind("configuration-details") == .reference)
        #expect(kind("watch-provider-tv-list") == .reference)
        #expect(Set(PublicOperation.all.filter { $0.kind == .reference }.map(\.subject)) == [nil])
    }
}
