package import CoreDomain
import Foundation

/// What has a page at TMDb, by its identifiers there.
package enum LinkedPage: Hashable, Sendable {
    case movie(Int)
    case tvSeries(Int)
    case tvSeason(seriesID: Int, seasonNumber: Int)
    case tvEpisode(seriesID: Int, seasonNumber: Int, episodeNumber: Int)
    case person(Int)
}

/// Makes the addresses of pages elsewhere.
package struct ExternalLinksMapper {

    package init() {}

    /// - Parameters:
    ///   - ids: What is known; without it there is only TMDb's page.
    ///   - page: What they belong to.
    package func map(_ ids: ExternalIDs?, of page: LinkedPage) -> ExternalLinks {
        let ids = ids ?? ExternalIDs()
        return ExternalLinks(
            tmdbURL: url("www.themoviedb.org", page.tmdbPath),
            imdbID: ids.imdbID, imdbURL: ids.imdbID.map { url("www.imdb.com", "\(page.imdbFolder)/\($0)/") },
            tvdbID: ids.tvdbID,
            tvdbURL: ids.tvdbID.flatMap { id in
                page.tvdbFolder.map { url("www.thetvdb.com", "dereferrer/\($0)/\(id)") }
            },
            wikidataID: ids.wikidataID, wikidataURL: ids.wikidataID.map { url("www.wikidata.org", "wiki/\($0)") },
            facebookID: ids.facebookID, facebookURL: ids.facebookID.map { url("www.facebook.com", $0) },
            instagramID: ids.instagramID, instagramURL: ids.instagramID.map { url("www.instagram.com", "\($0)/") },
            twitterID: ids.twitterID, twitterURL: ids.twitterID.map { url("x.com", $0) },
            tikTokID: ids.tikTokID, tikTokURL: ids.tikTokID.map { url("www.tiktok.com", handle($0)) },
            youTubeID: ids.youTubeID, youTubeURL: ids.youTubeID.map { url("www.youtube.com", youTubePath($0)) })
    }

    private func handle(_ name: String) -> String {
        name.hasPrefix("@") ? name : "@\(name)"
    }

    /// A channel's identifier is `UC` and 22 characters; all else is a handle.
    private func youTubePath(_ id: String) -> String {
        id.hasPrefix("UC") && id.count == 24 ? "channel/\(id)" : handle(id)
    }

    /// What is no part of a path in what users entered is escaped.
    private func url(_ host: String, _ path: String) -> URL {
        var components = URLComponents()
        components.scheme = "https"
        components.host = host
        components.path = "/\(path)"
        return components.url ?? URL(filePath: "/")
    }
}

extension LinkedPage {

    fileprivate var tmdbPath: String {
        switch self {
        case .movie(let id): "movie/\(id)"
        case .tvSeries(let id): "tv/\(id)"
        case .tvSeason(let id, let season): "tv/\(id)/season/\(season)"
        case .tvEpisode(let id, let season, let episode): "tv/\(id)/season/\(season)/episode/\(episode)"
        case .person(let id): "person/\(id)"
        }
    }

    fileprivate var imdbFolder: String {
        if case .person = self { "name" } else { "title" }
    }

    /// TheTVDB finds a page by its identifier below this folder.
    fileprivate var tvdbFolder: String? {
        switch self {
        case .tvSeries: "series"
        case .tvSeason: "season"
        case .tvEpisode: "episode"
        case .movie, .person: nil
        }
    }
}
