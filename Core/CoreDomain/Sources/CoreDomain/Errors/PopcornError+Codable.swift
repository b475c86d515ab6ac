/// Errors are encoded with their kind, message and subject. The cause is not encoded.
extension PopcornError: Codable {

    private enum CodingKeys: String, CodingKey {
        case kind, retryAfter, message, subject
    }

    /// Encodes the name of the kind and the message, and the delay in seconds and the subject if they are known.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind.name, forKey: .kind)
        if let retryAfter {
            try container.encode(retryAfter / .seconds(1), forKey: .retryAfter)
        }
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(subject, forKey: .subject)
    }

    /// Decodes an error without a cause. A kind that this version does not know becomes
    /// ``PopcornError/Kind-swift.enum/unavailable``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .kind)
        let delay = try container.decodeIfPresent(Double.self, forKey: .retryAfter)
        if let delay, !(0...Self.longestDelay).contains(delay) {
            throw DecodingError.dataCorruptedError(
                forKey: .retryAfter, in: container, debugDescription: "\(delay) is not a valid delay in seconds")
        }
        self.init(
            Kind(name: name, retryAfter: delay.map { .seconds($0) }) ?? .unavailable,
            try container.decode(String.self, forKey: .message),
            subject: try container.decodeIfPresent(String.self, forKey: .subject))
    }

    /// The maximum delay that is accepted, 100 years in seconds.
    private static let longestDelay = 36_525.0 * 86_400
}

extension PopcornError.Kind {

    /// Creates the kind with a name; `nil` if the name is unknown.
    fileprivate init?(name: String, retryAfter: Duration?) {
        let kinds: [Self] = [
            .invalidInput, .notFound, .notCached, .unauthorised, .rateLimited(retryAfter: retryAfter),
            .overloaded(retryAfter: retryAfter), .unavailable, .undecodable, .limitReached, .storage, .cancelled,
        ]
        guard let kind = kinds.first(where: { $0.name == name }) else { return nil }
        self = kind
    }
}
