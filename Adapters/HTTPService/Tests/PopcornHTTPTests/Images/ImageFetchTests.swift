import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOConcurrencyHelpers
import NIOCore
import PopcornConcurrency
import PopcornTesting
import TMDb
import TMDbStandIn
import Testing

@testable import PopcornHTTP

/// The fetches of images from the image server.
@Suite struct ImageFetchTests {

    private let folder = ImageTestFolder()

    @Test func `a hundred readers share one fetch`() async throws {
        let gate = CancellablePromise<Void>()
        let server = ImageServerDouble { _ throws(TMDbHTTPError) in
            _ = await gate.value()
            return TMDbHTTPResponse(status: 200, body: .png)
        }
        try await withImages(folder, server) { client, images in
            try await withThrowingTaskGroup(of: Data.self) { group in
                for _ in 1...100 { group.addTask { try await client.image("a.png").bytes } }
                while images.readerCount < 100 { await Task.yield() }
                gate.fulfil(())
                for try await bytes in group { #expect(bytes == Data.png) }
            }
            #expect(images.readerCount == 0)
        }
        #expect(server.requests == ["a.png"])
    }

    @Test func `fetches and waiting readers are limited`() async throws {
        let gate = CancellablePromise<Void>()
        let server = ImageServerDouble { request throws(TMDbHTTPError) in
            if request.url.lastPathComponent == "a.png" { _ = await gate.value() }
            return TMDbHTTPResponse(status: 200, body: .png)
        }
        try await withImages(
            folder, server,
            {
                $0.maximumFetchCount = 1
                $0.maximumReaderCount = 2
            }
        ) { client, images in
            async let first = client.image("a.png")
            while images.readerCount < 1 { await Task.yield() }
            async let second = client.image("b.png")
            while images.readerCount < 2 { await Task.yield() }
            let third = try await client.image("c.png")
            #expect(third.status == .serviceUnavailable)
            #expect(third.headers[.retryAfter] == "2")
            #expect(server.requests == ["a.png"])
            gate.fulfil(())
            let statuses = try await [first.status, second.status]
            #expect(statuses == [.ok, .ok])
        }
        #expect(server.requests == ["a.png", "b.png"])
    }

    @Test(arguments: [
        (Fault.html, 502), (.failure(status: 200, body: .html), 502), (.truncated, 504), (.reset, 504),
        (.oversized(bytes: 200_001), 502), (.oversized(bytes: 200_001, declaresLength: false), 502),
        (.failure(status: 503), 504), (.failure(status: 407, body: .html), 502), (.rateLimited(), 503),
    ])
    func `a failure is a problem, and nothing is stored`(fault: Fault, status: Int) async throws {
        try await StandInServer.run(recordings: Recordings([])) { server in
            var configuration = ImageProxy.Configuration(folder: folder.url)
            configuration.baseURL = server.imageBaseURL
            configuration.maximumImageByteCount = 200_000
            let images = try ImageProxy(configuration)
            try await images.start()
            let router = Router()
            images.addRoutes(to: router)
            server.inject(fault)
            try await Application(router: router).test(.router) { client in
                let response = try await client.image("a.jpg")
                #expect(Int(response.status.code) == status)
                #expect(response.headers[.contentType] == "application/problem+json")
                #expect(response.headers[.cacheControl] == "no-store")
                #expect(images.statistics.count == 0)
                server.clearFaults()
                let image = try await client.image("a.jpg")
                #expect(image.status == .ok)
                #expect(image.headers[.contentType] == "image/png")
                #expect(images.statistics.count == 1)
            }
            await images.shutdown()
        }
        #expect(folder.names(in: "w342") == ["a.jpg"])
    }

    @Test func `an image that does not exist is not requested again for a time`() async throws {
        let clock = ManualClock()
        let metrics = PrometheusRegistry()
        let server = ImageServerDouble { _ throws(TMDbHTTPError) in TMDbHTTPResponse(status: 404, body: Data()) }
        try await withImages(
            folder, server,
            {
                $0.clock = clock.clock
                $0.metrics = metrics
            }
        ) { client, _ in
            for _ in 1...3 {
                let status = try await client.status("a.png")
                #expect(status == .notFound)
            }
            #expect(server.requests.count == 1)
            clock.advance(by: 600)
            let status = try await client.status("a.png")
            #expect(status == .notFound)
            #expect(server.requests.count == 2)
        }
        #expect(metrics.text().contains(#"popcorn_image_requests_total{outcome="absent"} 4"#))
    }

    @Test func `the number of remembered images is limited`() throws {
        let absent = AbsentImages(limit: 3, lifetime: .seconds(10))
        let start = ContinuousClock.now
        let references = try (0..<5).map { try #require(ImageReference(size: "w342", file: "\($0).png")) }
        for (index, reference) in references.enumerated() { absent.insert(reference, at: start + .seconds(index)) }
        #expect(absent.count == 3)
        #expect(references.map { absent.contains($0, at: start + .seconds(4)) } == [false, false, true, true, true])
        // The images inserted after 2 and 3 seconds expire after 12 and 13.
        #expect(!absent.contains(references[2], at: start + .seconds(12)))
        absent.insert(references[0], at: start + .seconds(13))
        #expect(absent.count == 2)
    }

    @Test func `a shutdown cancels fetches and rejects readers`() async throws {
        let cancellations = NIOLockedValueBox(0)
        let server = ImageServerDouble { _ throws(TMDbHTTPError) in
            _ = await CancellablePromise<Void>().value()
            if Task.isCancelled { cancellations.withLockedValue { $0 += 1 } }
            throw TMDbHTTPError(.cancelled, "cancelled")
        }
        try await withImages(folder, server, { $0.maximumFetchCount = 1 }) { client, images in
            async let first = client.image("a.png")
            async let second = client.image("b.png")
            while images.readerCount < 2 { await Task.yield() }
            await images.shutdown()
            for response in try await [first, second, client.image("c.png")] {
                #expect(response.status == .serviceUnavailable)
                #expect(String(buffer: response.body).contains("shutting-down"))
            }
        }
        while cancellations.withLockedValue({ $0 }) == 0 { await Task.yield() }
        #expect(server.requests.count == 1)
    }
}
