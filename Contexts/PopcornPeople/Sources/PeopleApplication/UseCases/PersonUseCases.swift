public import CoreApplication
public import CoreDomain
public import PeopleDomain

/// A use case that fetches the details of a person.
public typealias FetchPersonDetailsUseCase = FetchUseCase<Int, PersonDetails>

/// A use case that fetches the details of a person with chosen parts, all of the same response or read of the cache.
public typealias FetchPersonUseCase = FetchUseCase<
    PartsRequest<Int, PersonParts>, DetailsWithParts<PersonDetails, PersonParts>
>

/// A use case that fetches the credits of a person, grouped by title.
public typealias FetchPersonCreditsUseCase = FetchUseCase<PersonCreditsRequest, PersonCreditsDetails>

/// A use case that fetches the titles that a person is best known for, at most eight, best known first. Titles that are
/// cached include their logos.
///
/// Titles in the person's department are ranked by their number of ratings, weighted by billing and by the number of
/// episodes. Appearances as oneself, roles in talk shows and archive footage count only if the person lacks other
/// credits.
public typealias FetchPersonKnownForUseCase = FetchUseCase<PersonCreditsRequest, [PersonCreditDetails]>

/// A use case that fetches the portraits of a person, in order of preference.
public typealias FetchPersonImagesUseCase = FetchUseCase<Int, ImageCollectionDetails>

/// A use case that fetches a person's identifiers and page URLs on other sites.
public typealias FetchPersonLinksUseCase = FetchUseCase<Int, ExternalLinks>

/// A use case that fetches a list of people that needs no parameters, such as the popular people.
public typealias FetchPeopleUseCase = FetchListUseCase<Void, PersonPreviewDetails>

/// A use case that fetches the trending people of the last day or week.
public typealias FetchTrendingPeopleUseCase = FetchListUseCase<TrendingWindow, PersonPreviewDetails>

/// A use case that searches for people by name.
public typealias SearchPeopleUseCase = FetchListUseCase<PersonSearch, PersonPreviewDetails>

/// A set of use cases for people. Tests can replace each use case with a double.
public struct PersonUseCases: UseCaseSet {
    /// Fetches the details of a person.
    public var fetchPersonDetails: FetchPersonDetailsUseCase = .unset("fetchPersonDetails")
    /// Fetches the details of a person with chosen parts.
    public var fetchPerson: FetchPersonUseCase = .unset("fetchPerson")
    /// Fetches the credits of a person.
    public var fetchPersonCredits: FetchPersonCreditsUseCase = .unset("fetchPersonCredits")
    /// Fetches the titles that a person is best known for.
    public var fetchPersonKnownFor: FetchPersonKnownForUseCase = .unset("fetchPersonKnownFor")
    /// Fetches the portraits of a person.
    public var fetchPersonImages: FetchPersonImagesUseCase = .unset("fetchPersonImages")
    /// Fetches a person's identifiers and page URLs on other sites.
    public var fetchPersonLinks: FetchPersonLinksUseCase = .unset("fetchPersonLinks")

    /// Fetches the popular people.
    public var fetchPopularPeople: FetchPeopleUseCase = .unset("fetchPopularPeople")
    /// Fetches the trending people of the last day or week.
    public var fetchTrendingPeople: FetchTrendingPeopleUseCase = .unset("fetchTrendingPeople")
    /// Searches for people by name.
    public var searchPeople: SearchPeopleUseCase = .unset("searchPeople")

    /// Creates a set of use cases that are not set.
    public init() {}
}
