/// The services, each a view of the one client.
extension TMDbClient {

    /// Movies.
    public var movies: any MovieService { client }

    /// TV series.
    public var tvSeries: any TVSeriesService { client }

    /// Seasons of TV series.
    public var tvSeasons: any TVSeasonService { client }

    /// Episodes of TV series.
    public var tvEpisodes: any TVEpisodeService { client }

    /// Arrangements of episodes other than by seasons.
    public var tvEpisodeGroups: any TVEpisodeGroupService { client }

    /// People.
    public var people: any PersonService { client }

    /// Finding movies, series, people and more by words.
    public var search: any SearchService { client }

    /// Finding movies and series by what they are like.
    public var discover: any DiscoverService { client }

    /// What many people are interested in.
    public var trending: any TrendingService { client }

    /// Finding things by identifiers of other sites.
    public var find: any FindService { client }

    /// What a user marked and rated.
    public var account: any AccountService { client }

    /// What a user marked and rated, as version 4 of the API has it, and what TMDb recommends to the user.
    public var accountV4: any UserAccountService { client }

    /// Sessions of users and guests, and access tokens of users.
    public var authentication: any AuthenticationService { client }

    /// What someone without an account rated.
    public var guestSessions: any GuestSessionService { client }

    /// The genres that TMDb knows.
    public var genres: any GenreService { client }

    /// Keywords.
    public var keywords: any KeywordService { client }

    /// Networks that broadcast TV series.
    public var networks: any NetworkService { client }

    /// Services that offer titles for watching.
    public var watchProviders: any WatchProviderService { client }

    /// The age ratings that TMDb knows.
    public var certifications: any CertificationService { client }

    /// Collections of movies that belong together.
    public var collections: any CollectionService { client }

    /// Companies that make movies and series.
    public var companies: any CompanyService { client }

    /// Users' lists of titles.
    public var lists: any MediaListService { client }

    /// Users' lists of titles, as version 4 of the API has them.
    public var listsV4: any UserListService { client }

    /// What changed at TMDb, day by day.
    public var changes: any ChangeService { client }

    /// Single credits.
    public var credits: any CreditService { client }

    /// Single reviews.
    public var reviews: any ReviewService { client }

    /// What clients of the API need to know, such as where images are.
    public var configurations: any ConfigurationService { client }
}
