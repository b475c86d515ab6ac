public import PopcornServices

extension MediaUseCases {

    /// Doubles of the use cases that a test is about. Each of the others fails with a message that names it.
    ///
    /// ```swift
    /// let media = MediaUseCases.mock(findByExternalID: .giving(ExternalIDMatches(movies: [.mock()])))
    /// ```
    public static func mock(
        searchMedia: SearchMediaUseCase = .unset("searchMedia"),
        findByExternalID: FindByExternalIDUseCase = .unset("findByExternalID")
    ) -> MediaUseCases {
        MediaUseCases(searchMedia: searchMedia, findByExternalID: findByExternalID)
    }
}
