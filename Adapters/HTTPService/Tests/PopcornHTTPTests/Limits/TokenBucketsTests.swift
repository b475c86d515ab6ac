import HTTPTypes
import HummingbirdCore
import NIOCore
import PopcornConcurrency
import Testing

@testable import PopcornHTTP

@Suite struct TokenBucketsTests {

    private let start = ContinuousClock.now

    @Test func `a client is limited to its burst, then to its rate`() {
        var buckets = TokenBuckets(rate: ClientRate(requestsPerSecond: 2, burst: 2), maximum: 10)

        #expect(buckets.take(.local, now: start).delay == nil)
        #expect(buckets.take(.local, now: start).delay == nil)
        #expect(buckets.take(.local, now: start).delay == .milliseconds(500))
        #expect(buckets.take(.ipv4([1, 2, 3, 4]), now: start).delay == nil)
        #expect(buckets.take(.local, now: start + .milliseconds(500)).delay == nil)
        #expect(buckets.take(.local, now: start + .milliseconds(500)).delay == .milliseconds(500))
    }

    @Test func `a client that was idle for long may send its burst, and no more`() {
        var buckets = TokenBuckets(rate: ClientRate(requestsPerSecond: 10, burst: 3), maximum: 10)
        #expect(buckets.take(.local, now: start).delay == nil)
        let later = start + .seconds(3600)
        for _ in 1...3 { #expect(buckets.take(.local, now: later).delay == nil) }
        #expect(buckets.take(.local, now: later).delay == .milliseconds(100))
    }

    @Test func `a request that costs more than the burst is permitted, and the next ones wait`() {
        var buckets = TokenBuckets(rate: ClientRate(requestsPerSecond: 100, burst: 200), maximum: 10)
        let first = buckets.take(.local, cost: 500, now: start)
        #expect(first == TokenBuckets.Level(delay: nil, remaining: 0, timeToFull: .seconds(5)))
        let second = buckets.take(.local, cost: 500, now: start)
        #expect(second == TokenBuckets.Level(delay: .seconds(3.01), remaining: 0, timeToFull: .seconds(5)))
        let later = buckets.take(.local, cost: 3, now: start + .seconds(4))
        #expect(later == TokenBuckets.Level(delay: nil, remaining: 97, timeToFull: .seconds(1.03)))
    }

    @Test(arguments: [
        ("/v1/movies/550", 1), ("/v1/movies?ids=550", 1), ("/v1/movies?ids=1,2,3&language=de", 3),
        ("/v1/movies?ids=1%2C2%2c3", 3), ("/v1/movies?ids=", 1), ("/v1/movies/550?include=credits,images", 3),
        ("/v1/tv-series/1399/whole?include=credits", 11), ("/v1/movies/popular?page=2", 1),
        ("/v1/tv-series/1399/whole/", 10), ("//v1//tv-series/1399/whole", 10), ("/v1/movies/1399/whole", 1),
    ])
    func `a request costs as much as the values that it reads`(path: String, cost: Int) {
        let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path)
        #expect(Request(head: head, body: .init(buffer: ByteBuffer())).cost == cost)
    }

    @Test(arguments: [("import", 13), ("import/", 13), ("watchlist", 50), ("searches", 50)])
    func `a body costs as much as the lines or titles that it can have`(path: String, cost: Int) {
        let head = HTTPRequest(
            method: .post, scheme: "http", authority: "localhost", path: "/v1/owners/a/\(path)",
            headerFields: [.contentLength: "1234"])
        #expect(Request(head: head, body: .init(buffer: ByteBuffer())).cost == cost)
    }

    @Test(arguments: ["/mcp", "/mcp/", "//mcp"])
    func `a message costs as much as its arguments can have`(path: String) {
        let head = HTTPRequest(
            method: .post, scheme: "http", authority: "localhost", path: path, headerFields: [.contentLength: "1234"])
        #expect(Request(head: head, body: .init(buffer: ByteBuffer())).cost == 3)
    }

