import TMDb
import TMDbStandIn
import Testing

/// Lists of API version 3, over real HTTP.
@Suite struct MediaListIntegrationTests {

    @Test func `a list is created, filled, cleared and deleted`() async throws {
        try await withStandIn { client, _ in
            let session = try await client.logIn()
            let created = try await client.lists.create(
                name: "Late nights", description: "For the small hours.", listLanguage: "de", sessionID: session)
            #expect(created.success == true)
            #expect(created.statusCode == .success)
            let list = created.id
            for movie in 601...622 {
                let added = try await client.lists.addMovie(movie, toList: list, sessionID: session)
                #expect(added.statusCode == .updated)
            }
            let details = try await client.lists.details(forList: list)
            #expect(details.id == list)
            #expect(details.name == "Late nights")
            #expect(details.description == "For the small hours.")
            #expect(details.languageCode == "de")
            #expect(details.createdBy == "standin")
            #expect(details.itemCount == 22)
            #expect(details.items.elements.map(\.id) == (601...620).map { .movie($0) })
            let second = try await client.lists.details(forList: list, page: 2)
            #expect(second.items.elements.map(\.id) == [.movie(621), .movie(622)])
            #expect(second.totalPages == 2)
            #expect(second.totalResults == 22)
            let items = try await client.lists.allItems(inList: list).collected()
            #expect(items.map(\.id) == (601...622).map { .movie($0) })
            #expect(try await client.lists.itemStatus(ofMovie: 603, inList: list).isPresent)

            let removed = try await client.lists.removeMovie(603, fromList: list, sessionID: session)
            #expect(removed.statusCode == .deleted)
            #expect(try await client.lists.itemStatus(ofMovie: 603, inList: list).isPresent == false)
            let lists = try await client.account.allLists(forAccount: 1, sessionID: session).collected()
            #expect(lists.map(\.name) == ["Late nights"])
            #expect(lists.map(\.itemCount) == [21])

            let cleared = try await client.lists.clear(list: list, isConfirmed: true, sessionID: session)
            #expect(cleared.statusCode == .updated)
            #expect(try await client.lists.details(forList: list).items.elements.isEmpty)
            let deleted = try await client.lists.delete(list: list, sessionID: session)
            #expect(deleted.isSuccess == true)
            let gone = await failure { try await client.lists.details(forList: list) }
            #expect(gone?.kind == .notFound)
            #expect(gone?.statusCode == .resourceNotFound)
            #expect(try await client.account.lists(forAccount: 1, sessionID: session).results.isEmpty)
        }
    }

    @Test func `invalid list requests are rejected`() async throws {
        try await withStandIn { client, _ in
            let session = try await client.logIn()
            let list = try await client.lists.create(name: "L", sessionID: session).id
            _ = try await client.lists.addMovie(603, toList: list, sessionID: session)
            let twice = await failure { try await client.lists.addMovie(603, toList: list, sessionID: session) }
            #expect(twice?.httpStatus == 403)
            #expect(twice?.statusCode == .duplicateEntry)
            let absent = await failure { try await client.lists.removeMovie(5, fromList: list, sessionID: session) }
            #expect(absent?.kind == .notFound)
            #expect(absent?.statusCode == .entryNotFound)
            let unconfirmed = await failure {
                try await client.lists.clear(list: list, isConfirmed: false, sessionID: session)
            }
            #expect(unconfirmed?.statusCode == .confirmationRequired)
            #expect(try await client.lists.details(forList: list).itemCount == 1)
            let unknown = await failure { try await client.lists.delete(list: 12, sessionID: session) }
            #expect(unknown?.statusCode == .resourceNotFound)
            let unread = await failure { try await client.lists.details(forList: 12) }
            #expect(unread?.statusCode == .resourceNotFound)
            let stranger = await failure { try await client.lists.delete(list: list, sessionID: "unknown") }
            #expect(stranger?.statusCode == .noPermission)
            let nameless = await failure { try await client.lists.create(name: "", sessionID: session) }
            #expect(nameless?.statusCode == .validationFailed)
            let token = try await client.authentication.requestToken().requestToken
            _ = try await client.authentication.approve(requestToken: token, username: "ben", password: "p")
            let other = try await client.authentication.session(fromRequestToken: token).sessionID
            let foreign = await failure { try await client.lists.delete(list: list, sessionID: other) }
            #expect(foreign?.statusCode == .editNotPermitted)
        }
    }
}
