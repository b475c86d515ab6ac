// Other forms of calls, with the labels and type names of the Swift package adamayoung/TMDb, whose code then compiles
// unchanged. A form is added only if it means the same as the method that it calls, and if its arguments are as clear.
// The article "Coming from adamayoung/TMDb" lists the differences that remain.

public import Foundation

/// The time window of a trending list.
public typealias TrendingTimeWindowFilterType = TrendingTimeWindow

/// A sort order of discovered movies.
public typealias MovieSort = DiscoverMoviesSort

/// A sort order of discovered TV series.
public typealias TVSeriesSort = DiscoverTVSeriesSort

/// A filter for discovering movies.
public typealias DiscoverMovieFilter = DiscoverMoviesFilter

/// A page of a change list.
public typealias ChangedIDCollection = ChangedIDPageableList

/// A page of a list of users' lists.
public typealias MediaListSummaryPageableList = MediaListPageableList

/// A row of a trending list.
public typealias TrendingItem = Media

/// A page of a trending list.
public typealias TrendingPageableList = MediaPageableList

/// The aggregate credits of a TV series.
public typealias TVSeriesAggregateCredits = AggregateCredits

/// The aggregate credits of a season.
public typealias TVSeasonAggregateCredits = AggregateCredits

/// A person's credits of TV series.
public typealias PersonTVSeriesCredits = PersonTVCredits

extension DiscoverMoviesSort {

    /// Returns the order by popularity. Default: descending.
    public static func popularity(descending: Bool = true) -> Self {
        descending ? .popularityDescending : .popularityAscending
    }

    /// Returns the order by date of the first release. Default: descending.
    public static func primaryReleaseDate(descending: Bool = true) -> Self {
        descending ? .primaryReleaseDateDescending : .primaryReleaseDateAscending
    }

    /// Returns the order by revenue. Default: descending.
    public static func revenue(descending: Bool = true) -> Self {
        descending ? .revenueDescending : .revenueAscending
    }

    /// Returns the order by title in the original language. Default: descending.
    public static func originalTitle(descending: Bool = true) -> Self {
        descending ? .originalTitleDescending : .originalTitleAscending
    }

    /// Returns the order by average user rating. Default: descending.
    public static func voteAverage(descending: Bool = true) -> Self {
        descending ? .voteAverageDescending : .voteAverageAscending
    }

    /// Returns the order by number of user ratings. Default: descending.
    public static func voteCount(descending: Bool = true) -> Self {
        descending ? .voteCountDescending : .voteCountAscending
    }
}

extension DiscoverTVSeriesSort {

    /// Returns the order by popularity. Default: descending.
    public static func popularity(descending: Bool = true) -> Self {
        descending ? .popularityDescending : .popularityAscending
    }

    /// Returns the order by date of the first episode. Default: descending.
    public static func firstAirDate(descending: Bool = true) -> Self {
        descending ? .firstAirDateDescending : .firstAirDateAscending
    }

    /// Returns the order by average user rating. Default: descending.
    public static func voteAverage(descending: Bool = true) -> Self {
        descending ? .voteAverageDescending : .voteAverageAscending
    }
}

extension MovieService {

    /// Returns a page (1 to 500) of movies in cinemas in a country (an ISO 3166-1 code).
    public func nowPlaying(
        page: Int? = nil, country: String?, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await nowPlaying(page: page, region: country, language: language)
    }

    /// Returns a page (1 to 500) of popular movies in a country (an ISO 3166-1 code).
    public func popular(
        page: Int? = nil, country: String?, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await popular(page: page, region: country, language: language)
    }

    /// Returns a page (1 to 500) of top-rated movies in a country (an ISO 3166-1 code).
    public func topRated(
        page: Int? = nil, country: String?, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await topRated(page: page, region: country, language: language)
    }

    /// Returns a page (1 to 500) of upcoming movies in a country (an ISO 3166-1 code).
    public func upcoming(
        page: Int? = nil, country: String?, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await upcoming(page: page, region: country, language: language)
    }

    /// Returns an asynchronous sequence of all movies in cinemas in a country (an ISO 3166-1 code).
    public func allNowPlaying(country: String?, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allNowPlaying(region: country, language: language)
    }

    /// Returns an asynchronous sequence of the pages of movies in cinemas in a country (an ISO 3166-1 code).
    public func allNowPlayingPages(
        country: String?, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        allNowPlayingPages(region: country, language: language)
    }

    /// Returns an asynchronous sequence of all popular movies in a country (an ISO 3166-1 code).
    public func allPopular(country: String?, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allPopular(region: country, language: language)
    }

    /// Returns an asynchronous sequence of the pages of popular movies in a country (an ISO 3166-1 code).
    public func allPopularPages(country: String?, language: String? = nil) -> PagedPagesAsyncSequence<MovieListItem> {
        allPopularPages(region: country, language: language)
    }

    /// Returns an asynchronous sequence of all top-rated movies in a country (an ISO 3166-1 code).
    public func allTopRated(country: String?, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allTopRated(region: country, language: language)
    }