    @Test func `the client whose last request is the oldest is forgotten`() {
        var buckets = TokenBuckets(rate: ClientRate(requestsPerSecond: 1, burst: 2), maximum: 2)
        let clients = (0..<3).map { ClientKey.ipv4([UInt8($0)]) }

        #expect(buckets.take(clients[0], now: start).delay == nil)
        #expect(buckets.take(clients[1], now: start).delay == nil)
        #expect(buckets.take(clients[0], now: start).delay == nil)
        #expect(buckets.take(clients[2], now: start).delay == nil)

        #expect(buckets.count == 2)
        #expect(buckets.take(clients[0], now: start).delay == .seconds(1))
        #expect(buckets.take(clients[1], now: start).delay == nil)
        #expect(buckets.count == 2)
    }

    @Test func `addresses of an IPv6 network are one client, and mapped addresses are those of IPv4`() throws {
        func key(_ address: String) throws -> ClientKey { ClientKey(try SocketAddress(ipAddress: address, port: 1)) }

        #expect(try key("2001:db8::1") == key("2001:db8::2"))
        #expect(try key("2001:db8::1") != key("2001:db8:0:1::1"))
        #expect(try key("::ffff:1.2.3.4") == key("1.2.3.4"))
        #expect(try key("1.2.3.4") == .ipv4([1, 2, 3, 4]))
    }

    @Test func `only addresses of trusted proxies are used, and only valid tokens`() throws {
        let name = try #require(HTTPField.Name("X-Forwarded-For"))
        let request = Request(
            head: HTTPRequest(
                method: .get, scheme: nil, authority: nil, path: "/",
                headerFields: [name: "9.9.9.9, 1.2.3.4", .authorization: "Bearer pop_a"]),
            body: RequestBody(buffer: ByteBuffer()))
        let policy = AccessPolicy(recognises: { $0 == "pop_a" }) { _ in nil }
        let peer = try SocketAddress(ipAddress: "5.6.7.8", port: 1)
        func key(_ access: AccessPolicy, _ proxies: Int) -> ClientKey {
            ClientKey(
                request, remoteAddress: peer, access: access, trustedProxies: proxies, acceptsAPIKey: false)
        }

        #expect(key(.open, 0) == .ipv4([5, 6, 7, 8]))
        #expect(key(.open, 1) == .ipv4([1, 2, 3, 4]))
        #expect(key(.open, 2) == .ipv4([9, 9, 9, 9]))
        #expect(key(.open, 3) == .ipv4([5, 6, 7, 8]))
        #expect(key(policy, 1) == .token(TokenHash("pop_a")))
    }

    @Test func `a use of a counter ends when it is deallocated`() {
        let counter = ConcurrencyCounter(of: "uses", maximum: 1, clientMaximum: 1)
        var use = try? counter.begin()

        #expect(use != nil)
        #expect(
            throws: Problem(.overloaded, "The service has too many uses at the same time.", retryAfter: .seconds(1))
        ) { try counter.begin() }
        use = nil
        #expect(counter.count == 0)
    }

    @Test func `a client has a part of the uses at most`() throws {
        let counter = ConcurrencyCounter(of: "uses", maximum: 20, clientMaximum: 5)
        let problem = Problem(
            .tooManyRequests, "The client has too many uses at the same time.", retryAfter: .seconds(1))
        let (one, other) = (RequestClient(id: 1, isKnown: false), RequestClient(id: 2, isKnown: true))
        try RequestClient.$current.withValue(one) {
            let first = try counter.begin(3)
            var second: ConcurrencyCounter.Use? = try counter.begin(8)
            #expect(counter.count == 11)
            #expect(throws: problem) { try counter.begin() }
            let ofOther = try RequestClient.$current.withValue(other) { try counter.begin(7) }
            #expect(counter.count == 18)
            withExtendedLifetime(second) {}
            second = nil
            #expect(counter.count == 10)
            second = try counter.begin(2)
            #expect(throws: problem) { try counter.begin() }
            withExtendedLifetime((first, second, ofOther)) {}
        }
        #expect(counter.count == 0)
    }
}
