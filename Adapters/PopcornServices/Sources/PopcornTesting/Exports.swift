// The services and the domain's mocks are re-exported, so that a test needs one import.
@_exported public import CoreDomainTestHelpers
@_exported public import MoviesDomainTestHelpers
@_exported public import PeopleDomainTestHelpers
@_exported public import PopcornServices
@_exported public import TVSeriesDomainTestHelpers
