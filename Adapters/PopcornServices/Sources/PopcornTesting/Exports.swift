// What a test names: the library itself, and the mocks of the domain.
@_exported public import CoreDomainTestHelpers
@_exported public import MoviesDomainTestHelpers
@_exported public import PeopleDomainTestHelpers
@_exported public import PopcornServices
@_exported public import TVSeriesDomainTestHelpers
