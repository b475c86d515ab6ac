extension DiscoverMoviesFilter {

    /// The same filter, for movies that were first released from one year to another.
    ///
    /// ```swift
    /// let nineties = DiscoverMoviesFilter(genres: [18]).primaryReleaseYears(from: 1990, through: 1999)
    /// ```
    ///
    /// It takes the place of ``primaryReleaseYear``, ``earliestPrimaryReleaseDate`` and ``latestPrimaryReleaseDate``.
    ///
    /// - Parameters:
    ///   - first: The first year. Default: any before the last.
    ///   - last: The last year, included. Default: any after the first.
    public func primaryReleaseYears(from first: Int? = nil, through last: Int? = nil) -> Self {
        var filter = self
        filter.primaryReleaseYear = nil
        filter.earliestPrimaryReleaseDate = first.map { CivilDate.date(year: $0, month: 1, day: 1) }
        filter.latestPrimaryReleaseDate = last.map { CivilDate.date(year: $0, month: 12, day: 31) }
        return filter
    }
}
