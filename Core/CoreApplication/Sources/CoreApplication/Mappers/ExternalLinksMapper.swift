package import CoreDomain
import Foundation
import TMDbConventions

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
