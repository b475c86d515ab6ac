/// The services of the client.
extension TMDbClient {

    /// The service for movies.
    public var movies: any MovieService { client }

    /// The service for TV series.
    public var tvSeries: any TVSeriesService { client }

    /// The service for seasons of TV series.
    public var tvSeasons: any TVSeasonService { client }

    /// The service for episodes of TV series.
    public var tvEpisodes: any TVEpisodeService { client }

    /// The service for episode groups: alternative orders of a series' episodes, such as DVD order.
    public var tvEpisodeGroups: any TVEpisodeGroupService { client }

    /// The service for people.
    public var people: any PersonService { client }

    /// The service for text search: movies, TV series, people, collections, companies and keywords.
    public var search: any SearchService { client }

    /// The service for discovering movies and TV series by filters, such as genre, release date and rating.
    public var discover: any DiscoverService { client }

    /// The service for trending movies, TV series and people.
    public var trending: any TrendingService { client }

    /// The service for finding titles and people by external identifiers, such as IMDb IDs.
    public var find: any FindService { client }

    /// The service for a user's account in API version 3: favourites, watchlist, ratings and lists.
    public var account: any AccountService { client }

    /// The service for a user's account in API version 4: favourites, watchlist, ratings, lists and recommendations.
    public var accountV4: any UserAccountService { client }

    /// The service for authentication: sessions of users and guests, and access tokens of users.
    public var authentication: any AuthenticationService { client }

    /// The service for guest sessions: the movies, TV series and episodes that a guest has rated.
    public var guestSessions: any GuestSessionService { client }

    /// The service for genres.
    public var genres: any GenreService { client }

    /// The service for keywords.
    public var keywords: any KeywordService { client }

    /// The service for networks that broadcast TV series.
    public var networks: any NetworkService { client }

    /// The service for watch providers, such as streaming services.
    public var watchProviders: any WatchProviderService { client }

    /// The service for certifications (age ratings).
    public var certifications: any CertificationService { client }

    /// The service for movie collections.
    public var collections: any CollectionService { client }

    /// The service for production companies.
    public var companies: any CompanyService { client }

    /// The service for users' lists in API version 3.
    public var lists: any MediaListService { client }

    /// The service for users' lists in API version 4.
    public var listsV4: any UserListService { client }

    /// The service for change lists: the movies, TV series and people that changed in a range of days.
    public var changes: any ChangeService { client }

    /// The service for individual credits.
    public var credits: any CreditService { client }

    /// The service for individual reviews.
    public var reviews: any ReviewService { client }

    /// The service for API configuration: image base URLs and sizes, countries, languages, jobs and time zones.
    public var configurations: any ConfigurationService { client }
}
