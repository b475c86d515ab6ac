package import CoreDomain
package import TMDb

/// The languages of a title's images and videos: those to request, and those to prefer.
package struct ArtworkLanguages: Sendable {

    /// The requested language, then the fallback languages, as tags with a region.
    private let tags: [String]
    /// The original language of the title; `nil` if unknown.
    private let originalLanguage: String?

    /// The original languages of most titles, which are requested if the original language is unknown: nine of ten
    /// titles have one of these original languages or English. The languages add 2 to 9 kB to the response for a movie
    /// with many images.
    static let commonOriginalLanguages = ["ja", "zh", "fr", "ko", "de", "es"]

    package init(locale: ContentLocale, fallback: TextFallback, originalLanguage: String?) {
        self.init(tags: fallback.regionalTags(for: locale), originalLanguage)
    }

    private init(tags: [String], _ originalLanguage: String?) {
        self.tags = tags
        self.originalLanguage = originalLanguage.nonEmpty
    }

    /// Returns the languages with the original language of a response, if it has one.
    package func withOriginalLanguage(_ code: String?) -> ArtworkLanguages {
        ArtworkLanguages(tags: tags, code.nonEmpty ?? originalLanguage)
    }

    /// The preference for images.
    package var images: ImagePreference {
        ImagePreference(languages: tags, originalLanguage: originalLanguage)
    }

    /// The languages to request, as the value of `include_image_language` and `include_video_language`.
    package var included: [String] {
        let codes = images.includedLanguages
        return originalLanguage == nil ? codes + Self.commonOriginalLanguages.filter { !codes.contains($0) } : codes
    }
}
