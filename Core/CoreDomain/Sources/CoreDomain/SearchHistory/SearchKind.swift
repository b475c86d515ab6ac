/// A kind of content that can be searched for on its own.
public enum SearchKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Movies.
    case movie
    /// TV series.
    case tvSeries = "tv"
    /// People.
    case person
}
