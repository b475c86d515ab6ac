package import CoreDomain
package import TMDb

/// A mapper of the images of a title or a person that sorts each kind by a preference.
///
/// Posters and logos contain text, so images in the preferred languages come first. Of backdrops, stills and portraits,
/// images without text come first, because they suit every language.
package struct ImageCollectionMapper {

    private let preference: ImagePreference
    private let textlessPreference: ImagePreference

    package init(_ preference: ImagePreference) {
        self.preference = preference
        textlessPreference = ImagePreference(
            languages: ["null"] + preference.languages, region: preference.region,
            originalLanguage: preference.originalLanguage)
    }

    package func map(_ dto: TMDb.ImageCollection) -> CoreDomain.ImageCollection {
        CoreDomain.ImageCollection(
            posters: map(dto.posters, preference), backdrops: map(dto.backdrops, textlessPreference),
            logos: map(dto.logos, preference))
    }

    /// Maps the posters of a season.
    package func map(_ dto: TMDb.TVSeasonImageCollection) -> CoreDomain.ImageCollection {
        CoreDomain.ImageCollection(posters: map(dto.posters, preference))
    }

    /// Maps the stills of an episode.
    package func map(_ dto: TMDb.TVEpisodeImageCollection) -> CoreDomain.ImageCollection {
        CoreDomain.ImageCollection(posters: [], stills: map(dto.stills, textlessPreference))
    }

    /// Maps the portraits of a person.
    package func map(_ dto: TMDb.PersonImageCollection) -> CoreDomain.ImageCollection {
        CoreDomain.ImageCollection(posters: [], profiles: map(dto.profiles, textlessPreference))
    }

    private func map(_ images: [TMDb.ImageMetadata], _ preference: ImagePreference) -> [ContentImage] {
        images.sorted(by: preference).map(map)
    }

    private func map(_ image: TMDb.ImageMetadata) -> ContentImage {
        ContentImage(
            path: image.filePath, languageCode: image.languageCode.nonEmpty, regionCode: image.regionCode.nonEmpty,
            width: image.width, height: image.height, voteAverage: image.voteAverage, voteCount: image.voteCount)
    }
}
