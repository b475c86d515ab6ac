package import CoreDomain
import Foundation
package import TMDb

/// Maps the images of a title or a person to their paths, ordered by preference for a language.
///
/// TMDb orders images by rating, regardless of language. Posters and logos contain text: images in the language come
/// first, then English images, then images without text. Backdrops, stills and portraits without text come first,
/// because they suit every language. Images of the same language keep TMDb's order.
package struct ImageCollectionMapper {

    package init() {}

    package func map(_ dto: TMDb.ImageCollection, languageCode: String) -> CoreDomain.ImageCollection {
        let textFirst = [languageCode, "en", nil]
        let textless = [nil, languageCode, "en"]
        return CoreDomain.ImageCollection(
            posterPaths: paths(of: dto.posters, preferring: textFirst),
            backdropPaths: paths(of: dto.backdrops, preferring: textless),
            logoPaths: paths(of: dto.logos, preferring: textFirst)
        )
    }

    /// Maps the posters of a season.
    package func map(_ dto: TMDb.TVSeasonImageCollection, languageCode: String) -> CoreDomain.ImageCollection {
        CoreDomain.ImageCollection(posterPaths: paths(of: dto.posters, preferring: [languageCode, "en", nil]))
    }

    /// Maps the stills of an episode.
    package func map(_ dto: TMDb.TVEpisodeImageCollection, languageCode: String) -> CoreDomain.ImageCollection {
        CoreDomain.ImageCollection(stillPaths: paths(of: dto.stills, preferring: [nil, languageCode, "en"]))
    }

    /// Maps the portraits of a person.
    package func map(_ dto: TMDb.PersonImageCollection, languageCode: String) -> CoreDomain.ImageCollection {
        CoreDomain.ImageCollection(profilePaths: paths(of: dto.profiles, preferring: [nil, languageCode, "en"]))
    }

    private func paths(of images: [TMDb.ImageMetadata], preferring languages: [String?]) -> [URL] {
        func rank(_ image: TMDb.ImageMetadata) -> Int {
            languages.firstIndex(of: image.languageCode) ?? languages.count
        }
        return images.enumerated()
            .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element.filePath)
    }
}
