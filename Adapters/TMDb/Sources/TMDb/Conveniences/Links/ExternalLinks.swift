public import Foundation

/// The pages of a title or a person at other sites.
///
/// ```swift
/// let imdb = response.externalIDs?.links(of: .movie).imdb
/// ```
///
/// An identifier that a site cannot have given, such as one with a slash, makes no address.
public struct ExternalLinks: Hashable, Sendable {

    /// IMDb's page. Seasons have none.
    public let imdb: URL?
    /// Wikidata's page.
    public let wikidata: URL?
    /// TheTVDB's page; TV only.
    public let tvdb: URL?
    /// The page at Facebook.
    public let facebook: URL?
    /// The page at Instagram.
    public let instagram: URL?
    /// The page at X, which was Twitter.
    public let twitter: URL?
    /// The page at TikTok.
    public let tikTok: URL?
    /// The channel at YouTube.
    public let youTube: URL?

    /// Whose pages they are, which decides where a site keeps them.
    public enum Subject: Hashable, CaseIterable, Sendable {
        /// A movie.
        case movie
        /// A TV series.
        case tvSeries
        /// A season of a series.
        case tvSeason
        /// An episode of a season.
        case tvEpisode
        /// A person.
        case person
    }

    init(_ ids: ExternalIDs, of subject: Subject) {
        imdb = subject.imdbPlace.flatMap { place in
            ids.imdbID?.numbered(after: place.prefix).flatMap { url("www.imdb.com/\(place.folder)/\($0)/") }
        }
        wikidata = ids.wikidataID?.numbered(after: "Q").flatMap { url("www.wikidata.org/wiki/\($0)") }
        tvdb = subject.tvdbFolder.flatMap { folder in
            ids.tvdbID.flatMap { $0 > 0 ? url("www.thetvdb.com/dereferrer/\(folder)/\($0)") : nil }
        }
        facebook = ids.facebookID?.pathSegment.flatMap { url("www.facebook.com/\($0)") }
        instagram = ids.instagramID?.pathSegment.flatMap { url("www.instagram.com/\($0)/") }
        twitter = ids.twitterID?.pathSegment.flatMap { url("x.com/\($0)") }
        tikTok = ids.tikTokID?.handle.flatMap { url("www.tiktok.com/\($0)") }
        youTube = ids.youTubeID?.channel.flatMap { url("www.youtube.com/\($0)") }
    }
}

extension ExternalIDs {

    /// The pages at other sites. Source: the sites' own addresses.
    ///
    /// - Parameter subject: Whose identifiers these are.
    public func links(of subject: ExternalLinks.Subject) -> ExternalLinks {
        ExternalLinks(self, of: subject)
    }
}

extension ExternalLinks.Subject {

    /// What IMDb's identifiers begin with, and where it keeps their pages.
    fileprivate var imdbPlace: (prefix: String, folder: String)? {
        switch self {
        case .movie, .tvSeries, .tvEpisode: ("tt", "title")
        case .person: ("nm", "name")
        case .tvSeason: nil
        }
    }

    /// Where TheTVDB finds a page by its identifier.
    fileprivate var tvdbFolder: String? {
        switch self {
        case .tvSeries: "series"
        case .tvSeason: "season"
        case .tvEpisode: "episode"
        case .movie, .person: nil
        }
    }
}

private func url(_ address: String) -> URL? {
    URL(string: "https://\(address)")
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
        let isName =
            !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "._-@".unicodeScalars.contains(scalar)
            }
        guard isName, contains(where: { $0 != "." && $0 != "@" }) else { return nil }
        return percentEncoded(keeping: "@")
    }

    /// A user's name after an at sign.
    fileprivate var handle: String? {
        hasPrefix("@") ? pathSegment : "@\(self)".pathSegment
    }

    /// YouTube's identifiers of channels are `UC` and 22 characters; all else is a user's name.
    fileprivate var channel: String? {
        hasPrefix("UC") && utf8.count == 24 ? pathSegment.map { "channel/\($0)" } : handle
    }
}
