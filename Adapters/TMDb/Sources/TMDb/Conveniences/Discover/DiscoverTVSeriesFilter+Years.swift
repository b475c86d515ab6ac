extension DiscoverTVSeriesFilter {

    /// The same filter, for TV series whose first episode aired from one year to another.
    ///
    /// ```swift
    /// let recent = DiscoverTVSeriesFilter(networks: [174]).firstAirYears(from: 2020)
    /// ```
    ///
    /// It takes the place of ``firstAirDateYear``, ``earliestFirstAirDate`` and ``latestFirstAirDate``.
    ///
    /// - Parameters:
    ///   - first: The first year. Default: any before the last.
    ///   - last: The last year, included. Default: any after the first.
    public func firstAirYears(from first: Int? = nil, through last: Int? = nil) -> Self {
        var filter = self
        filter.firstAirDateYear = nil
        filter.earliestFirstAirDate = first.map { CivilDate.date(year: $0, month: 1, day: 1) }
        filter.latestFirstAirDate = last.map { CivilDate.date(year: $0, month: 12, day: 31) }
        return filter
    }
}
