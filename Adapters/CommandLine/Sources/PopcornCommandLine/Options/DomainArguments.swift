public import ArgumentParser
public import CoreDomain
public import MoviesDomain
public import PopcornServices
public import TVSeriesDomain

// Enumerations of the domain that are options on the command line.

extension TrendingWindow: ExpressibleByArgument {}

extension WatchlistOrder: ExpressibleByArgument {}

extension ExternalIDSource: ExpressibleByArgument {}

extension MovieOrder: ExpressibleByArgument {}

extension TVSeriesOrder: ExpressibleByArgument {}

extension TVSeriesFilter.Status: ExpressibleByArgument {}

extension TVSeriesFilter.SeriesType: ExpressibleByArgument {}
