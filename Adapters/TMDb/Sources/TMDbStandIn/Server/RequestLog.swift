/// The received requests, and their number by path.
struct RequestLog {
    private(set) var requests: [ReceivedRequest] = []
    private(set) var countsByPath: [String: Int] = [:]

    mutating func append(_ request: ReceivedRequest) {
        countsByPath[request.path, default: 0] += 1
        requests.append(request)
    }
}
