import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

/// Tests of a service that mounts the routes of Popcorn in its own router.
@Suite struct MountedRoutesTests {

    @Test func `the routes of Popcorn and those of the service are answered by one router`() async throws {
        try await withPopcorn { popcorn, server in
            try await application(popcorn).test(.router) { client in
                let greeting = try await client.execute(uri: "/greeting", method: .get)
                #expect(String(buffer: greeting.body) == "Hello")

                let movie = try await client.execute(uri: "/v1/movies/550?language=de-DE", method: .get)
                #expect(movie.status == .ok)
                #expect(movie.headers[.contentLanguage] == "de-DE")
                #expect(movie.headers[.cacheControl]?.hasPrefix("public, max-age=") == true)
                let object = try JSONSerialization.jsonObject(with: Data(buffer: movie.body)) as? [String: Any]
                #expect(object?["id"] as? Int == 550)
                #expect(server.requestCountsByPath["/3/movie/550"] == 1)
            }
        }
    }

    @Test func `a program that is written for TMDb reads from the service`() async throws {
        try await withPopcorn { popcorn, server in
            try await application(popcorn).test(.router) { client in
                for _ in 1...2 {
                    let movie = try await client.execute(uri: "/3/movie/550?api_key=any", method: .get)
                    #expect(movie.status == .ok)
                    let object = try JSONSerialization.jsonObject(with: Data(buffer: movie.body)) as? [String: Any]
                    #expect(object?["original_title"] as? String == "Fight Club")
                }
                #expect(server.requestCountsByPath == ["/3/movie/550": 1])
                let account = try await client.execute(uri: "/3/account?api_key=any", method: .get)
                #expect(account.status == .forbidden)
            }
        }
    }

    @Test func `data of owners is not served by default`() async throws {
        try await withPopcorn { popcorn, _ in
            try await application(popcorn).test(.router) { client in
                let watchlist = try await client.execute(uri: "/v1/owners/default/watchlist", method: .get)
                #expect(watchlist.status == .unauthorized)
                #expect(watchlist.headers[.contentType] == "application/problem+json")
            }
        }
    }
}
