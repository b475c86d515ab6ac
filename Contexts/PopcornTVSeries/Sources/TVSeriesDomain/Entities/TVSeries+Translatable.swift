package import CoreDomain

extension TVSeries: Translatable {
    package var texts: ContentTexts {
        get { ContentTexts(title: name, tagline: tagline, overview: overview, homepageURL: homepageURL) }
        set {
            name = newValue.title ?? name
            (tagline, overview, homepageURL) = (newValue.tagline, newValue.overview, newValue.homepageURL)
        }
    }

    package var original: (title: String?, languageCode: String?) { (originalName, originalLanguage) }
}
