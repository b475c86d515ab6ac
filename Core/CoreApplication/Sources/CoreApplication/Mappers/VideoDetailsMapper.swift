package import CoreDomain
import Foundation

/// A mapper that sorts the videos of a title by preference and adds the URLs for watching them.
package struct VideoDetailsMapper {

    package init() {}

    package func map(_ videos: [Video]) -> [VideoDetails] {
        videos.bestFirst.map(map)
    }

    private func map(_ video: Video) -> VideoDetails {
        VideoDetails(
            id: video.id, name: video.name, site: video.site, key: video.key, type: video.type, size: video.size,
            isOfficial: video.isOfficial, publishedAt: video.publishedAt, languageCode: video.languageCode,
            regionCode: video.regionCode, watchURL: watchURL(of: video))
    }

    private func watchURL(of video: Video) -> URL? {
        switch video.site {
        case "YouTube":
            URL(string: "https://www.youtube.com/watch")?.appending(
                queryItems: [URLQueryItem(name: "v", value: video.key)])
        case "Vimeo": URL(string: "https://vimeo.com")?.appending(component: video.key)
        default: nil
        }
    }
}
