/// An operation that is measured.
public enum Subject: String, CaseIterable, Sendable {
    case read = "Read a movie"
    case write = "Write a movie"
    case readWhole = "Read a movie with all parts"
    case writeWhole = "Write a movie with all parts"
    case readSeries = "Read a series of 10 seasons"
    case writeSeries = "Write a series of 10 seasons"
    case readSeason = "Read a season of 24 episodes"
    case writeSeason = "Write a season of 24 episodes"
    case readPerson = "Read a person of 400 credits"
    case writePerson = "Write a person of 400 credits"
    case readPage = "Read a page of 20 previews"
    case writePage = "Write a page of 20 previews"
    case concurrentWrites = "Write 1,000 movies, each"
    case concurrentAdditions = "Change a watchlist 1,000 times, each"
    case movieDetails = "Fetch details of a cached movie"
    case seriesDetails = "Fetch details of a cached series"
    case seasonDetails = "Fetch details of a cached season"
    case personDetails = "Fetch details of a cached person"
    case movieJSON = "JSON of a movie's details"
    case seriesJSON = "JSON of a series' details"
    case seasonJSON = "JSON of a season's details"
    case personJSON = "JSON of a person's details"
    case coldRead = "Fetch details of a cold movie of 340 kB"
    case decodePage = "Decode a page of 20 movies"
    case decodeMovie = "Decode a movie of 340 kB"
    case decodePerson = "Decode a person of 430 kB"
    case call = "Call over loopback"
    case concurrentCalls = "1,000 concurrent calls, each"
    case paging = "Read a page of a list"
    case prefetching = "Work through 5 slow pages"

    /// The contenders that perform the operation. The others are compared with the first one.
    public var contenders: [Contender] {
        switch self {
        case .read, .write: [.floor, .recordFloor, .library, .grdbPrepared, .grdbCodable]
        case .readWhole, .writeWhole, .readSeries, .writeSeries, .readSeason, .writeSeason, .readPerson, .writePerson,
            .readPage, .writePage:
            [.floor, .recordFloor, .library]
        case .concurrentWrites, .concurrentAdditions: [.oneTask, .fiveHundredTasks]
        case .movieDetails: [.floor, .recordFloor, .library, .memory, .memoryWithOwner]
        case .seriesDetails, .seasonDetails, .personDetails: [.floor, .recordFloor, .library, .memory]
        case .movieJSON, .seriesJSON, .seasonJSON, .personJSON: [.foundation, .library, .memory]
        case .coldRead: [.oneReader, .hundredReaders]
        case .decodePage, .decodeMovie, .decodePerson: [.snakeCase, .library]
        case .call, .concurrentCalls: [.httpClient, .library]
        case .paging: [.closure, .service]
        case .prefetching: [.onDemand, .prefetching]
        }
    }

    /// Returns the number of repetitions in each sample. Short operations are repeated a thousand times.
    public func repetitions(_ contender: Contender) -> Int {
        if [.memory, .memoryWithOwner].contains(contender) { return 1000 }
        switch self {
        case .read, .write: return contender == .grdbCodable ? 1 : 1000
        case .call, .concurrentCalls, .concurrentWrites, .concurrentAdditions: return 1000
        case .paging: return 500
        case .readSeries, .readPage, .movieDetails, .seriesDetails, .personDetails, .movieJSON, .seriesJSON,
            .personJSON:
            return 1000
        default: return 1
        }
    }

    /// Whether the processor time of all cores is compared instead of the elapsed time.
    public var isOfProcessor: Bool { self == .coldRead }

    /// The name of the metric for processor time, in nanoseconds.
    public static let processorTime = "Processor time"

    /// The memory readings during the measurement.
    public var memory: [MemoryReading] {
        switch self {
        case .concurrentCalls: [.peak]
        case .paging: [.afterThousandPages, .afterTenThousandPages]
        default: []
        }
    }
}

/// An implementation or a mode of use whose performance is measured.
public enum Contender: String, Sendable {
    /// Plain C on child tables: the rows of each relation are in a table of their own.
    case floor = "plain C"
    /// Plain C on the rows of the library, which contain the rows of each relation as a record.
    case recordFloor = "plain C, with records"
    case library = "Popcorn"
    case memory = "Popcorn, from memory"
    case memoryWithOwner = "the same, with an owner"
    case grdbPrepared = "GRDB, prepared statements"
    case grdbCodable = "GRDB, Codable records"
    case oneTask = "one task"
    case fiveHundredTasks = "500 tasks"
    case foundation = "JSONEncoder"
    case snakeCase = "convertFromSnakeCase"
    case oneReader = "one reader, processor time"
    case hundredReaders = "a hundred, processor time"
    case httpClient = "AsyncHTTPClient alone"
    case closure = "a closure's pages"
    case service = "a service's pages, decoded"
    case onDemand = "one page after the other"
    case prefetching = "prefetching the next page"
}

/// A reading of the resident memory of the process, in bytes.
public enum MemoryReading: String, CaseIterable, Sendable {
    case peak = "at its peak"
    case afterThousandPages = "after 1,000 pages"
    case afterTenThousandPages = "after 10,000 pages"
}

extension Subject {
    /// Returns the name of the benchmark for a contender.
    public func name(_ contender: Contender) -> String {
        "\(rawValue) - \(contender.rawValue)"
    }
}
