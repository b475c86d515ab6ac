/// The latest received requests, and the number of requests by path.
struct RequestLog {
    /// The maximum number of requests that are retained. Older ones are removed, but remain counted.
    static let capacity = 10_000
    /// The maximum number of paths that are counted. Requests for further paths count only in ``count``.
    static let pathCapacity = 100_000

    /// The number of received requests.
    private(set) var count = 0
    private(set) var countsByPath: [String: Int] = [:]
    /// The latest requests, at most twice the capacity, so that the older half is removed at once.
    private var latest: [ReceivedRequest] = []

    /// The latest requests, in order of arrival.
    var requests: [ReceivedRequest] { latest.suffix(Self.capacity) }

    mutating func append(_ request: ReceivedRequest) {
        count += 1
        if countsByPath[request.path] != nil || countsByPath.count < Self.pathCapacity {
            countsByPath[request.path, default: 0] += 1
        }
        if latest.count == 2 * Self.capacity { latest.removeFirst(Self.capacity) }
        latest.append(request)
    }
}
