import Foundation
import PopcornTitleIndex

/// The measurement of an index of made-up exports.
struct Measurement {

    /// The number of queries of each class.
    private static let queryCount = 1000
    /// The size of a chunk of an export in bytes.
    private static let chunkSize = 64 * 1024

    private let folder: URL
    private var file: URL { folder.appending(path: "titles.sqlite") }

    init(_ folder: URL) {
        self.folder = folder
    }

    func run() async throws {
        try await build()
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
        print("size: \(size / 1_000_000) MB, peak memory of the build: \(peakMemory())")
        try await measureQueries()
        print("peak memory: \(peakMemory())")
        try await searchRealTitles()
    }

    /// Prints the first three suggestions for each of the searches that people make, and whether the first one is
    /// right.
    func searchRealTitles() async throws {
        let names = TitleAliases(folder.appending(path: "names.sqlite"))
        try await names.add(
            RealSearches.titles.compactMap { title in
                title.englishName.map {
                    TitleAlias(
                        kind: title.kind, id: title.id, name: $0, language: "en-US", popularity: title.popularity)
                }
            })
        let index = TitleIndex(file, aliases: names)
        var rightCount = 0
        for search in RealSearches.searches {
            let found = try await index.suggestions(for: search.text, limit: 3)
            let isRight = found.first.map { $0.kind == search.kind && $0.id == search.id } ?? false
            if isRight { rightCount += 1 }
            print("| \(isRight ? "right" : "WRONG") | \(search.text) | \(found.map(\.name).joined(separator: " | ")) |")
        }
        print("\(rightCount) of \(RealSearches.searches.count) searches have the right first suggestion")
        await index.close()
        await names.close()
    }

    /// Prints the suggestions for a text.
    func query(_ text: String) async throws {
        let index = TitleIndex(file)
        for suggestion in try await index.suggestions(for: text) { print(suggestion) }
        await index.close()
    }

    private func build() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        let builder = TitleIndexBuilder(file)
        try await builder.start()
        for kind in TitleKind.allCases {
            let handle = try FileHandle(forReadingFrom: MadeUpExports.export(kind, in: folder))
            while let chunk = try handle.read(upToCount: Self.chunkSize), !chunk.isEmpty {
                try await builder.append([UInt8](chunk), of: kind)
            }
            try await builder.endExport(of: kind, made: Date(timeIntervalSinceReferenceDate: 0))
        }
        let read = clock.now
        let exports = try await builder.finish()
        let end = clock.now
        for export in exports {
            print("\(export.kind): \(export.titleCount) titles, \(export.defects.count) unreadable")
        }
        print("build: \(end - start), of which reading the exports: \(read - start)")
    }

    func measureQueries() async throws {
        let samples = try String(contentsOf: MadeUpExports.samples(in: folder), encoding: .utf8)
            .split(separator: "\n").map(String.init)
        let index = TitleIndex(file)
        print("| class | p50 ms | p99 ms | max ms | p99 ms of processor time | without result |")
        print("| --- | ---: | ---: | ---: | ---: | ---: |")
        var all: [Duration] = []
        for kind in QueryClass.all {
            var generator = SeededGenerator(seed: 5)
            var times: [Duration] = []
            var processorTimes: [Duration] = []
            var empty = 0
            var slowest = ""
            while times.count < Self.queryCount {
                guard let sample = samples.randomElement(using: &generator) else { return }
                guard let text = kind.query(from: sample, using: &generator) else { continue }
                let (start, processorStart) = (ContinuousClock.now, processorTime())
                let found = try await index.suggestions(for: text)
                let time = ContinuousClock.now - start
                processorTimes.append(processorTime() - processorStart)
                if time > times.max() ?? .zero { slowest = text }
                times.append(time)
                if found.isEmpty { empty += 1 }
            }
            times.sort()
            processorTimes.sort()
            let processor = Self.text(processorTimes[times.count * 99 / 100])
            let row = [times[times.count / 2], times[times.count * 99 / 100], times[times.count - 1]].map(Self.text)
            print("| \(kind) | \(row.joined(separator: " | ")) (\(slowest)) | \(processor) | \(empty) |")
            all += times
        }
        all.sort()
        print("p99 of all queries: \(Self.text(all[all.count * 99 / 100])) ms")
        await index.close()
    }

    private static func text(_ duration: Duration) -> String {
        String(
            format: "%.2f", Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3)
    }

    /// Returns the processor time of the process. Unlike the time, it does not depend on other processes.
    private func processorTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Returns the maximum of the memory of the process, with its unit.
    private func peakMemory() -> String {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        return status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }.map(String.init) ?? "unknown"
    }
}
