extension TVEpisode: Translatable {
    package var texts: ContentTexts {
        get { ContentTexts(title: name, overview: overview) }
        set { (name, overview) = (newValue.title ?? name, newValue.overview) }
    }

    package var number: Int? { episodeNumber }
}
