import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import TMDb

/// Interleavings are drawn as columns: the first caller, the second caller and TMDb.
@Suite(.timeLimit(.minutes(10)))
struct CachedImagesConfigurationTests {

    private let service = HeldConfigurationService()
    private let clock = ManualInstant()
    private let path = URL(string: "/a.jpg")

    private func makeImages(lifetime: Duration = .seconds(100)) -> CachedImagesConfiguration {
        let clock = clock
        return CachedImagesConfiguration(service: service, lifetime: lifetime) { clock.now }
    }

    @Test func `the configuration is fetched on first use and again after its lifetime`() async throws {
        let images = makeImages()
        service.answers = [.success("one"), .success("two")]
        #expect(service.requestCount == 0)
        #expect(try await images.posterURL(for: path, size: .width(300)) == URL(string: "https://one/w342/a.jpg"))
        clock.advance(by: .seconds(99))
        #expect(try await images.profileURL(for: path, size: .width(300)) == URL(string: "https://one/h632/a.jpg"))
        #expect(service.requestCount == 1)
        clock.advance(by: .seconds(1))
        #expect(try await images.stillURL(for: path) == URL(string: "https://two/original/a.jpg"))
        #expect(try await images.backdropURL(for: path, size: .width(1)) == URL(string: "https://two/w300/a.jpg"))
        #expect(try await images.logoURL(for: path, size: .width(1)) == URL(string: "https://two/w45/a.jpg"))
        #expect(service.requestCount == 2)
    }

