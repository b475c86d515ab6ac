package import CoreDomain
import Foundation
package import TMDb

/// Maps the images of a title to their paths, best first for readers of a language.
///
/// TMDb orders images by rating whatever their language. A poster or a logo carries text, so those in the reader's
/// language come first, then English, then those without text; a backdrop without text goes with every language. Among
/// images of one language TMDb's order stays.
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

    /// A season has posters.
    package func map(_ dto: TMDb.TVSeasonImageCollection, languageCode: String) -> CoreDomain.ImageCollection {
        CoreDomain.ImageCollection(posterPaths: paths(of: dto.posters, preferring: [languageCode, "en", nil]))
    }

    /// An episode has stills.
    package func map(_ dto: TMDb.TVEpisodeImageCollection, languageCode: String) -> CoreDomain.ImageCollection {
        CoreDomain.ImageCollection(stillPaths: paths(of: dto.stills, preferring: [nil, languageCode, "en"]))
    }

    /// A person has portraits.
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
