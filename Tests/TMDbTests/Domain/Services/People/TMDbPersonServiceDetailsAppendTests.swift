import Foundation
import Testing

@testable import TMDb

/// Details of people with appended resources.
@Suite
struct TMDbPersonServiceDetailsAppendTests {

    @Test func `details and appended resources are fetched in one request`() async throws {
        let http = RecordingHTTPClient(try Fixture.text("person-details-appended"))
        let client = try TMDbClient.test(http, credential: .accessToken("t"))
        let result = try await client.people.details(
            forPerson: 819, appending: [.movieCredits, .combinedCredits, .externalIDs], language: "en")
        #expect(result.person.name == "Edward Norton")
        #expect(result.movieCredits?.cast.isEmpty == false)
        #expect(result.combinedCredits?.cast.isEmpty == false)
        #expect(result.externalIDs?.imdbID == "nm0001570")
        #expect(
            http.requests.map(\.url.absoluteString) == [
                "https://api.themoviedb.org/3/person/819?language=en&append_to_response=movie_credits,combined_credits,external_ids"
            ])
    }

    @Test func `every resource is decoded from one response`() async throws {
        let response = PersonDetailsResponse.mock()
        let http = RecordingHTTPClient(String(decoding: try JSONEncoder().encode(response), as: UTF8.self))
        let client = try TMDbClient.test(http)
        let everything = PersonAppendOption(rawValue: (1 << 8) - 1)
        let result = try await client.people.details(
            forPerson: 819, appending: everything)
        #expect(result == response)
        let names = PersonAppendOption.names.map { $0.replacing("/", with: "%2F") }.joined(separator: ",")
        #expect(http.requests.count == 1)
        #expect(http.requests.first?.url.absoluteString.contains("append_to_response=\(names)") == true)
    }

    @Test func `a requested resource that is missing is nil`() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(#"{"id": 819, "name": "x"}"#))
        let result = try await client.people.details(
            forPerson: 819, appending: [.movieCredits, .combinedCredits, .externalIDs])
        #expect(result == PersonDetailsResponse(person: Person(id: 819, name: "x", gender: .unknown)))
    }
}
