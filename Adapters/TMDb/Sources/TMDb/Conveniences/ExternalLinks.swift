public import Foundation
import TMDbConventions

/// The URLs of a title's or person's pages on other sites.
///
/// ```swift
/// let imdb = response.externalIDs?.links(of: .movie).imdb
/// ```
///
/// A URL is `nil` if the identifier is missing or is not valid for the site, for example because it contains a slash.
public struct ExternalLinks: Hashable, Sendable {

    /// The IMDb page. Seasons do not have one.
    public let imdb: URL?
    /// The Wikidata page.
    public let wikidata: URL?
    /// The TheTVDB page, for TV only.
    public let tvdb: URL?
    /// The Facebook page.
    public let facebook: URL?
    /// The Instagram page.
    public let instagram: URL?
    /// The X (formerly Twitter) page.
    public let twitter: URL?
    /// The TikTok page.
    public let tikTok: URL?
    /// The YouTube channel.
    public let youTube: URL?

    /// The kind of item that the pages describe, which determines their URLs.
    public enum ItemKind: Hashable, CaseIterable, Sendable {
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

    init(_ ids: ExternalIDs, of kind: ItemKind) {
        imdb = ids.imdbID.flatMap { kind.atIMDb($0)?.url }
        wikidata = ids.wikidataID.flatMap { ExternalPage.wikidata($0).url }
        tvdb = ids.tvdbID.flatMap { kind.atTVDB($0)?.url }
        facebook = ids.facebookID.flatMap { ExternalPage.facebook($0).url }
        instagram = ids.instagramID.flatMap { ExternalPage.instagram($0).url }
        twitter = ids.twitterID.flatMap { ExternalPage.twitter($0).url }
        tikTok = ids.tikTokID.flatMap { ExternalPage.tikTok($0).url }
        youTube = ids.youTubeID.flatMap { ExternalPage.youTube($0).url }
    }
}

extension ExternalIDs {

    /// Returns the URLs of the pages on other sites. Source: the sites' own URLs.
    ///
    /// - Parameter kind: The kind of item that the identifiers belong to.
    public func links(of kind: ExternalLinks.ItemKind) -> ExternalLinks {
        ExternalLinks(self, of: kind)
    }
}

extension ExternalLinks.ItemKind {

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
