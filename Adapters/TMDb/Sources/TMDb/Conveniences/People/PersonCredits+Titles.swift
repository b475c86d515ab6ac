/// A person's titles, each once however many credits there are on it: the newest first, those without a day last.
///
/// ```swift
/// let credits = try await client.people.combinedCredits(forPerson: 819)
/// let directed = credits.movies.crewTitles
/// ```
extension PersonCredits where Title: CreditedTitle {

    /// The titles on which the person has a credit.
    public var titles: [Title] { Self.newestFirst(cast.map(\.title) + crew.map(\.title)) }

    /// The titles in which the person plays a part.
    public var castTitles: [Title] { Self.newestFirst(cast.map(\.title)) }

    /// The titles on which the person does a job.
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

    /// The credits on movies.
    public var movies: PersonMovieCredits {
        credits { if case .movie(let movie) = $0 { movie } else { nil } }
    }

    /// The credits on TV series.
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
