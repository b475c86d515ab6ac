/// A script of Chinese. Readers of one script may not be able to read the other.
package enum ChineseScript: String, Sendable {
    case simplified = "hans"
    case traditional = "hant"

    /// Creates the script that is used in a region, given as an ISO 3166-1 alpha-2 code in upper case. Default:
    /// ``simplified``.
    package init(region: some StringProtocol) {
        self = ["TW", "HK", "MO"].contains(String(region)) ? .traditional : .simplified
    }
}
