import Benchmark
import CFloor
import Foundation
import Measurements
import PopcornBenchmarkSupport
import PopcornServices

func registerReading() {
    for (subject, id, parts) in [
        (Subject.read, MovieFixture.plainID, [MoviePart]()), (.readWhole, MovieFixture.wholeID, .all),
    ] {
        Benchmark(subject.name(.floor), configuration: subject.configuration(.floor)) { benchmark, fixture in
            for _ in benchmark.scaledIterations {
                var movie = try fixture.floor.read(id: id, language: fixture.language, withParts: parts == .all)
                blackHole(movie)
                floor_free(&movie)
            }
        } setup: {
            try await MovieFixture()
        }
        Benchmark(subject.name(.recordFloor), configuration: subject.configuration(.recordFloor)) {
            benchmark, fixture in
            let records = try fixture.records(id: id)
            for _ in benchmark.scaledIterations {
                var rows = try records.rows(withRelations: parts == .all)
                blackHole(rows)
                floor_thing_free(&rows)
            }
        } setup: {
            try await MovieFixture()
        }
        Benchmark(subject.name(.library), configuration: subject.configuration(.library)) { benchmark, fixture in
            for _ in benchmark.scaledIterations {
                blackHole(try await fixture.library.read(id: id, including: parts))
            }
        } setup: {
            try await MovieFixture()
        }
    }
    Benchmark(Subject.read.name(.grdbPrepared), configuration: Subject.read.configuration(.grdbPrepared)) {
        benchmark, fixture in
        for _ in benchmark.scaledIterations {
            blackHole(try fixture.prepared.read(id: MovieFixture.plainID))
        }
    } setup: {
        try await MovieFixture()
    }
    Benchmark(Subject.read.name(.grdbCodable), configuration: Subject.read.configuration(.grdbCodable)) {
        benchmark, fixture in
        for _ in benchmark.scaledIterations {
            blackHole(try fixture.codable.read(id: MovieFixture.plainID))
        }
    } setup: {
        try await MovieFixture()
    }
}

// Each write has another date of caching, like a refresh, because SQLite does not write pages whose content is
// unchanged.

func registerWriting() {
    for (subject, id) in [(Subject.write, MovieFixture.plainID), (.writeWhole, MovieFixture.wholeID)] {
        Benchmark(subject.name(.floor), configuration: subject.configuration(.floor)) { benchmark, fixture in
            var movie = try fixture.floor.read(id: id, language: fixture.language, withParts: true)
            defer { floor_free(&movie) }
            benchmark.startMeasurement()
            for number in benchmark.scaledIterations {
                movie.cached_at = Double(number)
                try fixture.floor.write(&movie)
            }
            benchmark.stopMeasurement()
        } setup: {
            try await MovieFixture()
        }
        Benchmark(subject.name(.recordFloor), configuration: subject.configuration(.recordFloor)) {
            benchmark, fixture in
            let records = try fixture.records(id: id)
            var rows = try records.rows(withRelations: true)
            defer { floor_thing_free(&rows) }
            benchmark.startMeasurement()
            for number in benchmark.scaledIterations {
                try records.write(&rows, cachedAt: .afterReference(number))
            }
            benchmark.stopMeasurement()
        } setup: {
            try await MovieFixture()
        }
        Benchmark(subject.name(.library), configuration: subject.configuration(.library)) { benchmark, fixture in
            let record = id == MovieFixture.plainID ? fixture.plain : fixture.whole
            for number in benchmark.scaledIterations {
                try await fixture.library.write(record, cachedAt: .afterReference(number))
            }
        } setup: {
            try await MovieFixture()
        }
    }
    Benchmark(Subject.write.name(.grdbPrepared), configuration: Subject.write.configuration(.grdbPrepared)) {
        benchmark, fixture in
        for number in benchmark.scaledIterations {
            try fixture.prepared.write(fixture.plain.movie, cachedAt: .afterReference(number))
        }
    } setup: {
        try await MovieFixture()
    }
    Benchmark(Subject.write.name(.grdbCodable), configuration: Subject.write.configuration(.grdbCodable)) {
        benchmark, fixture in
        for number in benchmark.scaledIterations {
            try fixture.codable.write(fixture.plain.movie, cachedAt: .afterReference(number))
        }
    } setup: {
        try await MovieFixture()
    }
}

extension Date {
    static func afterReference(_ seconds: Int) -> Date {
        Date(timeIntervalSinceReferenceDate: Double(seconds))
    }
}
