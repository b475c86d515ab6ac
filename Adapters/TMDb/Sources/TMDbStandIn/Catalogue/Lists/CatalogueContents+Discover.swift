extension CatalogueContents {

    /// Returns the movies or series that match the supported filters. Without filters, recorded titles come first.
    func discover(_ kind: CatalogueKind, parameters: QueryParameters) -> CatalogueList {
        let order = order(of: kind, named: parameters["sort_by"] ?? "")
        let tests = DiscoverTest.all(in: parameters)
        guard !tests.isEmpty else { return everything(of: kind, index: order) }
        let found = (0..<catalogue.count(of: kind)).lazy.map(order).filter { index in
            let show = show(CatalogueEntry(kind: kind, index: index))
            return tests.allSatisfy { $0.holds(show) }
        }
        let indices = Array(found)
        return list(of: kind, count: indices.count, index: { indices[$0] })
    }

    /// Returns a closure that maps a position in a sort order to an index. Unknown sort orders sort by popularity.
    private func order(of kind: CatalogueKind, named name: String) -> (Int) -> Int {
        let last = catalogue.count(of: kind) - 1
        let orders = catalogue.orders(of: kind)
        let isAscending = name.hasSuffix(".asc")
        let descending: (Int) -> Int =
            switch name.prefix(while: { $0 != "." }) {
            case "vote_average": { orders.byVotes.index(at: $0) }
            case "primary_release_date", "release_date", "first_air_date": { orders.byDay.index(at: $0) }
            default: { $0 }
            }
        return isAscending ? { descending(last - $0) } : descending
    }
}

/// A filter of a discover request.
private struct DiscoverTest {
    let holds: (GeneratedShow) -> Bool

    /// Returns the tests of the supported parameters that have a valid value.
    static func all(in parameters: QueryParameters) -> [DiscoverTest] {
        parameters.values.compactMap { name, value in
            guard !value.isEmpty, let make = known[name] else { return nil }
            return make(value).map(DiscoverTest.init)
        }
    }

    private static let known: [String: @Sendable (String) -> ((GeneratedShow) -> Bool)?] = [
        "with_genres": { list($0) { $0.genres.map(\.id) } },
        "without_genres": { value in list(value) { $0.genres.map(\.id) }.map { test in { !test($0) } } },
        "with_companies": { list($0) { [CatalogueVocabulary.company.firstID + $0.company] } },
        "with_keywords": { list($0) { [CatalogueVocabulary.keyword.firstID + $0.keyword] } },
        "with_networks": { list($0) { [CatalogueVocabulary.network.firstID + $0.network] } },
        "with_status": { list($0) { [$0.isRunning ? 0 : 3] } },
        "with_original_language": { language in { $0.origin.language == language } },
        "year": { year($0) }, "primary_release_year": { year($0) }, "first_air_date_year": { year($0) },
        "release_date.gte": { text in { $0.day.text >= text } },
        "release_date.lte": { text in { $0.day.text <= text } },
        "primary_release_date.gte": { text in { $0.day.text >= text } },
        "primary_release_date.lte": { text in { $0.day.text <= text } },
        "first_air_date.gte": { text in { $0.day.text >= text } },
        "first_air_date.lte": { text in { $0.day.text <= text } },
        "vote_average.gte": { number($0) { Double($0.voteAverage) >= $1 * 1000 } },
        "vote_average.lte": { number($0) { Double($0.voteAverage) <= $1 * 1000 } },
        "vote_count.gte": { number($0) { Double($0.voteCount) >= $1 } },
        "vote_count.lte": { number($0) { Double($0.voteCount) <= $1 } },
    ]

    /// Returns a test of a list of identifiers. Values are combined with "and" if separated by commas, and with "or" if
    /// separated by bars.
    private static func list(_ text: String, _ values: @escaping (GeneratedShow) -> [Int])
        -> ((GeneratedShow) -> Bool)?
    {
        let isAny = text.contains("|")
        let wanted = text.split { $0 == "," || $0 == "|" }.compactMap { Int($0) }
        guard !wanted.isEmpty else { return nil }
        return { show in
            let held = values(show)
            return isAny ? wanted.contains(where: held.contains) : wanted.allSatisfy(held.contains)
        }
    }

    private static func year(_ text: String) -> ((GeneratedShow) -> Bool)? {
        Int(text).map { year in { $0.day.year == year } }
    }

    private static func number(_ text: String, _ holds: @escaping (GeneratedShow, Double) -> Bool)
        -> ((GeneratedShow) -> Bool)?
    {
        Double(text).map { number in { holds($0, number) } }
    }
}
