import Benchmark
import CFloor
import Foundation
import Measurements
import PopcornBenchmarkSupport

func registerCachedValues() {
    register(.readSeries, .writeSeries, CachedValue.series)
    register(.readSeason, .writeSeason, CachedValue.season)
    register(.readPerson, .writePerson, CachedValue.person)
    // The previews are selected by the row of the page. The library reads the identifiers of the items together with
    // them.
    register(.readPage, .writePage, CachedValue.page, readsRelations: false)
}

private func register(
    _ reading: Subject, _ writing: Subject, _ open: @escaping @Sendable (URL) async throws -> CachedValue,
    readsRelations: Bool = true
) {
    Benchmark(reading.name(.floor), configuration: reading.configuration(.floor)) { benchmark, fixture in
        for _ in benchmark.scaledIterations {
            var rows = try fixture.floor.rows(withRelations: readsRelations)
            blackHole(rows)
            fixture.floor.free(&rows)
        }
    } setup: {
        try await CachedValueFixture(open)
    }
    Benchmark(reading.name(.library), configuration: reading.configuration(.library)) { benchmark, fixture in
        for _ in benchmark.scaledIterations {
            blackHole(try await fixture.value.read())
        }
    } setup: {
        try await CachedValueFixture(open)
    }
    // Each write has another date of caching, like a refresh, because SQLite does not write pages whose content is
    // unchanged.
    Benchmark(writing.name(.floor), configuration: writing.configuration(.floor)) { benchmark, fixture in
        var rows = try fixture.floor.rows()
        defer { fixture.floor.free(&rows) }
        benchmark.startMeasurement()
        for number in benchmark.scaledIterations {
            try fixture.floor.write(&rows, cachedAt: .afterReference(number))
        }
        benchmark.stopMeasurement()
    } setup: {
        try await CachedValueFixture(open)
    }
    Benchmark(writing.name(.library), configuration: writing.configuration(.library)) { benchmark, fixture in
        for number in benchmark.scaledIterations {
            try await fixture.value.write(.afterReference(number))
        }
    } setup: {
        try await CachedValueFixture(open)
    }
}

/// A cached value, opened by the library and in plain C. The initialiser checks that both store the same value.
private struct CachedValueFixture: Sendable {

    let value: CachedValue
    let floor: PlainCValue

    init(_ open: (URL) async throws -> CachedValue) async throws {
        value = try await open(MovieFixture.folder)
        floor = try PlainCValue(value.location)
        try await check("The library")
        var rows = try floor.rows()
        defer { floor.free(&rows) }
        try await value.writeOther()
        try floor.write(&rows, cachedAt: MovieFixture.cachedAt)
        try await check("Plain C")
    }

    private func check(_ who: String) async throws {
        guard try await value.isIntact() else {
            throw BenchmarkFailure(description: "\(who) did not preserve the value in \(value.location.table)")
        }
    }
}
