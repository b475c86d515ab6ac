public import CoreApplication

/// Fetches a person with everything that an application shows of one.
public typealias FetchPersonDetailsUseCase = FetchUseCase<Int, PersonDetails>

/// Fetches what a person did, one item a title.
public typealias FetchPersonCreditsUseCase = FetchUseCase<Int, PersonCreditsDetails>

/// Fetches the titles that a person is best known for, at most eight, best known first, with the logos of those that
/// are cached.
///
/// They are those of the person's department with the most ratings, weighted by billing and by the number of episodes.
/// Where somebody appears as themselves or in archive footage does not count, unless there is nothing else.
public typealias FetchPersonKnownForUseCase = FetchUseCase<Int, [PersonCreditDetails]>

/// Fetches a person's portraits, best first.
public typealias FetchPersonImagesUseCase = FetchUseCase<Int, ImageCollectionDetails>

/// Fetches where else a person is found: identifiers, and addresses of pages.
public typealias FetchPersonLinksUseCase = FetchUseCase<Int, ExternalLinks>

/// What a service can do with people.
public struct PersonUseCases: Sendable {
    /// Fetches a person with everything that an application shows of one.
    public let fetchPersonDetails: FetchPersonDetailsUseCase
    /// Fetches what a person did.
    public let fetchPersonCredits: FetchPersonCreditsUseCase
    /// Fetches the titles that a person is best known for.
    public let fetchPersonKnownFor: FetchPersonKnownForUseCase
    /// Fetches a person's portraits.
    public let fetchPersonImages: FetchPersonImagesUseCase
    /// Fetches where else a person is found.
    public let fetchPersonLinks: FetchPersonLinksUseCase

    /// Use cases, or doubles of them.
    public init(
        fetchPersonDetails: FetchPersonDetailsUseCase, fetchPersonCredits: FetchPersonCreditsUseCase,
        fetchPersonKnownFor: FetchPersonKnownForUseCase, fetchPersonImages: FetchPersonImagesUseCase,
        fetchPersonLinks: FetchPersonLinksUseCase
    ) {
        self.fetchPersonDetails = fetchPersonDetails
        self.fetchPersonCredits = fetchPersonCredits
        self.fetchPersonKnownFor = fetchPersonKnownFor
        self.fetchPersonImages = fetchPersonImages
        self.fetchPersonLinks = fetchPersonLinks
    }
}
