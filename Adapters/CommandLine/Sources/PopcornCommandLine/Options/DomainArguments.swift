public import ArgumentParser
public import CoreDomain
public import MoviesDomain

// Words of the domain as they are written on a command line.

extension TrendingWindow: ExpressibleByArgument {}

extension MovieOrder: ExpressibleByArgument {}
