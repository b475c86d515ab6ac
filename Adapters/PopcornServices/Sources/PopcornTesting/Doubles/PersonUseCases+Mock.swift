public import CoreApplication
public import PeopleApplication

extension PersonUseCases {

    /// Creates a set of use cases from doubles. A use case without a double throws an error whose message contains its
    /// name.
    ///
    /// ```swift
    /// let people = PersonUseCases.mock(fetchPersonDetails: .returning(.mock()))
    /// ```
    public static func mock(
        fetchPersonDetails: FetchPersonDetailsUseCase = .unexpected("fetchPersonDetails"),
        fetchPersonCredits: FetchPersonCreditsUseCase = .unexpected("fetchPersonCredits"),
        fetchPersonKnownFor: FetchPersonKnownForUseCase = .unexpected("fetchPersonKnownFor"),
        fetchPersonImages: FetchPersonImagesUseCase = .unexpected("fetchPersonImages"),
        fetchPersonLinks: FetchPersonLinksUseCase = .unexpected("fetchPersonLinks"),
        fetchPopularPeople: FetchPeopleUseCase = .unexpected("fetchPopularPeople"),
        fetchTrendingPeople: FetchTrendingPeopleUseCase = .unexpected("fetchTrendingPeople"),
        searchPeople: SearchPeopleUseCase = .unexpected("searchPeople")
    ) -> PersonUseCases {
        PersonUseCases(
            fetchPersonDetails: fetchPersonDetails, fetchPersonCredits: fetchPersonCredits,
            fetchPersonKnownFor: fetchPersonKnownFor, fetchPersonImages: fetchPersonImages,
            fetchPersonLinks: fetchPersonLinks, fetchPopularPeople: fetchPopularPeople,
            fetchTrendingPeople: fetchTrendingPeople, searchPeople: searchPeople)
    }
}
