import Hummingbird

extension Request {

    /// The cost of a whole series, which can have hundreds of episodes.
    private static let wholeSeriesCost = 10

    /// The numbers of bytes of a body that cost as much as a value: the least length of a line of an import, and of a title
    /// that is added to a watchlist.
    private static let importBytes = 100, titleBytes = 25

    /// The number of values that the request reads or writes, by which it counts for the limits of a client: one for each
    /// identifier, one for each included part, and one for each line or title of a body, whose number follows from
    /// its length.
    var cost: Int {
        var cost = pathCost
        if let length = headers[.contentLength].flatMap({ Int($0) }) {
            cost += max(length, 0) / (uri.path.hasSuffix("/import") ? Self.importBytes : Self.titleBytes)
        }
        guard let query = uri.query, !query.isEmpty else { return cost }
        var idCount = 0
        for field in FormEncoding.fields(of: query) {
            switch field.name {
            case "ids": idCount += Self.count(of: field.value)
            case "include": cost += Self.count(of: field.value)
            default: break
            }
        }
        return cost + max(idCount - 1, 0)
    }

    private var pathCost: Int {
        uri.path.hasPrefix("/v1/tv-series/") && uri.path.hasSuffix("/whole") ? Self.wholeSeriesCost : 1
    }

    /// Returns the number of elements of a list that is separated by commas.
    private static func count(of list: Substring) -> Int {
        FormEncoding.decoded(list).split(separator: UInt8(ascii: ",")).count
    }
}
