package import Foundation

/// A page on another site, with the identifier that the site assigned.
///
/// TMDb's users enter these identifiers, so an identifier may be any string. An identifier that the site cannot have
/// assigned, such as a name with a slash, has no URL. As a result, no URL points to another page or site.
package enum ExternalPage: Hashable, Sendable {
    /// A title on IMDb, such as `tt0137523`.
    case imdbTitle(String)
    /// A person on IMDb, such as `nm0000093`.
    case imdbPerson(String)
    /// A series on TheTVDB.
    case tvdbSeries(Int)
    /// A season on TheTVDB.
    case tvdbSeason(Int)
    /// An episode on TheTVDB.
    case tvdbEpisode(Int)
    /// An item on Wikidata, such as `Q190050`.
    case wikidata(String)
    /// A user on Facebook.
    case facebook(String)
    /// A user on Instagram.
    case instagram(String)
    /// A user on X, formerly Twitter.
    case twitter(String)
    /// A user on TikTok, with or without the at sign.
    case tikTok(String)
    /// A channel on YouTube: its identifier, or its handle with or without the at sign.
    case youTube(String)

    /// The HTTPS URL of the page; `nil` if the site cannot have assigned the identifier.
    package var url: URL? {
        hostAndPath.flatMap { URL(string: "https://\($0)") }
    }

    private var hostAndPath: String? {
        switch self {
        case .imdbTitle(let id): id.validated(prefix: "tt").map { "www.imdb.com/title/\($0)/" }
        case .imdbPerson(let id): id.validated(prefix: "nm").map { "www.imdb.com/name/\($0)/" }
        case .tvdbSeries(let id): tvdb("series", id)
        case .tvdbSeason(let id): tvdb("season", id)
        case .tvdbEpisode(let id): tvdb("episode", id)
        case .wikidata(let id): id.validated(prefix: "Q").map { "www.wikidata.org/wiki/\($0)" }
        case .facebook(let name): name.pathSegment.map { "www.facebook.com/\($0)" }
        case .instagram(let name): name.pathSegment.map { "www.instagram.com/\($0)/" }
        case .twitter(let name): name.pathSegment.map { "x.com/\($0)" }
        case .tikTok(let name): name.handle.map { "www.tiktok.com/\($0)" }
        case .youTube(let id): id.channel.map { "www.youtube.com/\($0)" }
        }
    }

    /// Returns the host and path of the TheTVDB redirect to the page with a number; `nil` if the number is not
    /// positive.
    private func tvdb(_ folder: String, _ id: Int) -> String? {
        id > 0 ? "www.thetvdb.com/dereferrer/\(folder)/\(id)" : nil
    }
}

extension String {

    /// Returns the string if it consists of the prefix and ASCII digits; otherwise `nil`.
    fileprivate func validated(prefix: String) -> String? {
        let digits = utf8.dropFirst(prefix.utf8.count)
        let isNumber = !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return hasPrefix(prefix) && isNumber ? self : nil
    }

    /// The user name as a percent-encoded path segment; `nil` if it is not a valid user name.
    fileprivate var pathSegment: String? {
        let isName = unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "._-@".unicodeScalars.contains(scalar)
        }
        guard isName, contains(where: { $0 != "." && $0 != "@" }) else { return nil }
        return addingPercentEncoding(withAllowedCharacters: .userName)
    }

    /// The user name as a path segment that begins with an at sign; `nil` if it is not a valid user name.
    fileprivate var handle: String? {
        hasPrefix("@") ? pathSegment : "@\(self)".pathSegment
    }

    /// The path of the YouTube channel. A channel identifier is `UC` followed by 22 characters; any other string is a
    /// handle.
    fileprivate var channel: String? {
        hasPrefix("UC") && utf8.count == 24 ? pathSegment.map { "channel/\($0)" } : handle
    }
}

extension CharacterSet {
    /// The characters of a user name that are not percent-encoded.
    fileprivate static let userName = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-@")
}
