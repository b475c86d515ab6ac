import Benchmark
import BenchmarkSupport
import CFloor
import Foundation
import Measurements

func registerThings() {
    register(.readSeries, .writeSeries, StoredThing.series)
    register(.readSeason, .writeSeason, StoredThing.season)
    register(.readPerson, .writePerson, StoredThing.person)
    // The previews are selected by the row of the page. The library reads the identifiers of the items together with
    // them.
    register(.readPage, .writePage, StoredThing.page, readsRelations: false)
}

private func register(
    _ reading: Subject, _ writing: Subject, _ open: @escaping @Sendable (URL) async throws -> StoredThing,
    readsRelations: Bool = true
) {
    Benchmark(reading.name(.floor), configuration: reading.configuration(.floor)) { benchmark, fixture in
        for _ in benchmark.scaledIterations {
            var rows = try fixture.floor.rows(withRelations: readsRelations)
            blackHole(rows)
            fixture.floor.free(&rows)
        }
    } setup: {
        try await ThingFixture(open)
    }
    Benchmark(reading.name(.library), configuration: reading.configuration(.library)) { benchmark, fixture in
        for _ in benchmark.scaledIterations {
            blackHole(try await fixture.thing.read())
        }
    } setup: {
        try await ThingFixture(open)
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
        try await ThingFixture(open)
    }
    Benchmark(writing.name(.library), configuration: writing.configuration(.library)) { benchmark, fixture in
        for number in benchmark.scaledIterations {
            try await fixture.thing.write(.afterReference(number))
        }
    } setup: {
        try await ThingFixture(open)
    }
}

/// A cached value, opened by the library and in plain C. The initialiser checks that both store the same value.
private struct ThingFixture: Sendable {

    let thing: StoredThing
    let floor: FloorThing

    init(_ open: (URL) async throws -> StoredThing) async throws {
        thing = try await open(MovieFixture.folder)
        floor = try FloorThing(thing.place)
        try await check("The library")
        var rows = try floor.rows()
        defer { floor.free(&rows) }
        try await thing.writeOther()
        try floor.write(&rows, cachedAt: MovieFixture.cachedAt)
        try await check("Plain C")
    }

    private func check(_ who: String) async throws {
        guard try await thing.isIntact() else {
            throw BenchmarkFailure(description: "\(who) did not preserve the value in \(thing.place.table)")
        }
    }
}
