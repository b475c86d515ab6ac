/// Returns a region and its fallbacks in order, as uppercase ISO 3166-1 codes, which TMDb uses.
func regions(_ region: String, _ fallback: [String]) -> [String] {
    ([region] + fallback).map { $0.uppercased() }
}
