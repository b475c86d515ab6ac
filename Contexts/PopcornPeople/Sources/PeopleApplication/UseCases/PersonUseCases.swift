public import CoreApplication
public import CoreDomain
public import PeopleDomain

/// Fetches the details of a person.
public typealias FetchPersonDetailsUseCase = FetchUseCase<Int, PersonDetails>

/// Fetches the credits of a person, grouped by title.
public typealias FetchPersonCreditsUseCase = FetchUseCase<PersonCreditsRequest, PersonCreditsDetails>

/// Fetches the titles that a person is best known for, at most eight, best known first. Titles that are cached include
/// their logos.
///
/// Titles in the person's department are ranked by their number of ratings, weighted by billing and by the number of
/// episodes. Appearances as oneself, roles in talk shows and archive footage count only if the person lacks other
/// credits.
public typealias FetchPersonKnownForUseCase = FetchUseCase<PersonCreditsRequest, [PersonCreditDetails]>

/// Fetches the portraits of a person, in order of preference.
public typealias FetchPersonImagesUseCase = FetchUseCase<Int, ImageCollectionDetails>

/// Fetches a person's identifiers and page URLs on other sites.
public typealias FetchPersonLinksUseCase = FetchUseCase<Int, ExternalLinks>

/// Fetches a list of people that needs no parameters, such as the popular people.
public typealias FetchPeopleUseCase = FetchListUseCase<Void, PersonPreviewDetails>

/// Fetches the trending people of the last day or week.
public typealias FetchTrendingPeopleUseCase = FetchListUseCase<TrendingWindow, PersonPreviewDetails>

/// Searches for people by name.
public typealias SearchPeopleUseCase = FetchListUseCase<PersonSearch, PersonPreviewDetails>

/// A set of use cases for people. Tests can replace each use case with a double.
public struct PersonUseCases: Sendable {
    /// Fetches the details of a person.
    public var fetchPersonDetails: FetchPersonDetailsUseCase
    /// Fetches the credits of a person.
    public var fetchPersonCredits: FetchPersonCreditsUseCase
    /// Fetches the titles that a person is best known for.
    public var fetchPersonKnownFor: FetchPersonKnownForUseCase
    /// Fetches the portraits of a person.
    public var fetchPersonImages: FetchPersonImagesUseCase
    /// Fetches a person's identifiers and page URLs on other sites.
    public var fetchPersonLinks: FetchPersonLinksUseCase

    /// Fetches the popular people.
    public var fetchPopularPeople: FetchPeopleUseCase
    /// Fetches the trending people of the last day or week.
    public var fetchTrendingPeople: FetchTrendingPeopleUseCase
    /// Searches for people by name.
    public var searchPeople: SearchPeopleUseCase

    /// Creates a set of use cases. Tests can pass doubles.
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
