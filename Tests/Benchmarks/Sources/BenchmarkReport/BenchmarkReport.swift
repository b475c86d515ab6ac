import Foundation
import Measurements

/// A tool that prints the results of a run, with the ratios to the first contender of each subject and the aims.
///
/// The first argument is the file to which the results were exported, in JMH's JSON format. The second is optional: the
/// SVG file to which a picture of the results is written.
@main
struct BenchmarkReport {

    static func main() {
        do {
            try printReport()
        } catch {
            FileHandle.standardError.write(Data("No report: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func printReport() throws {
        guard let path = CommandLine.arguments.dropFirst().first else {
            throw ReportError(description: "usage: BenchmarkReport <file of the results> [<picture.svg>]")
        }
        let results = try JSONDecoder().decode([Result].self, from: Data(contentsOf: URL(filePath: path)))
        let report = BenchmarkReport(results: results)
        print(row("", "", "median", "fastest", "ratio", "aim", ""))
        print(row("---", "---", "---:", "---:", "---:", "---:", "---"))
        for subject in Subject.allCases {
            for contender in subject.contenders {
                try report.printRow(subject, contender)
            }
        }
        print("")
        print(memoryRow("", "", "", "resident"))
        print(memoryRow("---", "---", "---", "---:"))
        for subject in Subject.allCases where !subject.memory.isEmpty {
            for contender in subject.contenders {
                for reading in subject.memory {
                    try report.printMemory(subject, contender, reading)
                }
            }
        }
        if let path = CommandLine.arguments.dropFirst(2).first {
            try Data(report.picture().svg.utf8).write(to: URL(filePath: path))
        }
    }

    /// Returns the picture of the subjects that have an aim.
    private func picture() throws -> Picture {
        let subjects = Subject.allCases.filter { $0.aim(.library) != nil }
        return Picture(
            groups: try subjects.map { subject in
                Picture.Group(subject: subject, medians: try subject.contenders.map { try time(subject, $0, \.median) })
            })
    }

    let results: [Result]

    private func printRow(_ subject: Subject, _ contender: Contender) throws {
        let first = try time(subject, subject.contenders[0], \.median)
        let median = try time(subject, contender, \.median)
        let fastest = try time(subject, contender, \.fastest)
        let isFirst = contender == subject.contenders[0]
        let aim = subject.aim(contender)
        let isReached = aim?.isReached(median: median, baseline: first)
        print(
            Self.row(
                isFirst ? subject.rawValue : "", contender.rawValue, Self.duration(median), Self.duration(fastest),
                isFirst ? "" : Self.number(median / first), aim.map(Self.text) ?? "",
                isReached.map { $0 ? "reached" : "missed" } ?? ""))
    }

    private func printMemory(_ subject: Subject, _ contender: Contender, _ reading: MemoryReading) throws {
        let bytes = try metric(reading.rawValue, of: subject, contender).scorePercentiles.median
        let isFirst = contender == subject.contenders[0] && reading == subject.memory[0]
        print(
            Self.memoryRow(
                isFirst ? subject.rawValue : "", reading == subject.memory[0] ? contender.rawValue : "",
                reading.rawValue, "\(Self.number(bytes / 1_000_000)) MB"))
    }

    /// Returns the time of one repetition, in microseconds.
    private func time(
        _ subject: Subject, _ contender: Contender, _ percentile: KeyPath<Result.Percentiles, Double>
    ) throws -> Double {
        if subject.isOfProcessor {
            let nanoseconds = try metric(Subject.processorTime, of: subject, contender)
            return nanoseconds.scorePercentiles[keyPath: percentile] / 1000
        }
        let time = try metric("Time (wall clock)", of: subject, contender)
        return time.scorePercentiles[keyPath: percentile] / Double(subject.repetitions(contender))
    }

    private func metric(_ metric: String, of subject: Subject, _ contender: Contender) throws -> Result.Metric {
        let name = subject.name(contender).replacingOccurrences(of: " ", with: "_")
        guard let result = results.first(where: { $0.benchmark.hasSuffix(".\(name)") }) else {
            throw ReportError(description: "the results lack '\(subject.name(contender))'")
        }
        guard let metric = result.secondaryMetrics[metric] else {
            throw ReportError(description: "'\(subject.name(contender))' was measured without '\(metric)'")
        }
        return metric
    }

    private static func text(_ aim: Aim) -> String {
        switch aim {
        case .ratio(let limit): "≤ \(number(limit))"
        case .microseconds(let limit): "≤ \(duration(limit))"
        }
    }

    static func duration(_ microseconds: Double) -> String {
        microseconds < 100_000 ? "\(number(microseconds)) µs" : "\(number(microseconds / 1000)) ms"
    }

    private static func number(_ value: Double) -> String {
        number(value, digits: value < 100 ? (value < 10 ? 2 : 1) : 0)
    }

    /// Returns a number with a number of digits after the decimal point.
    static func number(_ value: Double, digits: Int) -> String {
        value.formatted(
            .number.precision(.fractionLength(digits))
                .locale(Locale(identifier: "en_GB")).grouping(.never))
    }

    private static func row(_ cells: String...) -> String {
        row(cells, widths: [39, 26, 10, 10, 6, 9, 7], textColumns: 2)
    }

    private static func memoryRow(_ cells: String...) -> String {
        row(cells, widths: [39, 26, 18, 10], textColumns: 3)
    }

    private static func row(_ cells: [String], widths: [Int], textColumns: Int) -> String {
        let padded = zip(cells, widths).enumerated().map { index, cell in
            let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return index < textColumns ? cell.0 + space : space + cell.0
        }
        return "| \(padded.joined(separator: " | ")) |"
    }
}

/// The part of a benchmark's result that the report uses.
struct Result: Decodable {

    struct Metric: Decodable {
        let scorePercentiles: Percentiles
    }

    /// The percentiles of a metric. Times are in microseconds per sample.
    struct Percentiles: Decodable {
        let fastest: Double
        let median: Double

        private enum CodingKeys: String, CodingKey {
            case fastest = "0.0"
            case median = "50.0"
        }
    }

    let benchmark: String
    let secondaryMetrics: [String: Metric]
}

struct ReportError: Error, CustomStringConvertible {
    let description: String
}
