import CoreDomain
import Foundation
import PeopleDomain
import PopcornPeopleAdapters
import TMDb
import TMDbStandIn
import Testing

@Suite struct TMDbPersonRemoteDataSourceTests {

    private let body = """
        {"id":287,"name":"Brad Pitt","birthday":"","deathday":null,"homepage":"","profile_path":"","biography":"",
        "known_for_department":"Juggling","gender":2,"combined_credits":{"cast":[{"id":550,"media_type":"movie",
        "title":"Fight Club","character":"Tyler Durden","credit_id":"a","order":1,"release_date":"","poster_path":""},
        {"id":1,"media_type":"hologram","credit_id":"z"}],"crew":[{"id":550,"media_type":"movie","title":"Fight Club",
        "credit_id":"b","job":"Producer","department":"Production"}]},"images":{"profiles":[
        {"file_path":"/de.jpg","width":1,"height":1,"iso_639_1":"de"},
        {"file_path":"/none.jpg","width":1,"height":1,"iso_639_1":null}]},
        "external_ids":{"imdb_id":"nm0000093","facebook_id":""}}
        """

    /// Sends a request to a stand-in server that serves one response.
    private func fetch(
        body: String, id: Int = 287, locale: ContentLocale = .americanEnglish,
        fallback: [String] = [],
        check: (StandInServer) -> Void = { _ in }
    ) async throws -> PersonWithParts {
        let recording = Recording(method: "GET", path: "/3/person/287", status: 200, body: Array(body.utf8))
        return try await StandInServer.withClient(of: recording) { client, server in
            defer { check(server) }
            return try await TMDbPersonRemoteDataSource(
                personService: client.people, fallback: try TextFallback(fallback)
            )
            .person(withID: id, locale: locale)
        }
    }

    @Test func `every part is fetched with one request`() async throws {
        var content = try await fetch(body: body, locale: try ContentLocale(language: "de-DE")) { server in
            #expect(server.requestCount == 1)
            let query = server.requests.first?.query
            #expect(query?["append_to_response"] == "combined_credits,images,external_ids")
            #expect(query?["language"] == "de-DE")
            #expect(query?["include_image_language"] == "de,null,xx,en")
        }

        #expect(content.missing.parts == [.details])
        content.missing = MissingParts()
        #expect(
            content
                == PersonWithParts(
                    person: PeopleDomain.Person(
                        id: 287, name: "Brad Pitt", knownForDepartment: "Juggling", biography: "", gender: .male),
                    credits: [
                        PersonCredit(
                            kind: .movie, id: 550, title: "Fight Club",
                            roles: [PersonRole(creditID: "a", character: "Tyler Durden", order: 1)],
                            jobs: [PersonJob(creditID: "b", job: "Producer", department: "Production")])
                    ],
                    images: CoreDomain.ImageCollection(
                        posters: [],
                        profiles: [
                            ContentImage(path: try #require(URL(string: "/none.jpg")), width: 1, height: 1),
                            ContentImage(
                                path: try #require(URL(string: "/de.jpg")), languageCode: "de", width: 1, height: 1),
                        ]),
                    externalIDs: CoreDomain.ExternalIDs(imdbID: "nm0000093")))
    }

    @Test func `requested translations are fetched with the same request`() async throws {
        let body = """
            {"id":287,"name":"N","translations":{"translations":[{"iso_3166_1":"DE","iso_639_1":"de","name":"Deutsch",
            "english_name":"German","data":{"biography":"B","name":""}}]}}
            """
        let content = try await fetch(body: body, fallback: ["en"]) { server in
            #expect(server.requestCount == 1)
            #expect(
                server.requests.first?.query["append_to_response"]
                    == "combined_credits,images,translations,external_ids")
        }
        #expect(
            content.translations == [
                CoreDomain.Translation(languageCode: "de", countryCode: "DE", texts: ContentTexts(biography: "B"))
            ])
    }

    @Test func `requested parts that TMDb does not send are missing`() async throws {
        var content = try await fetch(body: #"{"id":287,"name":"N"}"#)
        #expect(content.missing.parts == [.combinedCredits, .images, .externalIDs, .details])
        content.missing = MissingParts()
        #expect(content == PersonWithParts(person: PeopleDomain.Person(id: 287, name: "N")))
    }

    @Test func `the not-found error names the person`() async throws {
        let error = await #expect(throws: PopcornError.self) { try await fetch(body: body, id: 288) }
        #expect(error?.kind == .notFound)
        #expect(error?.message == "TMDb has no person 288")
    }

    @Test func `a birthday that is not a day is nil`() async throws {
        let content = try await fetch(body: #"{"id":287,"name":"N","birthday":"1963-13-45"}"#)
        #expect(content.person.name == "N")
        #expect(content.person.birthday == nil)
    }
}
