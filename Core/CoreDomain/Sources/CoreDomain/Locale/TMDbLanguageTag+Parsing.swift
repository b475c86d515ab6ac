import TMDbConventions

extension TMDbLanguageTag {

    /// Normalises a tag. Returns `nil` if TMDb does not support its language.
    init?(_ tag: LanguageTag) {
        self.init(code: tag.language, script: tag.script, region: tag.region)
    }
}
