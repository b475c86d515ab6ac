package import Foundation

/// A page at another site, by the identifier that the site gave it.
///
/// Users enter these identifiers at TMDb, so one may be anything. What the site cannot have given, such as a name with a
/// slash, makes no address, so that no address leads to another page or another site.
package enum ExternalPage: Hashable, Sendable {
    /// A title at IMDb: `tt0137523`.
    case imdbTitle(String)
    /// A person at IMDb: `nm0000093`.
    case imdbPerson(String)
    /// A series at TheTVDB.
    case tvdbSeries(Int)
    /// A season at TheTVDB.
    case tvdbSeason(Int)
    /// An episode at TheTVDB.
    case tvdbEpisode(Int)
    /// An item of Wikidata: `Q190050`.
    case wikidata(String)
    /// A user of Facebook.
    case facebook(String)
    /// A user of Instagram.
    case instagram(String)
    /// A user of X, which was Twitter.
    case twitter(String)
    /// A user of TikTok, with or without the at sign.
    case tikTok(String)
    /// A channel of YouTube, by its identifier or by its handle, with or without the at sign.
    case youTube(String)

    /// The address, over HTTPS; `nil` if the site cannot have given the identifier.
    package var url: URL? {
        address.flatMap { URL(string: "https://\($0)") }
    }

    private var address: String? {
        switch self {
        case .imdbTitle(let id): id.numbered(after: "tt").map { "www.imdb.com/title/\($0)/" }
        case .imdbPerson(let id): id.numbered(after: "nm").map { "www.imdb.com/name/\($0)/" }
        case .tvdbSeries(let id): tvdb("series", id)
        case .tvdbSeason(let id): tvdb("season", id)
        case .tvdbEpisode(let id): tvdb("episode", id)
        case .wikidata(let id): id.numbered(after: "Q").map { "www.wikidata.org/wiki/\($0)" }
        case .facebook(let name): name.pathSegment.map { "www.facebook.com/\($0)" }
        case .instagram(let name): name.pathSegment.map { "www.instagram.com/\($0)/" }
        case .twitter(let name): name.pathSegment.map { "x.com/\($0)" }
        case .tikTok(let name): name.handle.map { "www.tiktok.com/\($0)" }
        case .youTube(let id): id.channel.map { "www.youtube.com/\($0)" }
        }
    }

    /// TheTVDB finds a page by its number.
    private func tvdb(_ folder: String, _ id: Int) -> String? {
        id > 0 ? "www.thetvdb.com/dereferrer/\(folder)/\(id)" : nil
    }
}

extension String {

    /// This, if it is a prefix and digits.
    fileprivate func numbered(after prefix: String) -> String? {
        let digits = utf8.dropFirst(prefix.utf8.count)
        let isNumber = !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return hasPrefix(prefix) && isNumber ? self : nil
    }

    /// A user's name as a segment of a path; `nil` if no site has such a name.
    fileprivate var pathSegment: String? {
        let isName = unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "._-@".unicodeScalars.contains(scalar)
        }
        guard isName, contains(where: { $0 != "." && $0 != "@" }) else { return nil }
        return addingPercentEncoding(withAllowedCharacters: .userName)
    }

    /// A user's name after an at sign.
    fileprivate var handle: String? {
        hasPrefix("@") ? pathSegment : "@\(self)".pathSegment
    }

    /// YouTube's identifiers of channels are `UC` and 22 characters; all else is a handle.
    fileprivate var channel: String? {
        hasPrefix("UC") && utf8.count == 24 ? pathSegment.map { "channel/\($0)" } : handle
    }
}

extension CharacterSet {
    /// What stands in an address as it is.
    fileprivate static let userName = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-@")
}
