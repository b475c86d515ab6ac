import Foundation

/// An item of user data with its owner, in an export of the library.
public struct LibraryRecord: Hashable, Sendable {

    /// The item of user data.
    public enum Content: Hashable, Sendable {
        /// A title on the owner's watchlist.
        case watchlistEntry(WatchlistEntry)
        /// A search in the owner's search history.
        case search(SearchHistoryEntry)
    }

    /// The owner of the data.
    public let owner: WatchlistOwner
    /// The item of user data.
    public let content: Content

    /// Creates a record.
    public init(owner: WatchlistOwner, content: Content) {
        self.owner = owner
        self.content = content
    }
}

extension LibraryRecord {

    /// The entry of a watchlist; `nil` if the record is a search.
    package var watchlistEntry: WatchlistEntry? {
        if case .watchlistEntry(let entry) = content { entry } else { nil }
    }

    /// The search; `nil` if the record is an entry of a watchlist.
    package var search: SearchHistoryEntry? {
        if case .search(let search) = content { search } else { nil }
    }
}

/// Records are encoded as flat objects with the keys `type`, `owner` and the properties of the item. Times are RFC 3339
/// strings with all decimal places, so that an export and an import preserve them.
///
/// The last known name of a title is the optional keys `title`, `year`, `posterPath`, `language` and `isRemoved`, which
/// older exports lack and older versions ignore.
extension LibraryRecord: Codable {

    private enum CodingKeys: String, CodingKey {
        case type, owner, kind, id, addedAt, text, searchedAt
        case title, year, posterPath, language, isRemoved
    }

    private enum RecordType: String, Codable {
        case watchlist, search
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(owner, forKey: .owner)
        switch content {
        case .watchlistEntry(let entry):
            try container.encode(RecordType.watchlist, forKey: .type)
            try container.encode(entry.kind, forKey: .kind)
            try container.encode(entry.id, forKey: .id)
            try container.encode(ExactTime(entry.addedAt).text, forKey: .addedAt)
            guard let known = entry.lastKnown else { return }
            try container.encode(known.title, forKey: .title)
            try container.encodeIfPresent(known.year, forKey: .year)
            try container.encodeIfPresent(known.posterPath, forKey: .posterPath)
            try container.encodeIfPresent(known.language, forKey: .language)
            if known.isRemoved { try container.encode(true, forKey: .isRemoved) }
        case .search(let search):
            try container.encode(RecordType.search, forKey: .type)
            try container.encodeIfPresent(search.kind, forKey: .kind)
            try container.encode(search.text, forKey: .text)
            try container.encode(ExactTime(search.searchedAt).text, forKey: .searchedAt)
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func time(_ key: CodingKeys) throws -> Date {
            let text = try container.decode(String.self, forKey: key)
            guard let time = ExactTime(text) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container,
                    debugDescription: "'\(text.printable)' is not a time of the form 2026-01-31T12:00:00Z")
            }
            return time.date
        }
        owner = try container.decode(WatchlistOwner.self, forKey: .owner)
        switch try container.decode(RecordType.self, forKey: .type) {
        case .watchlist:
            let (kind, id) = (
                try container.decode(TitleKind.self, forKey: .kind), try container.decode(Int.self, forKey: .id)
            )
            try kind.validate(id)
            let known = try container.decodeIfPresent(String.self, forKey: .title).map { title in
                LastKnownTitle(
                    title: title, year: try container.decodeIfPresent(Int.self, forKey: .year),
                    posterPath: try container.decodeIfPresent(URL.self, forKey: .posterPath),
                    language: try container.decodeIfPresent(String.self, forKey: .language),
                    isRemoved: try container.decodeIfPresent(Bool.self, forKey: .isRemoved) ?? false)
            }
            content = .watchlistEntry(
                WatchlistEntry(kind: kind, id: id, addedAt: try time(.addedAt), lastKnown: known))
        case .search:
            let term = SearchTerm(
                try container.decode(String.self, forKey: .text),
                kind: try container.decodeIfPresent(SearchKind.self, forKey: .kind))
            try term.validate()
            content = .search(SearchHistoryEntry(term, searchedAt: try time(.searchedAt)))
        }
    }
}

/// A time as an RFC 3339 string in UTC with up to nine decimal places, which are more than a `Date` can distinguish.
struct ExactTime {
    let date: Date

    init(_ date: Date) {
        self.date = date
    }

    /// Creates a time from a string; `nil` if the string is not a time in UTC.
    init?(_ text: String) {
        let style = Date.ISO8601FormatStyle()
        guard text.hasSuffix("Z") else { return nil }
        let parts = text.dropLast().split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, let second = try? Date("\(whole)Z", strategy: style) else { return nil }
        var fraction = 0.0
        if parts.count == 2 {
            guard (1...9).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let value = Double("0.\(parts[1])")
            else { return nil }
            fraction = value
        }
        date = Date(timeIntervalSince1970: second.timeIntervalSince1970 + fraction)
    }

    var text: String {
        let time = date.timeIntervalSince1970
        var second = time.rounded(.down)
        var nanoseconds = Int(((time - second) * 1e9).rounded())
        if nanoseconds == 1_000_000_000 { (second, nanoseconds) = (second + 1, 0) }
        let whole = Date(timeIntervalSince1970: second).formatted(Date.ISO8601FormatStyle())
        guard nanoseconds > 0 else { return whole }
        let digits = String(nanoseconds)
        var fraction = String(repeating: "0", count: 9 - digits.utf8.count) + digits
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(whole.dropLast()).\(fraction)Z"
    }
}
