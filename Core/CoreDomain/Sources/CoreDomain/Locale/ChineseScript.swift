/// The scripts of Chinese, which readers of one another's region may not read.
enum ChineseScript: String {
    case simplified = "hans"
    case traditional = "hant"

    /// The script of one of TMDb's tags.
    init(tag: String) {
        self = ["zh-TW", "zh-HK"].contains(tag) ? .traditional : .simplified
    }

    /// The region where Chinese in this script is likeliest read.
    var likelyRegion: String {
        switch self {
        case .simplified: "CN"
        case .traditional: "TW"
        }
    }

    /// TMDb's tag for Chinese in this script.
    func tag(inRegion region: String) -> String {
        let tag = TMDbForm.tag(of: "zh", inRegion: region)
        return tag != "zh" && ChineseScript(tag: tag) == self ? tag : "zh-\(likelyRegion)"
    }
}
