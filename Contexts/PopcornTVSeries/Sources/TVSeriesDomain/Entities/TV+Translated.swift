package import CoreDomain

extension TVSeries: Translated {
    package var texts: ContentTexts {
        get { ContentTexts(title: name, tagline: tagline, overview: overview, homepageURL: homepageURL) }
        set {
            name = newValue.title ?? name
            (tagline, overview, homepageURL) = (newValue.tagline, newValue.overview, newValue.homepageURL)
        }
    }

    package var original: (title: String?, languageCode: String?) { (originalName, originalLanguage) }
}

extension TVSeason: Translated {
    package var texts: ContentTexts {
        get { ContentTexts(title: name, overview: overview) }
        set { (name, overview) = (newValue.title ?? name, newValue.overview) }
    }

    package var number: Int? { seasonNumber }
}

extension TVEpisode: Translated {
    package var texts: ContentTexts {
        get { ContentTexts(title: name, overview: overview) }
        set { (name, overview) = (newValue.title ?? name, newValue.overview) }
    }

    package var number: Int? { episodeNumber }
}
