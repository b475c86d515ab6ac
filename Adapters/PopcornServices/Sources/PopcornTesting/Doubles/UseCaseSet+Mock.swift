public import CoreApplication

/// Doubles for tests.
extension UseCaseSet {

    /// Creates a set with the doubles that a closure assigns. A use case without a double throws an error whose message
    /// contains its name.
    ///
    /// ```swift
    /// let movies = MovieUseCases.mock {
    ///     $0.fetchMovieDetails = .returning(.mock())
    ///     $0.addToWatchlist = .returning(true)
    /// }
    /// ```
    public static func mock(_ assign: (inout Self) -> Void) -> Self {
        var useCases = Self.unset
        assign(&useCases)
        return useCases
    }
}
