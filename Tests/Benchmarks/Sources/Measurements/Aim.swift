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
        case .fiveHundredTasks: .ratio(1 / 3)
        case .memory, .memoryWithOwner: isOfJSON ? .microseconds(2) : .microseconds(3)
        default: nil
        }
    }

    private var isOfJSON: Bool {
        [.movieJSON, .seriesJSON, .seasonJSON, .personJSON].contains(self)
    }

    private var aimOfLibrary: Aim? {
        switch self {
        case .read, .readSeason: .ratio(0.8)
        case .readSeries: .ratio(0.9)
        case .readWhole, .readPerson: .ratio(0.7)
        case .readPage, .writePage: .ratio(1.2)
        case .write, .writeSeries: .ratio(0.8)
        case .writeWhole, .writeSeason, .writePerson: .ratio(0.4)
        case .movieDetails, .seriesDetails, .personDetails: .ratio(1.8)
        case .seasonDetails: .ratio(2)
        case .movieJSON, .seriesJSON, .personJSON: .microseconds(15)
        case .seasonJSON: .ratio(0.15)
        case .coldRead, .decodePage, .decodeMovie, .decodePerson, .call, .concurrentCalls, .paging, .prefetching,
            .concurrentWrites, .concurrentAdditions:
            nil
        }
    }
}
