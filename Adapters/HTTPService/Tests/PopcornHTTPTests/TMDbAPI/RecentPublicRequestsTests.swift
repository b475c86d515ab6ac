import HTTPTypes
import Hummingbird
import NIOCore
import TMDb
import Testing

@testable import PopcornHTTP

struct RecentPublicRequestsTests {

    private let requests = RecentPublicRequests()

    private func target(_ path: String) throws -> String {
        let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
        return try requests.request(of: Request(head: head, body: RequestBody(buffer: ByteBuffer()))).target
    }

    @Test func `each target has its own request, also if another one displaced it`() throws {
        for _ in 1...2 {
            for id in 1...(2 * RecentPublicRequests.maximumCount) {
                #expect(try target("/3/movie/\(id)?language=de&api_key=pop_a") == "3/movie/\(id)?language=de")
                #expect(try target("/3/movie/\(id)") == "3/movie/\(id)")
            }
        }
    }

    @Test(arguments: [
        ("/3/movie/550?api_key=a", "3/movie/550"), ("/3/movie/550?api%5Fkey=a&api_key", "3/movie/550"),
        ("//3/movie//550/", "3/movie/550"), ("/3/movie/550?", "3/movie/550"),
        ("/3/movie/550?api_key=a&language=de&api_key=b", "3/movie/550?language=de"),
        ("/3/search/movie?query=a//b/&api_key=a", "3/search/movie?query=a%2F%2Fb%2F"),
        ("/3/search/movie?api_key_=1&query=api_key%3D5", "3/search/movie?query=api_key%3D5"),
    ])
    func `the key of a client is no part of the request`(path: String, expected: String) throws {
        #expect(try target(path) == expected)
        #expect(try target(path) == expected)
    }

    @Test func `a target above the maximum length has its request`() throws {
        let query = String(repeating: "a", count: RecentPublicRequests.maximumTargetLength)
        for suffix in ["b", "c", "b"] {
            #expect(try target("/3/search/movie?query=\(query)\(suffix)") == "3/search/movie?query=\(query)\(suffix)")
        }
    }

    @Test func `an error is thrown each time`() {
        for _ in 1...2 { #expect(throws: PublicRequestError.unknownPath) { try target("/3/nothing") } }
    }
}
