import CoreDomain
import Foundation
import PeopleDomain
import PopcornPeopleAdapters
import TMDb
import TMDbStandIn
import Testing

/// Tests of lists of people, fetched over HTTP.
@Suite struct TMDbPersonListRemoteDataSourceTests {

    private let body = #"""
        {"page":2,"total_pages":9,"total_results":173,"results":[{"id":287,"name":"Brad Pitt","original_name":"B. P.",
        "known_for_department":"Juggling","gender":2,"profile_path":"/p.jpg","popularity":1.5,"adult":true,"known_for":[
        {"media_type":"movie","id":550,"title":"Fight Club"},{"media_type":"podcast","id":1,"title":"New"},
        {"media_type":"tv","id":550,"name":""}]},{"id":8,"name":"Unknown","known_for":[]},
        {"id":7,"name":"Bare","profile_path":""}]}
        """#

    private static let lists: [(PersonList, String, String)] = [
        (.popular, "/3/person/popular", "language=de-DE&page=2"),
        (.trending(.day), "/3/trending/person/day", "language=de-DE&page=2"),
        (.trending(.week), "/3/trending/person/week", "language=de-DE&page=2"),
        (
            .search(PersonSearch("brad")), "/3/search/person",
            "include_adult=false&language=de-DE&page=2&query=brad"
        ),
        (
            .search(PersonSearch("pitt", includesAdult: true)), "/3/search/person",
            "include_adult=true&language=de-DE&page=2&query=pitt"
        ),
    ]

    @Test(arguments: lists)
    func `a page of a list is fetched with one request`(list: PersonList, path: String, query: String) async throws {
        let recording = Recording(method: "GET", path: path, query: query, body: Array(body.utf8))
        let german = try ContentLocale(language: "de-DE")
        try await StandInServer.withClient(of: recording) { client, server in
            let page = try await TMDbPersonListRemoteDataSource(client: client).page(2, of: list, locale: german)

            #expect(page.page == 2)
            #expect(page.totalPages == 9)
            #expect(page.totalResults == 173)
            #expect(
                page.items == [
                    PersonPreview(
                        id: 287, name: "Brad Pitt", originalName: "B. P.", knownForDepartment: "Juggling",
                        gender: .male, profilePath: URL(string: "/p.jpg"), popularity: 1.5,
                        isAdultOnly: true,
                        knownFor: [
                            KnownTitle(kind: .movie, id: 550, title: "Fight Club"),
                            KnownTitle(kind: .tvSeries, id: 550, title: ""),
                        ]),
                    PersonPreview(id: 8, name: "Unknown", knownFor: []),
                    PersonPreview(id: 7, name: "Bare"),
                ])
            #expect(server.requests.map(\.path) == [path])
            let sent = server.requests.first?.query.map { "\($0)=\($1)" }.sorted().joined(separator: "&")
            #expect(sent == query)
        }
    }
}
