/// Returns a region and its fallbacks in order, as uppercase ISO 3166-1 codes, which TMDb uses.
func uppercasedRegions(_ region: String, fallback: [String]) -> [String] {
    ([region] + fallback).map { $0.uppercased() }
}
