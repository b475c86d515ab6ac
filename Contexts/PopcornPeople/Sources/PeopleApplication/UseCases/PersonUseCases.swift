public import CoreApplication
public import CoreDomain
public import PeopleDomain

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

/// Fetches the people of a list, by page or all of them.
public typealias FetchPeopleUseCase = FetchListUseCase<Void, PersonPreviewDetails>

/// Fetches whom interest grew in, over the last day or week.
public typealias FetchTrendingPeopleUseCase = FetchListUseCase<TrendingWindow, PersonPreviewDetails>

/// Searches for people by words of their names.
public typealias SearchPeopleUseCase = FetchListUseCase<PersonSearch, PersonPreviewDetails>

/// What a service can do with people.
public struct PersonUseCases: Sendable {
    /// Fetches a person with everything that an application shows of one.
    public var fetchPersonDetails: FetchPersonDetailsUseCase
    /// Fetches what a person did.
    public var fetchPersonCredits: FetchPersonCreditsUseCase
    /// Fetches the titles that a person is best known for.
    public var fetchPersonKnownFor: FetchPersonKnownForUseCase
    /// Fetches a person's portraits.
    public var fetchPersonImages: FetchPersonImagesUseCase
    /// Fetches where else a person is found.
    public var fetchPersonLinks: FetchPersonLinksUseCase

    /// Fetches people by interest.
    public var fetchPopularPeople: FetchPeopleUseCase
    /// Fetches whom interest grew in.
    public var fetchTrendingPeople: FetchTrendingPeopleUseCase
    /// Searches for people by words of their names.
    public var searchPeople: SearchPeopleUseCase

    /// Use cases, or doubles of them.
    public init(
        fetchPersonDetails: FetchPersonDetailsUseCase, fetchPersonCredits: FetchPersonCreditsUseCase,
        fetchPersonKnownFor: FetchPersonKnownForUseCase, fetchPersonImages: FetchPersonImagesUseCase,
        fetchPersonLinks: FetchPersonLinksUseCase, fetchPopularPeople: FetchPeopleUseCase,
        fetchTrendingPeople: FetchTrendingPeopleUseCase, searchPeople: SearchPeopleUseCase
    ) {
        self.fetchPersonDetails = fetchPersonDetails
        self.fetchPersonCredits = fetchPersonCredits
        self.fetchPersonKnownFor = fetchPersonKnownFor
        self.fetchPersonImages = fetchPersonImages
        self.fetchPersonLinks = fetchPersonLinks
        self.fetchPopularPeople = fetchPopularPeople
        self.fetchTrendingPeople = fetchTrendingPeople
        self.searchPeople = searchPeople
    }
}
