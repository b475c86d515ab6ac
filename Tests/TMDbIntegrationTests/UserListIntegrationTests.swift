import TMDb
import TMDbStandIn
import Testing

/// Lists of API version 4, over real HTTP.
@Suite struct UserListIntegrationTests {

    /// Runs work with a client of a user and a client without a user.
    private func withUser(_ work: (_ user: TMDbClient, _ other: TMDbClient) async throws -> Void) async throws {
        try await withStandIn { client, server in
            let token = try await client.authentication.userRequestToken().requestToken
            let user = try await client.authentication.userAccessToken(from: token)
            try await withClient(of: server, credential: .accessToken(user.accessToken)) { userClient in
                try await work(userClient, client)
            }
        }
    }

    @Test func `a list is created, filled, changed, cleared and deleted`() async throws {
        try await withUser { user, other in
            let created = try await user.listsV4.create(
                UserListProperties(name: "Late nights", description: "Small hours.", languageCode: "en"))
            let list = created.id
            #expect(created.statusCode == .success)
            let added = try await user.listsV4.add(
                [.movie(603, comment: "Twice."), .tvSeries(1396), .movie(603)], toList: list)
            #expect(added.results.map(\.success) == [true, true, false])
            #expect(added.results.last?.errors?.isEmpty == false)

            let details = try await other.listsV4.details(forList: list)
            #expect(details.name == "Late nights")
            #expect(details.description == "Small hours.")
            #expect(details.results.elements.map(\.id) == [.movie(603), .tvSeries(1396)])
            #expect(details.comments == ["movie:603": "Twice.", "tv:1396": nil])
            #expect(details.objectIDs?.keys.sorted() == ["movie:603", "tv:1396"])
            #expect(details.isPublic == true)
            #expect(details.createdBy?.username == "standin")
            #expect(details.itemCount == 2)

            let updated = try await user.listsV4.update(
                list: list, UserListProperties(name: "Later", isPublic: false, sortBy: .originalOrderDescending))
            #expect(updated.statusCode == .updated)
            let hidden = await failure { try await other.listsV4.details(forList: list) }
            #expect(hidden?.kind == .unauthorised)
            #expect(hidden?.statusCode == .resourcePrivate)
            let changed = try await user.listsV4.details(forList: list)
            #expect(changed.name == "Later")
            #expect(changed.description == "Small hours.")
            #expect(changed.results.elements.map(\.id) == [.tvSeries(1396), .movie(603)])

            let commented = try await user.listsV4.update(
                [.tvSeries(1396, comment: "Slowly."), .movie(5, comment: "?")], inList: list)
            #expect(commented.results.map(\.success) == [true, false])
            #expect(try await user.listsV4.details(forList: list).comments?["tv:1396"] == "Slowly.")

            let status = try await user.listsV4.itemStatus(of: .tvSeries(1396), inList: list)
            #expect(status.success == true)
            #expect(status.mediaID == 1396)
            let absent = await failure { try await user.listsV4.itemStatus(of: .movie(1396), inList: list) }
            #expect(absent?.kind == .notFound)
            let removed = try await user.listsV4.remove([.tvSeries(1396), .movie(5)], fromList: list)
            #expect(removed.results.map(\.success) == [true, false])
            #expect(try await user.listsV4.clear(list: list).deletedCount == 1)
            #expect(try await user.listsV4.details(forList: list).results.elements.isEmpty)
            #expect(try await user.listsV4.delete(list: list).statusCode == .deleted)
            let gone = await failure { try await user.listsV4.details(forList: list) }
            #expect(gone?.statusCode == .resourceNotFound)
        }
    }

    @Test func `a list can be created as private`() async throws {
        try await withUser { user, other in
            let list = try await user.listsV4.create(
                UserListProperties(name: "Mine", languageCode: "en", isPublic: false)
            ).id
            let hidden = await failure { try await other.listsV4.details(forList: list) }
            #expect(hidden?.statusCode == .resourcePrivate)
            #expect(try await user.listsV4.details(forList: list).isPublic == false)
            try await user.listsV4.update(list: list, UserListProperties(isPublic: true))
            #expect(try await other.listsV4.details(forList: list).isPublic == true)
        }
    }

    @Test func `a list is paged`() async throws {
        try await withUser { user, _ in
            let list = try await user.listsV4.create(UserListProperties(name: "Many", languageCode: "en")).id
            _ = try await user.listsV4.add((1...41).map { .movie($0) }, toList: list)
            let pages = try await user.listsV4.allItemsPages(inList: list).collected()
            #expect(pages.map(\.results.count) == [20, 20, 1])
            #expect(pages.map(\.totalPages) == [3, 3, 3])
            let last = try await user.listsV4.details(forList: list, page: 3)
            #expect(last.results.elements.map(\.id) == [.movie(41)])
            #expect(last.comments == ["movie:41": nil])
            let shows = try await user.listsV4.allItems(inList: list).collected()
            #expect(shows.map(\.id) == (1...41).map { .movie($0) })
        }
    }

    @Test func `a list is read in a requested order`() async throws {
        try await withUser { user, _ in
            let list = try await user.listsV4.create(UserListProperties(name: "Many", languageCode: "en")).id
            _ = try await user.listsV4.add((1...21).map { .movie($0) }, toList: list)
            let newest = try await user.listsV4.details(forList: list, sortedBy: .originalOrderDescending)
            #expect(newest.results.elements.map(\.id) == (2...21).reversed().map { .movie($0) })
            let shows = try await user.listsV4.allItems(inList: list, sortedBy: .originalOrderDescending).collected()
            #expect(shows.map(\.id) == (1...21).reversed().map { .movie($0) })
            let stored = try await user.listsV4.details(forList: list)
            #expect(stored.results.elements.map(\.id) == (1...20).map { .movie($0) })
        }
    }

    @Test func `invalid list requests are rejected`() async throws {
        try await withUser { user, other in
            let list = try await user.listsV4.create(UserListProperties(name: "L", languageCode: "en")).id
            let ungranted = await failure { try await other.listsV4.delete(list: list) }
            #expect(ungranted?.kind == .unauthorised)
            #expect(ungranted?.statusCode == .writeNotGranted)
            let empty = await failure { try await user.listsV4.update(list: list, UserListProperties()) }
            #expect(empty?.statusCode == .nothingToUpdate)
            let nameless = await failure { try await user.listsV4.create(UserListProperties()) }
            #expect(nameless?.statusCode == .validationFailed)
            let unknown = await failure { try await user.listsV4.clear(list: 12) }
            #expect(unknown?.statusCode == .resourceNotFound)
        }
    }
}
