import CoreDomainTestHelpers
import MoviesDomain

/// A repository of lists that gives one answer and remembers what it was asked.
typealias MovieListRepositoryMock = ListRepositoryMock<MovieList, MoviePreview>