    /// Returns an asynchronous sequence of the pages of top-rated movies in a country (an ISO 3166-1 code).
    public func allTopRatedPages(country: String?, language: String? = nil) -> PagedPagesAsyncSequence<MovieListItem> {
        allTopRatedPages(region: country, language: language)
    }

    /// Returns an asynchronous sequence of all upcoming movies in a country (an ISO 3166-1 code).
    public func allUpcoming(country: String?, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allUpcoming(region: country, language: language)
    }

    /// Returns an asynchronous sequence of the pages of upcoming movies in a country (an ISO 3166-1 code).
    public func allUpcomingPages(country: String?, language: String? = nil) -> PagedPagesAsyncSequence<MovieListItem> {
        allUpcomingPages(region: country, language: language)
    }

    /// Returns the changes to a movie between two days that are at most 14 days apart.
    public func changes(
        forMovie id: Movie.ID, startDate: Date?, endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await changes(forMovie: id, from: startDate, to: endDate, page: page)
    }
}

extension TVSeriesService {

    /// Returns the changes to a TV series between two days that are at most 14 days apart.
    public func changes(
        forTVSeries id: TVSeries.ID, startDate: Date?, endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await changes(forTVSeries: id, from: startDate, to: endDate, page: page)
    }
}

extension PersonService {

    /// Returns the changes to a person between two days that are at most 14 days apart.
    public func changes(
        forPerson id: Person.ID, startDate: Date?, endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await changes(forPerson: id, from: startDate, to: endDate, page: page)
    }
}

extension ChangeService {

    /// Returns a page (1 to 500) of the movies that changed between two days.
    public func movieChanges(
        startDate: Date?, endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangedIDPageableList {
        try await movieChanges(from: startDate, to: endDate, page: page)
    }

    /// Returns a page (1 to 500) of the TV series that changed between two days.
    public func tvSeriesChanges(
        startDate: Date?, endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangedIDPageableList {
        try await tvSeriesChanges(from: startDate, to: endDate, page: page)
    }

    /// Returns a page (1 to 500) of the people that changed between two days.
    public func personChanges(
        startDate: Date?, endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangedIDPageableList {
        try await personChanges(from: startDate, to: endDate, page: page)
    }
}

extension TrendingService {

    /// Returns a page (1 to 500) of trending movies in a time window.
    public func movies(
        inTimeWindow timeWindow: TrendingTimeWindow, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await movies(in: timeWindow, page: page, language: language)
    }

    /// Returns a page (1 to 500) of trending TV series in a time window.
    public func tvSeries(
        inTimeWindow timeWindow: TrendingTimeWindow, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await tvSeries(in: timeWindow, page: page, language: language)
    }

    /// Returns a page (1 to 500) of trending people in a time window.
    public func people(
        inTimeWindow timeWindow: TrendingTimeWindow, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> PersonPageableList {
        try await people(in: timeWindow, page: page, language: language)
    }

    /// Returns an asynchronous sequence of all trending movies in a time window.
    public func allMovies(
        inTimeWindow timeWindow: TrendingTimeWindow, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allMovies(in: timeWindow, language: language)
    }

    /// Returns an asynchronous sequence of the pages of trending movies in a time window.
    public func allMoviesPages(
        inTimeWindow timeWindow: TrendingTimeWindow, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        allMoviesPages(in: timeWindow, language: language)
    }

    /// Returns an asynchronous sequence of all trending TV series in a time window.
    public func allTVSeries(
        inTimeWindow timeWindow: TrendingTimeWindow, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allTVSeries(in: timeWindow, language: language)
    }

    /// Returns an asynchronous sequence of the pages of trending TV series in a time window.
    public func allTVSeriesPages(
        inTimeWindow timeWindow: TrendingTimeWindow, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        allTVSeriesPages(in: timeWindow, language: language)
    }

    /// Returns an asynchronous sequence of all trending people in a time window.
    public func allPeople(
        inTimeWindow timeWindow: TrendingTimeWindow, language: String? = nil
    ) -> PagedAsyncSequence<PersonListItem> {
        allPeople(in: timeWindow, language: language)
    }

    /// Returns an asynchronous sequence of the pages of trending people in a time window.
    public func allPeoplePages(
        inTimeWindow timeWindow: TrendingTimeWindow, language: String? = nil
    ) -> PagedPagesAsyncSequence<PersonListItem> {
        allPeoplePages(in: timeWindow, language: language)
    }

    /// Returns an asynchronous sequence of all trending movies, TV series and people in a time window.
    public func allTrending(
        inTimeWindow timeWindow: TrendingTimeWindow, language: String? = nil
    ) -> PagedAsyncSequence<Media> {
        allTrending(in: timeWindow, language: language)
    }

    /// Returns an asynchronous sequence of the pages of trending movies, TV series and people in a time window.
    public func allTrendingPages(
        inTimeWindow timeWindow: TrendingTimeWindow, language: String? = nil
    ) -> PagedPagesAsyncSequence<Media> {
        allTrendingPages(in: timeWindow, language: language)
    }
}
