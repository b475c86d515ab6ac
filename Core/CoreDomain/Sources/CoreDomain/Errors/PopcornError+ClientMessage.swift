extension PopcornError {

    /// A message for the clients of a service: one sentence with the ``subject``, such as `Movie 550 does not exist.`
    ///
    /// It contains no paths, hosts, credentials, statements of the database or texts that users search for. Use
    /// ``message`` for the log.
    public var clientMessage: String {
        switch kind {
        case .invalidInput: "The request\(ofSubject) is not valid."
        case .notFound: "\(sentenceStart) does not exist."
        case .notCached: "\(sentenceStart) is not cached."
        case .unauthorised: "\(sentenceStart) is unavailable, because the service has no access to TMDb."
        case .rateLimited: "\(sentenceStart) is temporarily unavailable, because TMDb limits the rate of requests."
        case .overloaded: "\(sentenceStart) is temporarily unavailable, because too many requests wait."
        case .unavailable: "\(sentenceStart) is temporarily unavailable."
        case .undecodable: "\(sentenceStart) is unavailable, because the response of TMDb cannot be decoded."
        case .limitReached: "The maximum number of entries is reached."
        case .storage: "\(sentenceStart) is unavailable, because the service cannot use its database."
        case .cancelled: "The request\(ofSubject) was cancelled."
        }
    }

    private var ofSubject: String { subject.map { " for \($0)" } ?? "" }

    private var sentenceStart: String {
        guard let subject, let first = subject.first else { return "The requested content" }
        return first.uppercased() + subject.dropFirst()
    }
}
