import Benchmark
import CFloor
import Foundation
import Measurements
import PopcornBenchmarkSupport

func registerCachedValues() {
    register(.readSeries, .writeSeries, CachedValue.series)
    register(.readSeason, .writeSeason, CachedValue.season)
    register(.readPerson, .writePerson, CachedValue.person)
    // Plain C selects the previews in child tables by the row of the page. Popcorn reads the identifiers of the items
    // together with them.
    register(.readPage, .writePage, CachedValue.page, readsRelationTables: false)
}

private func register(
    _ reading: Subject, _ writing: Subject, _ open: @escaping @Sendable (URL) async throws -> CachedValue,
    readsRelationTables: Bool = true
) {
    for contender in [Contender.floor, .recordFloor] {
        let readsRelations = contender == .recordFloor || readsRelationTables
        Benchmark(reading.name(contender), configuration: reading.configuration(contender)) { benchmark, fixture in
            let value = fixture.plainC(contender)
            for _ in benchmark.scaledIterations {
                var rows = try value.rows(withRelations: readsRelations)
                blackHole(rows)
                floor_thing_free(&rows)
            }
        } setup: {
            try await CachedValueFixture(open)
        }
        // Each write has another date of caching, like a refresh, because SQLite does not write pages whose content is
        // unchanged.
        Benchmark(writing.name(contender), configuration: writing.configuration(contender)) { benchmark, fixture in
            let value = fixture.plainC(contender)
            var rows = try value.rows(withRelations: true)
            defer { floor_thing_free(&rows) }
            benchmark.startMeasurement()
            for number in benchmark.scaledIterations {
                try value.write(&rows, cachedAt: .afterReference(number))
            }
            benchmark.stopMeasurement()
        } setup: {
            try await CachedValueFixture(open)
        }
    }
    Benchmark(reading.name(.library), configuration: reading.configuration(.library)) { benchmark, fixture in
        for _ in benchmark.scaledIterations {
            blackHole(try await fixture.value.read())
        }
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

/// A cached value, opened by the library and in plain C, also with child tables. The initialiser checks that all store
/// the same value.
private struct CachedValueFixture: Sendable {

    let value: CachedValue
    private let tables: PlainCTables
    private let records: PlainCRecords

    init(_ open: (URL) async throws -> CachedValue) async throws {
        value = try await open(MovieFixture.folder)
        let childTables = try value.makeChildTables()
        tables = try PlainCTables(value.location, in: childTables.file)
        records = try PlainCRecords(value.statements)
        try await check("The library", value.isIntact())
        var rows = try tables.rows(withRelations: true)
        var stored = try records.rows(withRelations: true)
        defer {
            floor_thing_free(&rows)
            floor_thing_free(&stored)
        }
        try check("The copy with child tables", floor_things_equal(&rows, &stored) == 1)
        try await value.writeOther()
        try childTables.copy(value.location)
        try check("The copy of another value", !isStored(&rows, by: tables) && !isStored(&stored, by: records))
        try tables.write(&rows, cachedAt: MovieFixture.cachedAt)
        try check("Plain C with child tables", isStored(&rows, by: tables))
        try records.write(&stored, cachedAt: MovieFixture.cachedAt)
        try check("Plain C with records", isStored(&stored, by: records))
        try await check("Plain C with records", value.isIntact())
    }

    /// Returns the value in plain C as a contender stores it.
    func plainC(_ contender: Contender) -> any PlainCValue {
        contender == .recordFloor ? records : tables
    }

    /// Returns whether the stored rows are those that were written.
    private func isStored(_ rows: inout floor_thing, by value: any PlainCValue) throws -> Bool {
        var stored = try value.rows(withRelations: true)
        defer { floor_thing_free(&stored) }
        return floor_things_equal(&rows, &stored) == 1
    }

    private func check(_ who: String, _ isIntact: Bool) throws {
        guard isIntact else {
            throw BenchmarkFailure(description: "\(who) did not preserve the value in \(value.location.table)")
        }
    }
}
