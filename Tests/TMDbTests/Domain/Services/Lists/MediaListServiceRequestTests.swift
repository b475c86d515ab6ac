import Foundation
import Testing

@testable import TMDb

/// Requests of the list service.
@Suite
struct MediaListServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("list-details GET list/7?page=2&language=fr (private)") {
            _ = try await $0.lists.details(forList: 7, page: 2, language: "fr")
        },
        ServiceCall("list-details GET list/528349d419c2954bd21ca0a8?language=de-DE (private)") {
            _ = try await $0.lists.details(forList: "528349d419c2954bd21ca0a8")
        },
        ServiceCall("list-check-item-status GET list/7/item_status?movie_id=550&language=fr (private)") {
            _ = try await $0.lists.itemStatus(ofMovie: 550, inList: 7, language: "fr")
        },
        ServiceCall(#"list-create POST list?session_id=s {"description":"d","language":"en","name":"n"} (private)"#) {
            _ = try await $0.lists.create(name: "n", description: "d", listLanguage: "en", sessionID: "s")
        },
        ServiceCall(#"list-add-movie POST list/7/add_item?session_id=s {"media_id":18} (private)"#) {
            _ = try await $0.lists.addMovie(18, toList: 7, sessionID: "s")
        },
        ServiceCall(#"list-remove-movie POST list/7/remove_item?session_id=s {"media_id":18} (private)"#) {
            _ = try await $0.lists.removeMovie(18, fromList: 7, sessionID: "s")
        },
        ServiceCall("list-clear POST list/7/clear?session_id=s&confirm=true (private)") {
            _ = try await $0.lists.clear(list: 7, isConfirmed: true, sessionID: "s")
        },
        ServiceCall("list-delete DELETE list/7?session_id=s (private)") {
            _ = try await $0.lists.delete(list: 7, sessionID: "s")
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
