import Foundation
import Testing

@testable import TMDbStandIn

/// A generated catalogue with the stand-in's sources, without HTTP.
struct CatalogueUnderTest {
    private let sources: [any ResponseSource]

    init(_ catalogue: GeneratedCatalogue, recordings: [Recording] = []) {
        let recordings = Recordings(recordings)
        let invented = CatalogueSource.sources(for: catalogue, recordings: recordings)
        sources = [
            RequestLimits(), ResponseComposer(recordings: recordings, others: invented),
            AppendingSource(sources: invented),
        ]
    }

    func response(_ path: String, _ query: String = "") -> StandInResponse? {
        sources.response(to: IncomingRequest(path: path, parameters: QueryParameters(parsing: query)))
    }

    func json(_ path: String, _ query: String = "") throws -> [String: Any] {
        let found = try #require(response(path, query), "\(path)?\(query) has no response")
        #expect(found.status == 200)
        return try #require(JSONSerialization.jsonObject(with: Data(found.body)) as? [String: Any])
    }

    /// Returns the rows of all pages of a list, up to the list's own `total_pages`.
    func rows(_ path: String, _ query: String = "") throws -> [[String: Any]] {
        var rows: [[String: Any]] = []
        var total = 1
        var page = 1
        while page <= total {
            let body = try json(path, query + "&page=\(page)")
            total = try #require(body["total_pages"] as? Int)
            #expect(body["page"] as? Int == page)
            rows += try #require(body["results"] as? [[String: Any]])
            if page == total { #expect(body["total_results"] as? Int == rows.count) }
            page += 1
        }
        return rows
    }

    func ids(_ path: String, _ query: String = "") throws -> [Int] {
        try rows(path, query).map { try $0.number("id") }
    }
}

extension [String: Any] {
    func list(_ key: String) throws -> [[String: Any]] { try #require(self[key] as? [[String: Any]], "\(key)") }

    func text(_ key: String) throws -> String { try #require(self[key] as? String, "\(key)") }

    func number(_ key: String) throws -> Int { try #require(self[key] as? Int, "\(key)") }

    /// Returns whether the values of some keys equal the values in another dictionary.
    func agrees(with other: [String: Any], on keys: [String]) -> Bool {
        keys.allSatisfy { key in
            guard let mine = self[key] as? NSObject, let theirs = other[key] as? NSObject else { return false }
            return mine == theirs
        }
    }
}
