public import ArgumentParser
public import CoreDomain
public import MoviesDomain
public import TVSeriesDomain

// Words of the domain as they are written on a command line.

extension TrendingWindow: ExpressibleByArgument {}

extension ExternalIDSource: ExpressibleByArgument {}

extension MovieOrder: ExpressibleByArgument {}

extension TVSeriesOrder: ExpressibleByArgument {}

extension TVSeriesFilter.Status: ExpressibleByArgument {}

extension TVSeriesFilter.SeriesType: ExpressibleByArgument {}
