import TMDb

extension Route {
    static let lists: [Route] = [
        Route("list-details") {
            try await $0.lists.details(forList: $1.listID(), page: $1.page, language: $1.language)
        },
        Route("list-check-item-status") { client, values in
            guard let movie = try values.number("movie_id") else {
                throw RecordedValues.Unsuitable(description: "movie_id is missing")
            }
            return try await client.lists.itemStatus(
                ofMovie: movie, inList: try values.listID(), language: values.language)
        },
        Route("list-create") { client, values in
            try await client.lists.create(name: "A list", sessionID: values.secret)
        },
        Route("list-add-movie") { try await $0.lists.addMovie(550, toList: $1.listID(), sessionID: $1.secret) },
        Route("list-remove-movie") {
            try await $0.lists.removeMovie(550, fromList: $1.listID(), sessionID: $1.secret)
        },
        Route("list-clear") {
            try await $0.lists.clear(
                list: $1.listID(), isConfirmed: $1.flag("confirm") ?? false, sessionID: $1.secret)
        },
        Route("list-delete") { try await $0.lists.delete(list: $1.listID(), sessionID: $1.secret) },
    ]

    static let listsV4: [Route] = [
        Route("v4-list-details") {
            try await $0.listsV4.details(
                forList: $1.id("list_id"), sortedBy: $1.sort(), page: $1.page, language: $1.language)
        },
        Route("v4-list-create") { client, _ in
            try await client.listsV4.create(UserListProperties(name: "A list", languageCode: "en"))
        },
        Route("v4-list-update") {
            try await $0.listsV4.update(list: $1.id("list_id"), UserListProperties(name: "A list"))
        },
        Route("v4-list-delete") {
            try await $0.listsV4.delete(list: $1.id("list_id"))
        },
        Route("v4-list-clear") {
            try await $0.listsV4.clear(list: $1.id("list_id"))
        },
        Route("v4-list-add-items") {
            try await $0.listsV4.add([.movie(550)], toList: $1.id("list_id"))
        },
        Route("v4-list-update-items") {
            try await $0.listsV4.update([.movie(550)], inList: $1.id("list_id"))
        },
        Route("v4-list-remove-items") {
            try await $0.listsV4.remove([.movie(550)], fromList: $1.id("list_id"))
        },
        Route("v4-list-item-status") { client, values in
            guard let id = try values.number("media_id") else {
                throw RecordedValues.Unsuitable(description: "media_id is missing")
            }
            let show: Show.ID = values["media_type"] == "tv" ? .tvSeries(id) : .movie(id)
            return try await client.listsV4.itemStatus(of: show, inList: try values.id("list_id"))
        },
    ]
}

extension RecordedValues {
    fileprivate func listID() throws -> MediaListID { MediaListID(rawValue: try text("list_id")) }
}
