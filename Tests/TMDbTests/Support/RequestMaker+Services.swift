@testable import TMDb

/// The services other than the movie, TV and person services.
extension RequestMaker:
    SearchService, DiscoverService, TrendingService, FindService, AccountService, AuthenticationService,
    GuestSessionService, GenreService, KeywordService, NetworkService, WatchProviderService, CertificationService,
    CollectionService, CompanyService, MediaListService, UserListService, UserAccountService,
    ChangeService, CreditService, ReviewService
{

    var search: any SearchService { self }
    var discover: any DiscoverService { self }
    var trending: any TrendingService { self }
    var find: any FindService { self }
    var account: any AccountService { self }
    var accountV4: any UserAccountService { self }
    var authentication: any AuthenticationService { self }
    var guestSessions: any GuestSessionService { self }
    var genres: any GenreService { self }
    var keywords: any KeywordService { self }
    var networks: any NetworkService { self }
    var watchProviders: any WatchProviderService { self }
    var certifications: any CertificationService { self }
    var collections: any CollectionService { self }
    var companies: any CompanyService { self }
    var lists: any MediaListService { self }
    var listsV4: any UserListService { self }
    var changes: any ChangeService { self }
    var credits: any CreditService { self }
    var reviews: any ReviewService { self }
    var configurations: any ConfigurationService { self }
}
