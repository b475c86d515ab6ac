public import Foundation

/// What changed at TMDb, day by day.
///
/// Days are days in UTC; a moment stands for the day that it is on. TMDb answers for at most 14 days at once, and for
/// the last 24 hours if no day is given. Pages run from 1 to 500. Every method throws ``TMDbError``.
public protocol ChangeService: TMDbService {}

extension ChangeService {

    /// A page of movies that changed.
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

    /// A page of TV series that changed.
    ///
    /// `GET /3/tv/changes`
    public func tvSeriesChanges(
        from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangedIDPageableList {
        try await send(
            Endpoint(
                "changes-tv-list", path: ["tv", "changes"], query: .changes(from: startDate, to: endDate, page: page)))
    }

    /// A page of people that changed.
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
