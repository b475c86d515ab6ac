/// What is measured.
public enum Subject: String, CaseIterable, Sendable {
    case read = "Read a movie"
    case write = "Write a movie"
    case readWhole = "Read a movie with all parts"
    case writeWhole = "Write a movie with all parts"
    case details = "Fetch details of a cached movie"
    case decode = "Decode a body of 340 kB"

    /// Who does it. The others are compared with the first.
    public var contenders: [Contender] {
        switch self {
        case .read, .write: [.floor, .library, .grdbPrepared, .grdbCodable]
        case .readWhole, .writeWhole: [.floor, .library]
        case .details: [.library]
        case .decode: [.snakeCase, .library]
        }
    }

    /// How often it is done in each sample: short work is timed a thousand times over.
    public var repetitions: Int {
        switch self {
        case .read, .write, .details: 1000
        case .readWhole, .writeWhole, .decode: 1
        }
    }
}

/// Who does what is measured.
public enum Contender: String, Sendable {
    case floor = "plain C"
    case library = "Popcorn"
    case grdbPrepared = "GRDB, prepared statements"
    case grdbCodable = "GRDB, Codable records"
    case snakeCase = "convertFromSnakeCase"
}

extension Subject {
    /// The benchmark of the subject by a contender.
    public func name(_ contender: Contender) -> String {
        "\(rawValue) - \(contender.rawValue)"
    }
}
