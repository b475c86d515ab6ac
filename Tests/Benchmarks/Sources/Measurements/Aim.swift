/// The limit of the time that Popcorn takes for an operation.
public enum Aim: Sendable {
    /// The ratio to the median of the first contender.
    case ratio(Double)
    /// The median in microseconds.
    case microseconds(Double)

    /// Returns whether the aim is reached.
    ///
    /// - Parameters:
    ///   - median: The median of Popcorn, in microseconds.
    ///   - baseline: The median of the first contender, in microseconds.
    public func isReached(median: Double, baseline: Double) -> Bool {
        switch self {
        case .ratio(let limit): median <= limit * baseline
        case .microseconds(let limit): median <= limit
        }
    }
}

extension Subject {

    /// Returns the aim for a contender; `nil` if there is none.
    public func aim(_ contender: Contender) -> Aim? {
        switch contender {
        case .library: aimOfLibrary
        // 1.9 times the reads of one task, with two processors.
        case .twoTasks, .sixtyFourTasks: .ratio(1 / 1.9)
        case .thousandTasks: .ratio(1 / 3)
        case .memory, .memoryWithOwner: isOfJSON ? .microseconds(2) : .microseconds(3)
        default: nil
        }
    }

    private var isOfJSON: Bool {
        [.movieJSON, .seriesJSON, .seasonJSON, .personJSON].contains(self)
    }

    private var aimOfLibrary: Aim? {
        switch self {
        case .read: .ratio(1.5)
        case .readWhole: .ratio(1.8)
        case .readSeries, .readSeason, .readPage: .ratio(1.7)
        case .readPerson: .ratio(1.8)
        case .write: .ratio(1.3)
        case .writePage: .ratio(1.5)
        case .movieDetails, .seriesDetails, .seasonDetails, .personDetails: .ratio(2)
        case .movieJSON, .seriesJSON, .personJSON: .microseconds(15)
        case .seasonJSON: .ratio(0.15)
        case .writeWhole, .writeSeries, .writeSeason, .writePerson, .coldRead, .decodePage, .decodeMovie,
            .decodePerson, .call, .concurrentCalls, .paging, .prefetching, .concurrentReads, .concurrentMemoryReads,
            .concurrentWrites, .concurrentAdditions:
            nil
        }
    }
}
