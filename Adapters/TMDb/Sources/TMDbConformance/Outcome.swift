/// What became of a recorded request.
enum Outcome {
    /// The SDK made the request and read the answer, or gave the error that the answer is.
    case made(Comparison)
    /// The SDK made the request and could not read the answer.
    case undecoded(String)
    /// The request is beyond the SDK's method, or the answer was taken for another.
    case failed(String)
    /// The method cannot send what the operation takes.
    case inexpressible(String)
    /// The SDK has no method for an operation that TMDb describes.
    case withoutMethod
    /// The request is of no operation that TMDb describes and of none that the SDK has beyond that.
    case unknown
    /// The request is one of the ``Retired``.
    case legacy
    /// The recording is broken: what it has for an answer is no JSON.
    case unreadable(String)
}
