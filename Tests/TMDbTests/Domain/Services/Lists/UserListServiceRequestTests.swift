import Foundation
import Testing

@testable import TMDb

/// Requests of the version 4 list service.
@Suite
struct UserListServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("v4-list-details GET 4/list/7?page=2&language=fr (private)") {
            _ = try await $0.listsV4.details(forList: 7, page: 2, language: "fr")
        },
        ServiceCall("v4-list-details GET 4/list/7?sort_by=vote_average.desc&page=2&language=fr (private)") {
            _ = try await $0.listsV4.details(forList: 7, sortedBy: .voteAverageDescending, page: 2, language: "fr")
        },
        ServiceCall("v4-list-details GET 4/list/7?sort_by=mood.asc&language=de-DE (private)") {
            _ = try await $0.listsV4.details(forList: 7, sortedBy: UserListSort(rawValue: "mood.asc"))
        },
        ServiceCall(
            #"v4-list-create POST 4/list {"description":"d","iso_3166_1":"GB","iso_639_1":"en","name":"n","public":0,"sort_by":"title.asc"} (private)"#
        ) {
            _ = try await $0.listsV4.create(
                UserListProperties(
                    name: "n", description: "d", languageCode: "en", regionCode: "GB", isPublic: false,
                    sortBy: .titleAscending))
        },
        ServiceCall(#"v4-list-update PUT 4/list/7 {"name":"n"} (private)"#) {
            _ = try await $0.listsV4.update(list: 7, UserListProperties(name: "n"))
        },
        ServiceCall("v4-list-delete DELETE 4/list/7 (private)") { _ = try await $0.listsV4.delete(list: 7) },
        ServiceCall("v4-list-clear GET 4/list/7/clear (private) (once)") { _ = try await $0.listsV4.clear(list: 7) },
        ServiceCall(
            #"v4-list-add-items POST 4/list/7/items {"items":[{"media_id":550,"media_type":"movie"},{"media_id":1396,"media_type":"tv"}]} (private)"#
        ) { _ = try await $0.listsV4.add([.movie(550), .tvSeries(1396)], toList: 7) },
        ServiceCall(
            #"v4-list-update-items PUT 4/list/7/items {"items":[{"comment":"c","media_id":550,"media_type":"movie"}]} (private)"#
        ) { _ = try await $0.listsV4.update([.movie(550, comment: "c")], inList: 7) },
        ServiceCall(
            #"v4-list-remove-items DELETE 4/list/7/items {"items":[{"media_id":550,"media_type":"movie"}]} (private)"#
        ) { _ = try await $0.listsV4.remove([.movie(550)], fromList: 7) },
        ServiceCall("v4-list-item-status GET 4/list/7/item_status?media_id=1396&media_type=tv (private)") {
            _ = try await $0.listsV4.itemStatus(of: .tvSeries(1396), inList: 7)
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }

    @Test func `comments are sent in a second request, only for the added items`() async throws {
        let http = ScriptedHTTPClient(
            .answer(
                201, [:],
                """
                {"success": true, "status_code": 1, "results": [
                  {"media_type": "movie", "media_id": 1, "success": true},
                  {"media_type": "tv", "media_id": 1, "success": true},
                  {"media_type": "movie", "media_id": 2, "success": true},
                  {"media_type": "movie", "media_id": 3, "success": false, "error": ["taken"]}]}
                """),
            .answer(
                200, [:],
                """
                {"success": true, "status_code": 1, "results": [
                  {"media_type": "movie", "media_id": 1, "success": true},
                  {"media_type": "tv", "media_id": 1, "success": false, "error": ["too long"]}]}
                """))
        let lists = try TMDbClient.test(http).listsV4
        let added = try await lists.add(
            [.movie(1, comment: "a"), .tvSeries(1, comment: "b"), .movie(2), .movie(3, comment: "c")], toList: 7)
        #expect(added.results.map(\.success) == [true, false, true, false])
        #expect(added.results.map(\.errors) == [nil, ["too long"], nil, ["taken"]])
        #expect(http.requests.map(\.method) == [.post, .put])
        let comments = try JSONValue(json: String(decoding: try #require(http.requests.last?.body), as: UTF8.self))
        guard case .array(let items) = comments["items"] else { return #expect(Bool(false)) }
        #expect(items.map { $0["comment"] } == [.string("a"), .string("b")])
    }

    @Test(arguments: [
        (200, #"{"id": 7, "media_type": "movie", "media_id": 1, "success": true, "status_code": 1}"#, true),
        (200, #"{"id": 7, "media_type": "movie", "media_id": 1}"#, true),
        (200, #"{"success": false, "status_code": 1, "status_message": "no"}"#, false),
        (200, #"{"success": false, "status_code": 21, "status_message": "no"}"#, false),
        (404, #"{"success": false, "status_code": 34, "status_message": "no"}"#, false),
    ])
    func `a title is on a list if TMDb reports success`(status: Int, body: String, isOnList: Bool) async throws {
        let http = ScriptedHTTPClient(.answer(status, [:], body))
        #expect(try await TMDbClient.test(http).listsV4.contains(.movie(1), inList: 7) == isOnList)
        #expect(http.requests.map(\.url.query) == ["media_id=1&media_type=movie&api_key=k3y"])
    }

    @Test(arguments: [
        (401, #"{"success": false, "status_code": 39}"#, TMDbError.Kind.unauthorised),
        (500, #"{"success": false, "status_code": 11}"#, .serverFailure), (418, "{}", .unexpectedStatus),
    ])
    func `other errors of the item status are thrown`(status: Int, body: String, kind: TMDbError.Kind) async throws {
        let lists = try TMDbClient.test(ScriptedHTTPClient(.answer(status, [:], body))).listsV4
        let error = await #expect(throws: TMDbError.self) { try await lists.contains(.tvSeries(1), inList: 7) }
        #expect(error?.kind == kind)
    }

    @Test func `the failed entries are returned`() throws {
        let results = try UserListItemResults(
            json: """
                {"success": true, "results": [
                  {"media_type": "movie", "media_id": 1, "success": true},
                  {"media_type": "tv", "media_id": 2, "success": false, "error": ["Media has already been taken"]}]}
                """)
        #expect(results.failures == [results.results[1]])
        #expect(results.failures.first?.errors == ["Media has already been taken"])
    }

    @Test func `a public flag is encoded as a number and decoded from a number or a Boolean`() throws {
        for (isPublic, number) in [(true, 1), (false, 0)] {
            let json = try JSONEncoder().encode(UserListProperties(isPublic: isPublic))
            #expect(String(decoding: json, as: UTF8.self) == #"{"public":\#(number)}"#)
            for text in ["\(number)", "\(isPublic)"] {
                #expect(try UserListProperties(json: #"{"public":\#(text)}"#).isPublic == isPublic)
            }
        }
        #expect(try JSONEncoder().encode(UserListProperties()) == Data("{}".utf8))
    }
}
