public import CoreApplication
public import PeopleApplication

extension PersonUseCases {

    /// Doubles of the use cases that a test is about. Each of the others fails with a message that names it.
    ///
    /// ```swift
    /// let people = PersonUseCases.mock(fetchPersonDetails: .giving(.mock()))
    /// ```
    public static func mock(
        fetchPersonDetails: FetchPersonDetailsUseCase = .unset("fetchPersonDetails"),
        fetchPersonCredits: FetchPersonCreditsUseCase = .unset("fetchPersonCredits"),
        fetchPersonKnownFor: FetchPersonKnownForUseCase = .unset("fetchPersonKnownFor"),
        fetchPersonImages: FetchPersonImagesUseCase = .unset("fetchPersonImages"),
        fetchPersonLinks: FetchPersonLinksUseCase = .unset("fetchPersonLinks"),
        fetchPopularPeople: FetchPeopleUseCase = .unset("fetchPopularPeople"),
        fetchTrendingPeople: FetchTrendingPeopleUseCase = .unset("fetchTrendingPeople"),
        searchPeople: SearchPeopleUseCase = .unset("searchPeople")
    ) -> PersonUseCases {
        PersonUseCases(
            fetchPersonDetails: fetchPersonDetails, fetchPersonCredits: fetchPersonCredits,
            fetchPersonKnownFor: fetchPersonKnownFor, fetchPersonImages: fetchPersonImages,
            fetchPersonLinks: fetchPersonLinks, fetchPopularPeople: fetchPopularPeople,
            fetchTrendingPeople: fetchTrendingPeople, searchPeople: searchPeople)
    }
}
