extension DiscoverTVSeriesFilter {

    /// Returns a copy of the filter that matches TV series first aired in a range of years.
    ///
    /// ```swift
    /// let recent = DiscoverTVSeriesFilter(networks: [174]).firstAirYears(from: 2020)
    /// ```
    ///
    /// The range replaces ``firstAirDateYear``, ``earliestFirstAirDate`` and ``latestFirstAirDate``.
    ///
    /// - Parameters:
    ///   - first: The first year, or `nil` for no lower limit. Default: `nil`.
    ///   - last: The last year, inclusive, or `nil` for no upper limit. Default: `nil`.
    public func firstAirYears(from first: Int? = nil, through last: Int? = nil) -> Self {
        var filter = self
        filter.firstAirDateYear = nil
        filter.earliestFirstAirDate = first.map { CivilDate.date(year: $0, month: 1, day: 1) }
        filter.latestFirstAirDate = last.map { CivilDate.date(year: $0, month: 12, day: 31) }
        return filter
    }
}
