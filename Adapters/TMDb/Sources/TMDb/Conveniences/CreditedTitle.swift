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

/// A person's titles without duplicates, newest first. Titles without a date come last.
///
/// ```swift
/// let credits = try await client.people.combinedCredits(forPerson: 819)
/// let directed = credits.movies.crewTitles
/// ```
extension PersonCredits where Title: CreditedTitle {

    /// The titles for which the person has a cast or crew credit.
    public var titles: [Title] { Self.newestFirst(cast.map(\.title) + crew.map(\.title)) }

    /// The titles for which the person has a cast credit.
    public var castTitles: [Title] { Self.newestFirst(cast.map(\.title)) }

    /// The titles for which the person has a crew credit.
    public var crewTitles: [Title] { Self.newestFirst(crew.map(\.title)) }

    private static func newestFirst(_ titles: [Title]) -> [Title] {
        var known: Set<Title.ID> = []
        return titles.filter { known.insert($0.id).inserted }.enumerated().sorted { one, other in
            switch (one.element.premiereDate, other.element.premiereDate) {
            case (let day?, let otherDay?) where day != otherDay: day > otherDay
            case (_?, nil): true
            case (nil, _?): false
            default: one.offset < other.offset
            }
        }.map(\.element)
    }
}

extension PersonCredits<Show> {

    /// The credits for movies.
    public var movies: PersonMovieCredits {
        credits { if case .movie(let movie) = $0 { movie } else { nil } }
    }

    /// The credits for TV series.
    public var tvSeries: PersonTVCredits {
        credits { if case .tvSeries(let series) = $0 { series } else { nil } }
    }

    private func credits<Kind>(on kind: (Show) -> Kind?) -> PersonCredits<Kind> {
        PersonCredits<Kind>(
            id: id,
            cast: MixedList(
                cast.compactMap { credit in
                    kind(credit.title).map { title in
                        PersonCastCredit(
                            title: title, creditID: credit.creditID, character: credit.character, order: credit.order,
                            episodeCount: credit.episodeCount, firstCreditAirDate: credit.firstCreditAirDate)
                    }
                }),
            crew: MixedList(
                crew.compactMap { credit in
                    kind(credit.title).map { title in
                        PersonCrewCredit(
                            title: title, creditID: credit.creditID, job: credit.job, department: credit.department,
                            episodeCount: credit.episodeCount, firstCreditAirDate: credit.firstCreditAirDate)
                    }
                }))
    }
}
