package import CoreDomain

extension Movie: Translatable {
    package var texts: ContentTexts {
        get { ContentTexts(title: title, tagline: tagline, overview: overview, homepageURL: homepageURL) }
        set {
            title = newValue.title ?? title
            (tagline, overview, homepageURL) = (newValue.tagline, newValue.overview, newValue.homepageURL)
        }
    }

    package var original: (title: String?, languageCode: String?) { (originalTitle, originalLanguage) }
}
