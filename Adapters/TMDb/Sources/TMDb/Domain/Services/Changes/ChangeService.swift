public import Foundation

/// A service for change lists: the movies, TV series and people that changed in a range of days.
///
/// Dates are interpreted as days in UTC. A request covers at most 14 days, or the last 24 hours if no dates are given.
/// Every method throws ``TMDbError``.
public protocol ChangeService: TMDbService {}

extension ChangeService {

    /// Returns a page (1 to 500) of movies that changed.
    ///
    /// `GET /3/movie/changes`
    public func movieChanges(
        from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangedIDPageableList {
        try await send(
            Endpoint(
                "changes-movie-list", path: ["movie", "changes"],
                query: .changes(from: startDate, to: endDate, page: page)))
    }

    /// Returns a page (1 to 500) of TV series that changed.
    ///
    /// `GET /3/tv/changes`
    public func tvSeriesChanges(
        from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangedIDPageableList {
        try await send(
            Endpoint(
                "changes-tv-list", path: ["tv", "changes"], query: .changes(from: startDate, to: endDate, page: page)))
    }

    /// Returns a page (1 to 500) of people that changed.
    ///
    /// `GET /3/person/changes`
    public func personChanges(
        from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangedIDPageableList {
        try await send(
            Endpoint(
                "changes-people-list", path: ["person", "changes"],
                query: .changes(from: startDate, to: endDate, page: page)))
    }
}
