/// What became of a recorded request.
enum Outcome {
    /// The SDK made the request and read the answer, or gave the error that the answer is.
    case made(Comparison)
    /// The request or its answer is beyond the SDK's method.
    case failed(String)
    /// The method cannot send the recorded query.
    case inexpressible(String)
    /// The SDK has no method for the request.
    case withoutMethod
    /// The request is one of the ``Retired``.
    case legacy
}
