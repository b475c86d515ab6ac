import HTTPTypes
import HummingbirdCore
import NIOCore
import Testing

@testable import PopcornHTTP

@Suite struct TokenBucketsTests {

    private let start = ContinuousClock.now

    @Test func `a client is limited to its burst, then to its rate`() {
        var buckets = TokenBuckets(rate: ClientRate(requestsPerSecond: 2, burst: 2), maximum: 10)

        #expect(buckets.take(.local, now: start) == nil)
        #expect(buckets.take(.local, now: start) == nil)
        #expect(buckets.take(.local, now: start) == .milliseconds(500))
        #expect(buckets.take(.ipv4([1, 2, 3, 4]), now: start) == nil)
        #expect(buckets.take(.local, now: start + .milliseconds(500)) == nil)
        #expect(buckets.take(.local, now: start + .milliseconds(500)) == .milliseconds(500))
    }

    @Test func `the client whose last request is the oldest is forgotten`() {
        var buckets = TokenBuckets(rate: ClientRate(requestsPerSecond: 1, burst: 2), maximum: 2)
        let clients = (0..<3).map { ClientKey.ipv4([UInt8($0)]) }

        #expect(buckets.take(clients[0], now: start) == nil)
        #expect(buckets.take(clients[1], now: start) == nil)
        #expect(buckets.take(clients[0], now: start) == nil)
        #expect(buckets.take(clients[2], now: start) == nil)

        #expect(buckets.count == 2)
        #expect(buckets.take(clients[0], now: start) == .seconds(1))
        #expect(buckets.take(clients[1], now: start) == nil)
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
            ClientKey(request, remoteAddress: peer, access: access, trustedProxies: proxies)
        }

        #expect(key(.open, 0) == .ipv4([5, 6, 7, 8]))
        #expect(key(.open, 1) == .ipv4([1, 2, 3, 4]))
        #expect(key(.open, 2) == .ipv4([9, 9, 9, 9]))
        #expect(key(.open, 3) == .ipv4([5, 6, 7, 8]))
        #expect(key(policy, 1) == .token(TokenHash("pop_a")))
    }

    @Test func `a use of a counter ends when it is deallocated`() {
        let counter = LeaseCounter(maximum: 1)
        var lease = counter.lease()

        #expect(lease != nil)
        #expect(counter.lease() == nil)
        lease = nil
        #expect(counter.count == 0)
    }
}
