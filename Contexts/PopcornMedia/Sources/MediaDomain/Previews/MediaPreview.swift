package import CoreDomain

/// A preview of a movie, a TV series or a person.
package enum MediaPreview: Identifiable, Hashable, Sendable {
    case movie(MoviePreview)
    case tvSeries(TVSeriesPreview)
    case person(PersonPreview)
}

extension MediaPreview {

    /// The TMDb identifier with the kind.
    package var id: ContentID {
        switch self {
        case .movie(let movie): .movie(movie.id)
        case .tvSeries(let series): .tvSeries(series.id)
        case .person(let person): .person(person.id)
        }
    }

    /// The title; `nil` for a person.
    package var title: TitleID? {
        switch self {
        case .movie(let movie): TitleID(.movie, movie.id)
        case .tvSeries(let series): TitleID(.tvSeries, series.id)
        case .person: nil
        }
    }

    package var movie: MoviePreview? {
        if case .movie(let movie) = self { movie } else { nil }
    }

    package var tvSeries: TVSeriesPreview? {
        if case .tvSeries(let series) = self { series } else { nil }
    }

    package var person: PersonPreview? {
        if case .person(let person) = self { person } else { nil }
    }
}

extension MediaPreview: NamedContent {
    package var contentNames: [ContentName] {
        switch self {
        case .movie(let movie): movie.contentNames
        case .tvSeries(let series): series.contentNames
        case .person(let person): person.contentNames
        }
    }
}

extension MediaPreview: SuggestedPreview {
    package init?(_ suggestion: TitleSuggestion) {
        if let movie = MoviePreview(suggestion) {
            self = .movie(movie)
        } else if let series = TVSeriesPreview(suggestion) {
            self = .tvSeries(series)
        } else if let person = PersonPreview(suggestion) {
            self = .person(person)
        } else {
            return nil
        }
    }
}
