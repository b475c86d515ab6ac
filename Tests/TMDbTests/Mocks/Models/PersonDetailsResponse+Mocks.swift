@testable import TMDb

extension PersonDetailsResponse {

    /// Creates a person with a value for every resource.
    static func mock(
        person: Person = Person(id: 819, name: "Edward Norton", gender: .male)
    ) -> PersonDetailsResponse {
        let movie = MovieListItem(id: 550, title: "Fight Club", mediaType: .movie)
        let series = TVSeriesListItem(id: 456, name: "The Simpsons", mediaType: .tvSeries)
        return PersonDetailsResponse(
            person: person,
            movieCredits: PersonMovieCredits(
                cast: [PersonCastCredit(title: movie, creditID: "m1", character: "Narrator", order: 0)], crew: []),
            tvCredits: PersonTVCredits(
                cast: [PersonCastCredit(title: series, creditID: "t1", character: "", episodeCount: 1)], crew: []),
            combinedCredits: PersonCombinedCredits(
                cast: [PersonCastCredit(title: .movie(movie), creditID: "m1", character: "Narrator", order: 0)],
                crew: [
                    PersonCrewCredit(title: .tvSeries(series), creditID: "t2", job: "Writer", department: "Writing")
                ]),
            images: PersonImageCollection(profiles: [.mock(languageCode: nil)]),
            taggedImages: TaggedImagePageableList(page: 1, results: [], totalPages: 0, totalResults: 0),
            translations: .mock(PersonTranslationData(name: nil, biography: "")),
            externalIDs: ExternalIDs(imdbID: "nm0001570", youTubeID: "edward"), changes: .mock())
    }
}
