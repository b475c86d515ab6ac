// The modules whose types appear in calls of use cases are re-exported, so that a service needs one import.
@_exported public import Caching
@_exported public import CoreApplication
@_exported public import CoreDomain
@_exported public import MediaApplication
@_exported public import MediaDomain
@_exported public import MoviesApplication
@_exported public import MoviesDomain
@_exported public import PeopleApplication
@_exported public import PeopleDomain
@_exported public import TVSeriesApplication
@_exported public import TVSeriesDomain
