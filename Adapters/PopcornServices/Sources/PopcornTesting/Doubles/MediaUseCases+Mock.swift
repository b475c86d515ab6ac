public import PopcornServices

extension MediaUseCases {

    /// Doubles of the use cases that a test is about. Each of the others fails with a message that names it.
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
