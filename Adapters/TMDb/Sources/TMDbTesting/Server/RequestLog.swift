/// The received requests and their numbers.
struct RequestLog {
    let limit: Int
    private(set) var requests: [ReceivedRequest] = []
    private(set) var total = 0
    private(set) var countsByPath: [String: Int] = [:]

    init(limit: Int) { self.limit = limit }

    mutating func append(_ request: ReceivedRequest) {
        total += 1
        countsByPath[request.path, default: 0] += 1
        requests.append(request)
        // Forgetting in larger steps keeps a long log cheap.
        if requests.count > limit + limit / 2 { requests.removeFirst(requests.count - limit) }
    }

    /// The newest requests, up to the limit.
    var remembered: [ReceivedRequest] { requests.suffix(limit) }

    mutating func reset() { self = RequestLog(limit: limit) }
}
