package import CoreDomain
import Foundation

/// A mapper that sorts the videos of a title by preference and adds the URLs for watching them.
package struct VideoDetailsMapper {

    private let languages: [String]

    /// Creates a mapper that prefers the language of a locale, then the fallback languages.
    package init(locale: ContentLocale, defaults: ContentDefaults) {
        languages = defaults.textFallback.regionalTags(for: locale)
    }

    /// Maps the videos of a title.
    ///
    /// - Parameters:
    ///   - videos: The videos; `nil` if TMDb sent none.
    ///   - originalLanguage: The original language of the title; `nil` if unknown.
    package func map(_ videos: [Video]?, originalLanguage: String?) -> [VideoDetails] {
        (videos ?? []).bestFirst(in: languages, originalLanguage: originalLanguage).map(map)
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
