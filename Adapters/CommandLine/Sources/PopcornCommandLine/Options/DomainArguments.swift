public import ArgumentParser
public import CoreDomain
public import MoviesDomain
public import PopcornServices
public import TVSeriesDomain

// Enumerations of the domain that are options on the command line.

extension TrendingWindow: ExpressibleByArgument {}

extension WatchlistOrder: ExpressibleByArgument {}

extension ContentID: ExpressibleByArgument {}

extension ContentPart: ExpressibleByArgument {}

extension SearchKind: ExpressibleByArgument {}

extension ExternalIDSource: ExpressibleByArgument {}

extension WatchOfferKind: ExpressibleByArgument {}

extension MovieReleaseType: ExpressibleByArgument {
    public static var allValueStrings: [String] { allCases.filter { $0 != .unknown }.map(\.rawValue) }
}

extension MovieOrder: ExpressibleByArgument {}

extension TVSeriesOrder: ExpressibleByArgument {}

extension TVSeriesFilter.Status: ExpressibleByArgument {}

extension TVSeriesFilter.SeriesType: ExpressibleByArgument {}
