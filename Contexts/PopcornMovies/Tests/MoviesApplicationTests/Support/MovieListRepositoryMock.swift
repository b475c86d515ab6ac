import CoreDomain
import CoreDomainTestHelpers
import MoviesDomain

/// A repository of lists that returns a prepared result and records its requests.
typealias MovieListRepositoryMock = ListRepositoryMock<MovieList, MoviePreview>
