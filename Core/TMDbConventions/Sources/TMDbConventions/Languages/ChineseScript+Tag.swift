extension ChineseScript {

    /// Creates the script in which a TMDb tag is written.
    package init(tag: String) {
        self.init(region: tag.dropFirst(3))
    }

    /// The region where Chinese in this script is most likely read.
    var likelyRegion: String {
        switch self {
        case .simplified: "CN"
        case .traditional: "TW"
        }
    }

    /// Returns TMDb's tag for Chinese in this script.
    func tag(inRegion region: String) -> String {
        let tag = TMDbLanguageTag.tag(of: "zh", inRegion: region)
        return tag != "zh" && ChineseScript(tag: tag) == self ? tag : "zh-\(likelyRegion)"
    }
}
