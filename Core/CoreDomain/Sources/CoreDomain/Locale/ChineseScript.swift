/// A script of Chinese. Readers of one script may not be able to read the other.
enum ChineseScript: String {
    case simplified = "hans"
    case traditional = "hant"

    /// Creates the script in which a TMDb tag is written.
    init(tag: String) {
        self = ["zh-TW", "zh-HK"].contains(tag) ? .traditional : .simplified
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
