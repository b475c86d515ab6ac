import CoreApplication
import CoreDomain
import Foundation
import HTTPTypes
import MediaApplication
import PopcornServices
import TVSeriesApplication

extension Route {

    static let owners: [Route] = watchlist + searches + calendar + library

    private static let library: [Route] = [
        ownersItem(
            "/next-episodes", "getNextEpisodes", "Returns the next episodes of the series on the watchlist, by day.",
            own: [], \.tvSeries.fetchNextEpisodes
        ) { call throws(Problem) in
            try call.owner
        } present: {
            $0.forClients
        },
        Route(
            "/v1/owners/{owner}/export", "exportOwner", .owners,
            "Returns all data of the owner as JSON lines.", parameters: [.ownerName], rights: .library,
            content: .text(mediaType: MediaTypes.jsonLines)
        ) { call in
            let lines = try await call.services.library.exportAll(owner: call.owner)
            let body = Data(lines.map { $0 + "\n" }.joined().utf8)
            return Reply(
                body: .bytes(body, mediaType: MediaTypes.jsonLines),
                freshness: .init(cachedAt: call.now, freshUntil: nil, isShared: false), fileName: "library.jsonl")
        },
        Route(
            "/v1/owners/{owner}/import", "importOwner", .owners,
            "Adds data of an export to the data of the owner. It can be repeated.", method: .post,
            parameters: [.ownerName], rights: .library,
            body: .init(
                mediaType: MediaTypes.jsonLines, schema: { _ in .string() },
                example:
                    #"{"addedAt":"2026-01-31T12:00:00Z","id":550,"kind":"movie","owner":"alice","type":"watchlist"}"#),
            content: .json(LibraryImport.self)
        ) { call in
            guard let text = String(validating: call.body, as: UTF8.self) else {
                throw Problem(.invalidRequest, "The body is not UTF-8")
            }
            // In a string, CR LF is one character. JSON ignores the CR at the end of a line.
            let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).lazy
                .map { String(Substring($0)) }
            return try .json(try await call.services.library.importAll(lines, into: call.owner))
        },
        Route(
            "/v1/owners/{owner}", "deleteOwner", .owners, "Deletes all data of the owner.",
            method: .delete, parameters: [.ownerName], rights: .library, content: .none
        ) { call in
            try await call.services.library.deleteAll(owner: call.owner)
            return .noContent
        },
    ]

    /// Creates the route of a value that contains data of an owner.
    static func ownersItem<Request: Sendable, Value: Codable & Sendable>(
        _ path: String, _ operationID: String, _ summary: String, own: [Parameter],
        _ useCase: UseCasePath<Request, Value>, _ request: @escaping @Sendable (Call) throws(Problem) -> Request,
        present: @escaping @Sendable (Value) -> Value
    ) -> Route {
        Route(
            "/v1/owners/{owner}" + path, operationID, .owners, summary,
            parameters: [.ownerName] + own + Parameter.locale, rights: .library, content: .json(Value.self)
        ) { call in
            let value = try await call.useCase(useCase).sourced(
                request(call), locale: call.locale, policy: call.policy)
            return .json(try value.map { try JSONBody.data(present($0)) }, isShared: false)
        }
    }
}
