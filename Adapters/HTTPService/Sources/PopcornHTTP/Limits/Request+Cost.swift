import Hummingbird

extension Request {

    /// The cost of a whole series, which can have hundreds of episodes.
    private static let wholeSeriesCost = 10

    /// The number of values that the request reads, by which it counts for the limits of a client: one for each identifier,
    /// and one for each included part.
    var cost: Int {
        guard let query = uri.query, !query.isEmpty else { return pathCost }
        var cost = pathCost
        for field in FormEncoding.fields(of: query) {
            switch field.name {
            case "ids": cost += max(Self.count(of: field.value) - 1, 0)
            case "include": cost += Self.count(of: field.value)
            default: break
            }
        }
        return cost
    }

    private var pathCost: Int {
        uri.path.hasPrefix("/v1/tv-series/") && uri.path.hasSuffix("/whole") ? Self.wholeSeriesCost : 1
    }

    /// Returns the number of elements of a list that is separated by commas.
    private static func count(of list: Substring) -> Int {
        FormEncoding.decoded(list).split(separator: UInt8(ascii: ",")).count
    }
}
