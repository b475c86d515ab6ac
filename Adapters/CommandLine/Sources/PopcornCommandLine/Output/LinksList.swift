import CoreApplication
import Foundation

/// Where else a title or a person is found, a line a place.
struct LinksList: CustomStringConvertible {

    let links: ExternalLinks

    var description: String {
        let places: [(String, URL?)] = [
            ("TMDb", links.tmdbURL), ("IMDb", links.imdbURL), ("TheTVDB", links.tvdbURL),
            ("Wikidata", links.wikidataURL), ("Facebook", links.facebookURL), ("Instagram", links.instagramURL),
            ("X", links.twitterURL), ("TikTok", links.tikTokURL), ("YouTube", links.youTubeURL),
        ]
        return places.flatMap { name, url in url.map { TextLayout.row(name, $0.absoluteString) } ?? [] }
            .joined(separator: "\n")
    }
}