    @Test func `a custom base URL is used with TMDb's sizes`() async throws {
        service.answers = [.success("one")]
        let mirror = try #require(URL(string: "https://images.example/t/p"))
        let images = CachedImagesConfiguration(service: service, baseURL: mirror)
        #expect(
            try await images.posterURL(for: path, size: .width(300))
                == URL(string: "https://images.example/t/p/w342/a.jpg"))
    }

    @Test func `without a path, no request is sent`() async throws {
        #expect(try await makeImages().posterURL(for: nil) == nil)
        #expect(service.requestCount == 0)
    }

    @Test func `a failed first fetch is thrown and not cached`() async throws {
        let images = makeImages()
        service.answers = [.failure(TMDbError(.serverFailure)), .success("one")]
        #expect(await error { () async throws(TMDbError) in try await images.configuration() }?.kind == .serverFailure)
        #expect(try await images.configuration().secureBaseURL == URL(string: "https://one/"))
    }

    @Test func `if a renewal fails, the old configuration is used for another minute`() async throws {
        let images = makeImages()
        service.answers = [.success("one"), .failure(TMDbError(.timeout)), .success("two")]
        #expect(try await images.configuration().secureBaseURL == URL(string: "https://one/"))
        clock.advance(by: .seconds(100))
        #expect(try await images.configuration().secureBaseURL == URL(string: "https://one/"))
        clock.advance(by: .seconds(59))
        #expect(try await images.configuration().secureBaseURL == URL(string: "https://one/"))
        #expect(service.requestCount == 2)
        clock.advance(by: .seconds(1))
        #expect(try await images.configuration().secureBaseURL == URL(string: "https://two/"))
        #expect(service.requestCount == 3)
    }

    @Test(arguments: [false, true])
    func `concurrent callers share one request`(isFailure: Bool) async throws {
        let images = makeImages()
        service.holdAnswers()
        service.answers = [isFailure ? .failure(TMDbError(.serverFailure)) : .success("one")]
        // first                second               TMDb
        // calls ──────────────────────────────────► 1 request
        //                      calls, waits
        // ◄─────────────────── ◄─────────────────── response
        let first = Task { await Self.outcome(of: images) }
        await service.waitForRequests(1)
        let second = Task { await Self.outcome(of: images) }
        await Self.untilOneWaits(for: images)
        service.releaseResponses()
        let expected = isFailure ? "serverFailure" : "https://one/"
        #expect(await first.value == expected)
        #expect(await second.value == expected)
        #expect(service.requestCount == 1)
    }

    @Test func `during a renewal, other callers get the old configuration`() async throws {
        let images = makeImages()
        service.answers = [.success("one"), .success("two")]
        _ = try await images.configuration()
        clock.advance(by: .seconds(100))
        service.holdAnswers()
        let first = Task { await Self.outcome(of: images) }
        await service.waitForRequests(2)
        #expect(await Self.outcome(of: images) == "https://one/")
        service.releaseResponses()
        #expect(await first.value == "https://two/")
        #expect(await Self.outcome(of: images) == "https://two/")
        #expect(service.requestCount == 2)
    }

    @Test func `if the first caller is cancelled, a waiting caller sends the request`() async throws {
        let images = makeImages()
        service.holdAnswers()
        service.answers = [.failure(TMDbError(.cancelled)), .success("one")]
        // first                second               TMDb
        // calls ──────────────────────────────────► request 1
        //                      calls, waits
        // is cancelled ───────────────────────────► cancelled
        //                      sends ─────────────► request 2
        //                      ◄─────────────────── response
        let first = Task { await Self.outcome(of: images) }
        await service.waitForRequests(1)
        let second = Task { await Self.outcome(of: images) }
        await Self.untilOneWaits(for: images)
        service.releaseResponses()
        #expect(await first.value == "cancelled")
        #expect(await second.value == "https://one/")
        #expect(service.requestCount == 2)
    }

    @Test func `cancelling a waiting caller does not affect the request`() async throws {
        let images = makeImages()
        service.holdAnswers()
        service.answers = [.success("one")]
        let first = Task { await Self.outcome(of: images) }
        await service.waitForRequests(1)
        let second = Task { await Self.outcome(of: images) }
        await Self.untilOneWaits(for: images)
        second.cancel()
        #expect(await second.value == "cancelled")
        service.releaseResponses()
        #expect(await first.value == "https://one/")
        #expect(service.requestCount == 1)
    }

    @Test func `a refresh fetches the configuration regardless of its age and restarts its lifetime`() async throws {
        let images = makeImages()
        service.answers = [.success("one"), .success("two"), .success("three")]
        #expect(try await images.refresh().secureBaseURL == URL(string: "https://one/"))
        clock.advance(by: .seconds(99))
        #expect(try await images.refresh().secureBaseURL == URL(string: "https://two/"))
        clock.advance(by: .seconds(99))
        #expect(await Self.outcome(of: images) == "https://two/")
        #expect(service.requestCount == 2)
        clock.advance(by: .seconds(1))
        #expect(await Self.outcome(of: images) == "https://three/")
    }

    @Test func `a failed refresh throws and keeps the old configuration for its remaining lifetime`() async throws {
        let images = makeImages()
        service.answers = [
            .success("one"), .failure(TMDbError(.timeout)), .failure(TMDbError(.serverFailure)), .success("two"),
        ]
        #expect(await Self.outcome(of: images) == "https://one/")
        #expect(await Self.refreshOutcome(of: images) == "timeout")
        clock.advance(by: .seconds(99))
        #expect(await Self.outcome(of: images) == "https://one/")
        #expect(service.requestCount == 2)
        clock.advance(by: .seconds(1))
        #expect(await Self.refreshOutcome(of: images) == "serverFailure")
        // No request is sent for another minute.
        clock.advance(by: .seconds(59))
        #expect(await Self.outcome(of: images) == "https://one/")
        #expect(service.requestCount == 3)
        clock.advance(by: .seconds(1))
        #expect(await Self.outcome(of: images) == "https://two/")
    }

    @Test(arguments: [false, true])
    func `concurrent refreshes share a request, while others get the old configuration`(isFailure: Bool) async throws {
        let images = makeImages()
        service.answers = [.success("one"), isFailure ? .failure(TMDbError(.serverFailure)) : .success("two")]
        _ = try await images.configuration()
        service.holdAnswers()
        // first                second               TMDb
        // refreshes ──────────────────────────────► request 2
        //                      refreshes, waits
        // ◄─────────────────── ◄─────────────────── response
        let first = Task { await Self.refreshOutcome(of: images) }
        await service.waitForRequests(2)
        let second = Task { await Self.refreshOutcome(of: images) }
        await Self.untilOneWaits(for: images)
        #expect(await Self.outcome(of: images) == "https://one/")
        service.releaseResponses()
        let expected = isFailure ? "serverFailure" : "https://two/"
        #expect(await first.value == expected)
        #expect(await second.value == expected)
        #expect(await Self.outcome(of: images) == (isFailure ? "https://one/" : "https://two/"))
        #expect(service.requestCount == 2)
    }

    @Test func `a client caches its configuration`() async throws {
        let http = RecordingHTTPClient(try Fixture.text("configuration"))
        let client = try TMDbClient.test(http)
        let address = URL(string: "https://image.tmdb.org/t/p/w342/a.jpg")
        #expect(try await client.images.posterURL(for: path, size: .width(300)) == address)
        #expect(try await client.images.posterURL(for: path, size: .width(300)) == address)
        #expect(http.requests.count == 1)
    }

    private static func outcome(of images: CachedImagesConfiguration) async -> String {
        await host { () async throws(TMDbError) in try await images.configuration() }
    }

    private static func refreshOutcome(of images: CachedImagesConfiguration) async -> String {
        await host { () async throws(TMDbError) in try await images.refresh() }
    }

    private static func host(of call: () async throws(TMDbError) -> ImagesConfiguration) async -> String {
        do throws(TMDbError) {
            return try await call().secureBaseURL.absoluteString
        } catch {
            return "\(error.kind)"
        }
    }

    /// Waits until a second caller waits for the first.
    private static func untilOneWaits(for images: CachedImagesConfiguration) async {
        while images.waitingCount < 1 { await Task.yield() }
    }
}

/// A point in time that a test advances.
final class ManualInstant: Sendable {

    private let instant = NIOLockedValueBox(ContinuousClock.now)

    var now: ContinuousClock.Instant { instant.withLockedValue(\.self) }

    func advance(by duration: Duration) {
        instant.withLockedValue { $0 = $0.advanced(by: duration) }
    }
}
