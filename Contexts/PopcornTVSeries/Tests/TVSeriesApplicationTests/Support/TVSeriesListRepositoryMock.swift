import CoreDomain
import CoreDomainTestHelpers
import TVSeriesDomain

/// A mock repository of lists that returns a prepared result and records its calls.
typealias TVSeriesListRepositoryMock = ListRepositoryMock<TVSeriesList, TVSeriesPreview>
