import Foundation
import TMDb
import TMDbTesting

/// The responses to requests about accounts of API version 4.
enum UserAccountResponses {
    /// The creation date of the first rating. It is constant, so that responses are reproducible.
    private static let start = Date(timeIntervalSince1970: 1_767_225_600)

    static func lists(_ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let user = try owner(state, request)
        let lists = state.lists.inOrder.map(\.value).filter { $0.owner == user }
        return .json(Page(request.page, of: lists).members(row: summary))
    }

    static func marked(
        _ mark: Activity.Mark, _ kind: Title.Kind, _ state: UserState, _ request: UserRequest
    ) throws(Refusal) -> StandInResponse {
        let entries = try activity(state, request).marked(mark, kind)
        return .json(request.page(of: entries).members { request.row(of: $0.title) })
    }

    static func rated(_ kind: Title.Kind, _ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse
    {
        let entries = try activity(state, request).rated(kind).enumerated()
        return .json(
            request.page(of: Array(entries)).members { number, entry in
                var row = request.row(of: entry.title)
                row?["account_rating"] = [
                    "value": entry.rating.map(JSONValue.number) ?? .null, "created_at": .string(moment(number)),
                ]
                return row
            })
    }

    /// Returns the recommended titles. Unknown titles are omitted.
    static func recommended(
        _ kind: Title.Kind, _ state: UserState, _ request: UserRequest
    ) throws(Refusal) -> StandInResponse {
        let titles = try activity(state, request).recommended(kind).filter { request.row(of: $0) != nil }
        return .json(Page(request.page, of: titles).members(row: request.listedRow(of:)))
    }
}

extension UserAccountResponses {
    /// Returns the user of the access token. Throws ``Refusal/notFound`` if the path contains the account of another
    /// user. TMDb's response in this case is unknown.
    private static func owner(_ state: UserState, _ request: UserRequest) throws(Refusal) -> User {
        let user = try request.tokenUser(in: state)
        guard request.pathValues["account_object_id"] == user.versionFourID else { throw .notFound }
        return user
    }

    private static func activity(_ state: UserState, _ request: UserRequest) throws(Refusal) -> Activity {
        state.activity(of: .user(try owner(state, request).id))
    }

    /// Returns the row of a list in an account's lists. TMDb represents flags and the sort order as numbers here, and
    /// some numbers as strings.
    private static func summary(_ list: TitleList) -> [String: JSONValue] {
        [
            "id": .integer(list.id), "name": .string(list.name), "description": .string(list.description),
            "account_object_id": .string(list.owner.versionFourID), "public": list.isPublic ? 1 : 0, "adult": 0,
            "featured": 0, "sort_by": .integer(list.sortNumber), "number_of_items": .integer(list.items.count),
            "average_rating": 0, "runtime": "0", "revenue": "0", "iso_639_1": .string(list.language),
            "iso_3166_1": .string(list.region), "poster_path": nil, "backdrop_path": nil,
            "created_at": "2026-01-01 00:00:00 UTC", "updated_at": "2026-01-01 00:00:00 UTC",
        ]
    }

    /// Returns the creation date of a rating. Ratings are one second apart.
    private static func moment(_ number: Int) -> String {
        start.addingTimeInterval(TimeInterval(number)).formatted(
            Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
