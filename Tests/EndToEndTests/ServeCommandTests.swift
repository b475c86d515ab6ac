import Foundation
import FoundationNetworking
import Testing

extension EndToEnd {

    @Suite struct ServeCommandTests {

        @Test func `the demonstration is ready, and a signal ends it with exit code 0`() async throws {
            let arguments = ["serve", "--demo", "--port", "0"]
            let outcome = try await PopcornProcess.run(arguments, until: "listening on ") { address in
                let ready = try #require(URL(string: "\(address)/health/ready"))
                let readiness = try await URLSession.shared.data(from: ready).0
                #expect(String(decoding: readiness, as: UTF8.self).contains(#""status":"ready""#))
                let metrics = try #require(URL(string: "\(address)/metrics"))
                let values = try await URLSession.shared.data(from: metrics).0
                #expect(String(decoding: values, as: UTF8.self).contains("process_open_fds"))
            }
            #expect(outcome.status == 0, "\(outcome.errors)")
        }

        @Test func `images are served under the address of the server`() async throws {
            let arguments = ["serve", "--demo", "--images", "--port", "0"]
            let outcome = try await PopcornProcess.run(arguments, until: "listening on ") { address in
                func get(_ path: String) async throws -> (data: Data, response: HTTPURLResponse?) {
                    let url = try #require(URL(string: "\(address)\(path)"))
                    let (data, response) = try await URLSession.shared.data(from: url)
                    return (data, response as? HTTPURLResponse)
                }
                let movie = try JSONSerialization.jsonObject(with: await get("/v1/movies/550").data) as? [String: Any]
                let poster = try #require((movie?["posterURLSet"] as? [String: String])?["card"])
                #expect(poster == "/images/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
                for _ in 1...2 {
                    let image = try await get(poster)
                    #expect(image.response?.statusCode == 200)
                    #expect(image.response?.value(forHTTPHeaderField: "Content-Type") == "image/png")
                    #expect(image.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
                }
                let metrics = String(decoding: try await get("/metrics").data, as: UTF8.self)
                #expect(metrics.contains(#"popcorn_image_requests_total{outcome="hit"} 1"#))
                #expect(metrics.contains("popcorn_image_cache_images 1\n"))
                let page = try await get("/movies/550").response
                #expect(
                    page?.value(forHTTPHeaderField: "Content-Security-Policy")?.contains("img-src 'self' data:;")
                        == true)
            }
            #expect(outcome.status == 0, "\(outcome.errors)")
        }

        @Test func `without images, the page loads them from the image server`() async throws {
            let arguments = ["serve", "--demo", "--port", "0"]
            _ = try await PopcornProcess.run(arguments, until: "listening on ") { address in
                let page = try #require(URL(string: "\(address)/movies/550"))
                let (data, response) = try await URLSession.shared.data(from: page)
                let policy = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Security-Policy")
                let sources = try #require(policy?.firstMatch(of: /img-src 'self' (\S+) data:;/))
                let origin = sources.1
                #expect(origin.hasPrefix("http://127.0.0.1:"))
                #expect(String(decoding: data, as: UTF8.self).contains("\(origin)/t/p/w342/"))
                let route = try #require(URL(string: "\(address)/images/w342/a.jpg"))
                let status = (try await URLSession.shared.data(from: route).1 as? HTTPURLResponse)?.statusCode
                #expect(status == 404)
            }
        }

        @Test func `a port in use is named, without advice for readers of the cache`() async throws {
            let arguments = ["serve", "--demo", "--port", "0"]
            _ = try await PopcornProcess.run(arguments, until: "listening on ") { address in
                let port = try #require(address.split(separator: ":").last)
                let second = try await PopcornProcess.run(
                    ["serve", "--demo", "--port", String(port)], environment: ["HOME": "/tmp"])
                #expect(second.status == 69)
                #expect(
                    second.errors.hasSuffix(
                        """
                        popcorn: Port \(port) of 127.0.0.1 is in use by another program; choose another one with --port

                        """))
            }
        }

        @Test func `a configuration that is not valid has the exit code 78`() async throws {
            let outcome = try await PopcornProcess.run(["serve", "--host", "0.0.0.0"], environment: ["HOME": "/tmp"])
            #expect(outcome.status == 78)
            #expect(outcome.errors.contains("--public-read"))
        }

        @Test func `a token file that is missing is named`() async throws {
            try await Household.with { household in
                let path = household.home.appending(path: "tokens").path(percentEncoded: false)
                let outcome = try await household.popcorn(["serve", "--check", "--port", "0", "--tokens", path])
                #expect(outcome.status == 78)
                #expect(
                    outcome.errors.hasSuffix(
                        """
                        popcorn: The token file cannot be read: it does not exist, or the service may not read it (\(path))

                        """))
            }
        }

        @Test func `a service without a credential warns`() async throws {
            try await Household.with { household in
                let arguments = ["serve", "--check", "--port", "0"]
                let without = try await household.popcorn(arguments, with: ["TMDB_ACCESS_TOKEN": nil])
                let with = try await household.popcorn(arguments)
                #expect(without.status == 0)
                #expect(without.errors.contains("No TMDb credential is set, so only cached data is available"))
                #expect(with.status == 0)
                #expect(!with.errors.contains("No TMDb credential"))
            }
        }
    }
}
