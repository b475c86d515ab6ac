/// The regions to look in, one after the other, in the spelling of TMDb: ISO 3166-1 codes in capitals.
func regions(_ region: String, _ fallback: [String]) -> [String] {
    ([region] + fallback).map { $0.uppercased() }
}
