/// What became of a recorded request.
enum Outcome {
    /// The SDK made the request and read the answer, or gave the error that the answer is.
    case made(lost: [LostKey])
    /// The request or its answer is beyond the SDK's method.
    case failed(String)
    /// The method cannot send the recorded query.
    case inexpressible(String)
    /// The operation is in TMDb's description, and the SDK has no method for it.
    case withoutMethod
    /// Neither TMDb's description nor the SDK knows the request any more.
    case legacy
}
