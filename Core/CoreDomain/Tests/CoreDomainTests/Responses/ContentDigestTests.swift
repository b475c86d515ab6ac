import Foundation
import Testing

@testable import CoreDomain

/// Tests of digests. The values are from the reference implementation of XXH64.
struct ContentDigestTests {

    /// Returns the bytes 3, 10, 17 and so on, modulo 256.
    private func bytes(_ count: Int) -> Data { Data((0..<count).map { UInt8(truncatingIfNeeded: 7 * $0 + 3) }) }

    private func text(_ digest: ContentDigest) -> String {
        digest.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(arguments: [
        (0, "ef46db3751d8e999"), (3, "31d2363f52e564c9"), (7, "9a7b149959ce60d8"), (31, "a2aa5f33cc4a6119"),
        (100, "a61f8d4c170fe531"),
    ])
    func `the digest is XXH64`(count: Int, digest: String) {
        #expect(text(ContentDigest(bytes(count))) == digest)
        #expect(ContentDigest(bytes(count)).bytes.count == ContentDigest.byteCount)
    }

    @Test
    func `the seed changes the digest`() {
        #expect(text(bytes(100).withUnsafeBytes { ContentDigest($0, seed: 77) }) == "b0844e84389e89e0")
    }

    @Test
    func `a slice has the digest of its bytes`() {
        #expect(ContentDigest((Data([1]) + bytes(100)).dropFirst()) == ContentDigest(bytes(100)))
    }
}
