import CoreDomain
import CoreDomainTestHelpers
import Foundation
import InMemoryTracing
import Testing
import Tracing

@testable import CoreApplication

@Suite struct UseCaseTests {

    private let tracer = InMemoryTracer()
    private let cachedAt = Date(timeIntervalSinceReferenceDate: 1000)

    private func builder(_ tracer: any Tracer) throws -> UseCaseBuilder {
        UseCaseBuilder(
            appConfiguration: FixedConfiguration(),
            defaults: ContentDefaults(locale: try ContentLocale(language: "it", region: "CH")), tracer: tracer)
    }

    private func title(
        _ builder: UseCaseBuilder, failure: PopcornError? = nil
    ) -> FetchUseCase<Int, String> {
        builder.fetch("FetchTitle") { id, locale, policy throws(PopcornError) in
            if let failure { throw failure }
            return Sourced(
                "\(id) \(locale.language) \(policy)", origin: .stale, cachedAt: cachedAt,
                failure: .init(.unavailable, "down"))
        } present: { text, locale, images in
            "\(text) \(locale.region) \(images == .mock())"
        }
    }

    @Test func `a use case reads in the locale and maps with the images configuration`() async throws {
        let useCase = title(try builder(NoOpTracer()))
        let british = try ContentLocale(language: "en-GB")
        #expect(
            try await useCase.sourced(id: 7, locale: british, policy: .refresh)
                == Sourced(
                    "7 en-GB refresh GB true", origin: .stale, cachedAt: cachedAt, failure: .init(.unavailable, "down"))
        )
        #expect(try await useCase.execute(id: 7) == "7 it cacheFirst CH true")
    }

    @Test func `an execution is a span`() async throws {
        _ = try await title(try builder(tracer)).execute(id: 7)
        let span = try #require(tracer.finishedSpans.first)
        #expect(tracer.finishedSpans.count == 1)
        #expect(span.operationName == "FetchTitle")
        #expect(span.attributes.get("popcorn.request") == 7.toSpanAttribute())
        #expect(span.attributes.get("popcorn.origin") == "stale".toSpanAttribute())
        #expect(span.status == nil)
    }

    @Test func `a failure sets the error type and status of the span`() async throws {
        let failure = PopcornError(.rateLimited(retryAfter: .seconds(3)), "TMDb's rate limit was exceeded")
        let useCase = title(try builder(tracer), failure: failure)
        await #expect(throws: failure) { try await useCase.execute(id: 7) }
        let span = try #require(tracer.finishedSpans.first)
        #expect(span.attributes.get("error.type") == "rateLimited".toSpanAttribute())
        #expect(span.status?.code == .error)
    }

    @Test func `the span of a title request contains only the identifier`() async throws {
        let useCase = FetchUseCase<TitleRequest, Bool>("FetchDetails", tracer: tracer) {
            title, _, _ throws(PopcornError) in
            Sourced(title.owner?.name == "alice@example.com", origin: .cache, cachedAt: cachedAt)
        }
        #expect(try await useCase.execute(id: 7, owner: WatchlistOwner("alice@example.com")))
        let span = try #require(tracer.finishedSpans.first)
        #expect(span.attributes.get("popcorn.request") == 7.toSpanAttribute())
        #expect("\(span.attributes)".contains("alice") == false)
    }

    @Test func `executions of watchlist use cases are spans`() async throws {
        let list = TitleWatchlistUseCases(.tvSeries, "TVSeries", in: WatchlistRepositoryMock(), tracer: tracer)
        #expect(try await list.toggle.execute(id: 4, owner: .default))
        let entry = WatchlistEntry(kind: .tvSeries, id: 4, addedAt: WallClock.mock().now)
        #expect(try await list.fetch.execute(owner: .default) == [entry])
        #expect(tracer.finishedSpans.map(\.operationName) == ["ToggleTVSeriesOnWatchlist", "FetchTVSeriesWatchlist"])
    }
}
