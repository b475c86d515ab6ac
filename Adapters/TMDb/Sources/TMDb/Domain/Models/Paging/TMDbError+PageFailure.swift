extension TMDbError {
    /// Creates the error that a paged sequence throws for an error of its closure.
    init(pageFailure: any Error) {
        self =
            switch pageFailure {
            case let error as TMDbError: error
            case is CancellationError: TMDbError(.cancelled, underlying: pageFailure)
            default: TMDbError(.pageFetching, underlying: pageFailure)
            }
    }
}
