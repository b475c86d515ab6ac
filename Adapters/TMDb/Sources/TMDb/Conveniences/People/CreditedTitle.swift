public import Foundation

/// A title in a person's credits: a movie, a TV series, or a ``Show`` of either kind.
public protocol CreditedTitle: Identifiable {

    /// The day of the first release or broadcast, as midnight UTC, or `nil` if it is unknown.
    var premiereDate: Date? { get }
}

extension MovieListItem: CreditedTitle {
    public var premiereDate: Date? { releaseDate }
}

extension TVSeriesListItem: CreditedTitle {
    public var premiereDate: Date? { firstAirDate }
}

extension Show: CreditedTitle {
    public var premiereDate: Date? {
        switch self {
        case .movie(let movie): movie.premiereDate
        case .tvSeries(let series): series.premiereDate
        }
    }
}
