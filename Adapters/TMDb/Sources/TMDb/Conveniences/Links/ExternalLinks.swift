import ExternalPages
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
        imdb = ids.imdbID.flatMap { subject.atIMDb($0)?.url }
        wikidata = ids.wikidataID.flatMap { ExternalPage.wikidata($0).url }
        tvdb = ids.tvdbID.flatMap { subject.atTVDB($0)?.url }
        facebook = ids.facebookID.flatMap { ExternalPage.facebook($0).url }
        instagram = ids.instagramID.flatMap { ExternalPage.instagram($0).url }
        twitter = ids.twitterID.flatMap { ExternalPage.twitter($0).url }
        tikTok = ids.tikTokID.flatMap { ExternalPage.tikTok($0).url }
        youTube = ids.youTubeID.flatMap { ExternalPage.youTube($0).url }
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

    fileprivate func atIMDb(_ id: String) -> ExternalPage? {
        switch self {
        case .movie, .tvSeries, .tvEpisode: .imdbTitle(id)
        case .person: .imdbPerson(id)
        case .tvSeason: nil
        }
    }

    fileprivate func atTVDB(_ id: Int) -> ExternalPage? {
        switch self {
        case .tvSeries: .tvdbSeries(id)
        case .tvSeason: .tvdbSeason(id)
        case .tvEpisode: .tvdbEpisode(id)
        case .movie, .person: nil
        }
    }
}
