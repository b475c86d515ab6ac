public import PopcornServices

extension MediaUseCases {

    /// Creates a set of use cases from doubles. A use case without a double throws an error whose message contains its
    /// name.
    ///
    /// ```swift
    /// let media = MediaUseCases.mock(findByExternalID: .returning(ExternalIDMatches(movies: [.mock()])))
    /// ```
    public static func mock(
        searchMedia: SearchMediaUseCase = .unexpected("searchMedia"),
        findByExternalID: FindByExternalIDUseCase = .unexpected("findByExternalID")
    ) -> MediaUseCases {
        MediaUseCases(searchMedia: searchMedia, findByExternalID: findByExternalID)
    }
}
