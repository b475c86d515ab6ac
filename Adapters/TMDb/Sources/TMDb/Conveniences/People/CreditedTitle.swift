public import Foundation

/// A title that people have credits on: a movie or a TV series, or either of them.
public protocol CreditedTitle: Identifiable {

    /// The day when it first came out, as midnight UTC; `nil` if none is known.
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
