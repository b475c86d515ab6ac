package import CoreDomain
public import Foundation
import TMDbConventions

/// The identifiers and page URLs of a title or person on other sites.
///
/// All URLs use HTTPS. Unknown values are `nil`.
public struct ExternalLinks: Codable, Hashable, Sendable {
    /// The URL of the TMDb page.
    public let tmdbURL: URL
    /// The IMDb identifier: `tt…` for a title, `nm…` for a person.
    public let imdbID: String?
    /// The URL of the IMDb page.
    public let imdbURL: URL?
    /// The TheTVDB identifier; series, seasons and episodes only.
    public let tvdbID: Int?
    /// The URL of the TheTVDB page.
    public let tvdbURL: URL?
    /// The Wikidata identifier.
    public let wikidataID: String?
    /// The URL of the Wikidata page.
    public let wikidataURL: URL?
    /// The Facebook username.
    public let facebookID: String?
    /// The URL of the Facebook page.
    public let facebookURL: URL?
    /// The Instagram username.
    public let instagramID: String?
    /// The URL of the Instagram page.
    public let instagramURL: URL?
    /// The username on X, formerly Twitter.
    public let twitterID: String?
    /// The URL of the page on X.
    public let twitterURL: URL?
    /// The TikTok username; people only.
    public let tikTokID: String?
    /// The URL of the TikTok page.
    public let tikTokURL: URL?
    /// The YouTube handle or channel identifier; people only.
    public let youTubeID: String?
    /// The URL of the YouTube page.
    public let youTubeURL: URL?

    /// Creates external links.
    public init(
        tmdbURL: URL, imdbID: String? = nil, imdbURL: URL? = nil, tvdbID: Int? = nil, tvdbURL: URL? = nil,
        wikidataID: String? = nil, wikidataURL: URL? = nil, facebookID: String? = nil, facebookURL: URL? = nil,
        instagramID: String? = nil, instagramURL: URL? = nil, twitterID: String? = nil, twitterURL: URL? = nil,
        tikTokID: String? = nil, tikTokURL: URL? = nil, youTubeID: String? = nil, youTubeURL: URL? = nil
    ) {
        self.tmdbURL = tmdbURL
        self.imdbID = imdbID
        self.imdbURL = imdbURL
        self.tvdbID = tvdbID
        self.tvdbURL = tvdbURL
        self.wikidataID = wikidataID
        self.wikidataURL = wikidataURL
        self.facebookID = facebookID
        self.facebookURL = facebookURL
        self.instagramID = instagramID
        self.instagramURL = instagramURL
        self.twitterID = twitterID
        self.twitterURL = twitterURL
        self.tikTokID = tikTokID
        self.tikTokURL = tikTokURL
        self.youTubeID = youTubeID
        self.youTubeURL = youTubeURL
    }
}

/// A title or person with a page on TMDb, identified by its TMDb numbers.
package enum TMDbPage: Hashable, Sendable {
    case movie(Int)
    case tvSeries(Int)
    case tvSeason(seriesID: Int, seasonNumber: Int)
    case tvEpisode(seriesID: Int, seasonNumber: Int, episodeNumber: Int)
    case person(Int)
}

/// A mapper that creates the URLs of pages on other sites. The URL is `nil` if the site cannot have issued the
/// identifier.
package struct ExternalLinksMapper {

    package init() {}

    /// Returns the links of a title or person.
    ///
    /// - Parameters:
    ///   - ids: The known identifiers. If `nil`, the result contains only the URL of the TMDb page.
    ///   - page: The title or person that the identifiers belong to.
    package func map(_ ids: ExternalIDs?, of page: TMDbPage) -> ExternalLinks {
        let ids = ids ?? ExternalIDs()
        return ExternalLinks(
            tmdbURL: page.tmdbURL,
            imdbID: ids.imdbID, imdbURL: ids.imdbID.flatMap { page.atIMDb($0).url },
            tvdbID: ids.tvdbID, tvdbURL: ids.tvdbID.flatMap { page.atTVDB($0)?.url },
            wikidataID: ids.wikidataID, wikidataURL: ids.wikidataID.flatMap { ExternalPage.wikidata($0).url },
            facebookID: ids.facebookID, facebookURL: ids.facebookID.flatMap { ExternalPage.facebook($0).url },
            instagramID: ids.instagramID, instagramURL: ids.instagramID.flatMap { ExternalPage.instagram($0).url },
            twitterID: ids.twitterID, twitterURL: ids.twitterID.flatMap { ExternalPage.twitter($0).url },
            tikTokID: ids.tikTokID, tikTokURL: ids.tikTokID.flatMap { ExternalPage.tikTok($0).url },
            youTubeID: ids.youTubeID, youTubeURL: ids.youTubeID.flatMap { ExternalPage.youTube($0).url })
    }
}

extension TMDbPage {

    fileprivate var tmdbURL: URL {
        let path =
            switch self {
            case .movie(let id): "movie/\(id)"
            case .tvSeries(let id): "tv/\(id)"
            case .tvSeason(let id, let season): "tv/\(id)/season/\(season)"
            case .tvEpisode(let id, let season, let episode): "tv/\(id)/season/\(season)/episode/\(episode)"
            case .person(let id): "person/\(id)"
            }
        return URL(string: "https://www.themoviedb.org/\(path)") ?? URL(filePath: "/")
    }

    fileprivate func atIMDb(_ id: String) -> ExternalPage {
        if case .person = self { .imdbPerson(id) } else { .imdbTitle(id) }
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
