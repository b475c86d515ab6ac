import Foundation
import Testing

@testable import TMDb

@Suite("Requests of the service of lists of version 4")
struct UserListServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("v4-list-details GET 4/list/7?page=2&language=fr (private)") {
            _ = try await $0.listsV4.details(forList: 7, page: 2, language: "fr")
        },
        ServiceCall(
            #"v4-list-create POST 4/list {"description":"d","iso_3166_1":"GB","iso_639_1":"en","name":"n","public":false,"sort_by":"title.asc"} (private)"#
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

    @Test("every method makes its operation's request", arguments: calls)
    func requests(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
