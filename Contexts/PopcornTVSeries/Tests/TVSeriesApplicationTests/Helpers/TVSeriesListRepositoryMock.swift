import CoreDomainTestHelpers
import TVSeriesDomain

/// A repository of lists that gives one answer and remembers what it was asked.
typealias TVSeriesListRepositoryMock = ListRepositoryMock<TVSeriesList, TVSeriesPreview>
