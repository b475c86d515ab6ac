extension DiscoverMoviesFilter {

    /// Returns a copy of the filter that matches movies first released in a range of years.
    ///
    /// ```swift
    /// let nineties = DiscoverMoviesFilter(genres: [18]).primaryReleaseYears(from: 1990, through: 1999)
    /// ```
    ///
    /// The range replaces ``primaryReleaseYear``, ``earliestPrimaryReleaseDate`` and ``latestPrimaryReleaseDate``.
    ///
    /// - Parameters:
    ///   - first: The first year, or `nil` for no lower limit. Default: `nil`.
    ///   - last: The last year, inclusive, or `nil` for no upper limit. Default: `nil`.
    public func primaryReleaseYears(from first: Int? = nil, through last: Int? = nil) -> Self {
        var filter = self
        filter.primaryReleaseYear = nil
        filter.earliestPrimaryReleaseDate = first.map { CivilDate.date(year: $0, month: 1, day: 1) }
        filter.latestPrimaryReleaseDate = last.map { CivilDate.date(year: $0, month: 12, day: 31) }
        return filter
    }
}
