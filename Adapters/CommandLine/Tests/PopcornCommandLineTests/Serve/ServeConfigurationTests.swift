import CoreDomain
import Foundation
import Testing

@testable import PopcornCommandLine

@Suite struct ServeConfigurationTests {

    private func configuration(
        _ flags: [ServeSetting: String] = [:], environment: [String: String] = [:], file: String? = nil
    ) throws(PopcornError) -> ServeConfiguration {
        try ServeConfiguration(
            ServeSources(flags: flags, environment: environment, file: file.map { Data($0.utf8) }).value)
    }

    @Test func `a flag precedes the environment, which precedes the file`() throws {
        let file = #"{"port": 1, "max-requests": 1, "grace-time": "1s", "page": false}"#
        let environment = ["POPCORN_PORT": "2", "POPCORN_MAX_REQUESTS": "2"]
        let result = try configuration([.port: "3"], environment: environment, file: file)
        #expect(result.port == 3)
        #expect(result.maximumRequests == 2)
        #expect(result.graceTime == .seconds(1))
        #expect(!result.hasPage)
        #expect(result.host == "127.0.0.1")
    }

    @Test func `an unknown setting in the file is an error with a suggestion`() {
        let error = #expect(throws: PopcornError.self) { try configuration(file: #"{"prot": 1}"#) }
        #expect(error?.message.contains("did you mean 'port'?") == true)
    }

    @Test func `images are off by default, and have a limit and a public URL`() throws {
        let result = try configuration()
        #expect(!result.hasImages)
        #expect(result.imageByteLimit == 1 << 30)
        #expect(result.publicURL == nil)
        let environment = ["POPCORN_IMAGES": "true", "POPCORN_PUBLIC_URL": "https://popcorn.example/a"]
        let given = try configuration([.imageCacheSize: "2MiB"], environment: environment)
        #expect(given.hasImages)
        #expect(given.imageByteLimit == 2 << 20)
        #expect(given.publicURL == URL(string: "https://popcorn.example/a"))
    }

    @Test(arguments: ["none", "0", "-1", "much"])
    func `the size of images on disk needs a limit`(size: String) {
        let error = #expect(throws: PopcornError.self) { try configuration([.imageCacheSize: size]) }
        #expect(error?.message.contains("image-cache-size") == true)
    }

    @Test(arguments: ["http://popcorn.example", "https://", "popcorn.example", "https://a:b@popcorn.example"])
    func `a public URL needs https`(address: String) {
        let error = #expect(throws: PopcornError.self) { try configuration([.publicURL: address]) }
        #expect(error?.message.contains("public-url") == true)
    }

    @Test(arguments: [ServeSetting.port: "65536", .logLevel: "loud", .page: "yes", .graceTime: "soon"])
    func `an invalid value is an error that names the setting`(setting: ServeSetting, value: String) {
        let error = #expect(throws: PopcornError.self) { try configuration([setting: value]) }
        #expect(error?.message.contains(setting.rawValue) == true)
    }

    @Test func `each request has all rights only on a loopback address without tokens`() throws {
        #expect(try configuration().isOpen)
        #expect(try configuration([.host: "::1"]).isOpen)
        #expect(!(try configuration([.tokens: "/tokens"]).isOpen))
        #expect(!(try configuration([.publicRead: "true"]).isOpen))
        #expect(!(try configuration([.host: "0.0.0.0", .publicRead: "true"]).isOpen))
    }

    @Test func `host names are separated by commas, and compared in lowercase`() throws {
        #expect(try configuration().hostNames == [])
        let result = try configuration([.allowedHosts: "Films.example, b.example", .trustedProxies: "2"])
        #expect(result.hostNames == ["films.example", "b.example"])
        #expect(result.trustedProxies == 2)
    }

    @Test func `a host that others reach needs public reading`() throws {
        let error = #expect(throws: PopcornError.self) { try configuration([.host: "0.0.0.0"]) }
        #expect(error?.message.contains("--public-read") == true)
        #expect(try configuration([.host: "0.0.0.0", .publicRead: "true"]).isPublic)
        #expect(try configuration([.host: "::1"]).address(port: 1) == "http://[::1]:1")
    }

    @Test func `a credential is read from the file that the environment names`() throws {
        let files = ["/a": Data("one\n".utf8), "/c/tmdb-api-key": Data("two".utf8)]
        let result = try ServeSecrets.adding(
            to: ["TMDB_ACCESS_TOKEN_FILE": "/a", "CREDENTIALS_DIRECTORY": "/c"]) { files[$0] }
        #expect(result["TMDB_ACCESS_TOKEN"] == "one")
        #expect(result["TMDB_API_KEY"] == "two")
        #expect(throws: PopcornError.self) {
            try ServeSecrets.adding(to: ["TMDB_API_KEY_FILE": "/missing"]) { _ in nil }
        }
    }
}
