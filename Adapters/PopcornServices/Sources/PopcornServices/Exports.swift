@_exported public import CoreApplication
@_exported public import CoreDomain
@_exported public import MediaApplication
@_exported public import MediaDomain
@_exported public import MoviesApplication
@_exported public import MoviesDomain
@_exported public import PeopleApplication
@_exported public import PeopleDomain
// The modules whose types appear in calls of use cases are re-exported, so that a service needs one import.
@_exported public import PopcornCaching
@_exported public import TVSeriesApplication
@_exported public import TVSeriesDomain

// The types of the configuration are re-exported individually, because the SDK has types of the same names as the
// domains.
@_exported public import class TMDb.DiskHTTPCacheStore
@_exported public import protocol TMDb.HTTPCacheStore
@_exported public import class TMDb.InMemoryHTTPCacheStore
@_exported public import struct TMDb.PooledHTTPClient
@_exported public import struct TMDb.RateLimit
@_exported public import struct TMDb.RetryPolicy
@_exported public import struct TMDb.TMDbCredential
@_exported public import struct TMDb.TMDbProxy
@_exported public import struct TMDb.TMDbTransport
@_exported public import enum TMDb.TransientFailure
