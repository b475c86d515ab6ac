extension TMDbError {
    /// What the failure of a closure that asks for a page means to who reads the list.
    init(pageFailure: any Error) {
        self =
            switch pageFailure {
            case let error as TMDbError: error
            case is CancellationError: TMDbError(.cancelled, underlying: pageFailure)
            default: TMDbError(.pageFetching, underlying: pageFailure)
            }
    }
}
