/// The outcome of replaying a recorded request.
enum Outcome {
    /// The SDK sent the request and decoded the response, or threw the recorded error.
    case passed(Comparison)
    /// The SDK sent the request, but could not decode the response.
    case undecoded(String)
    /// The SDK sent other requests, misread a failure, or could not encode the model again.
    case failed(String)
    /// The SDK's method cannot send the recorded query.
    case notSendable(String)
    /// The SDK has no method for an operation that TMDb describes.
    case withoutMethod
    /// The request does not belong to an operation of TMDb's description or of the SDK.
    case unknown
    /// The request is one of ``RetiredRequests``.
    case legacy
    /// The recording is invalid: its response is empty or not JSON.
    case unreadable(String)
}
