import Foundation
import Measurements

/// Prints what a run measured, next to the ratios to the first contender of each subject.
///
/// Its argument is the file that the run was exported to, in JMH's JSON.
@main
struct BenchmarkReport {

    static func main() throws {
        guard let path = CommandLine.arguments.dropFirst().first else {
            throw ReportError(description: "name the file of the results")
        }
        let results = try JSONDecoder().decode([Result].self, from: Data(contentsOf: URL(filePath: path)))
        let report = BenchmarkReport(results: results)
        print(row("", "", "median", "fastest", "ratio"))
        print(row("---", "---", "---:", "---:", "---:"))
        for subject in Subject.allCases {
            for contender in subject.contenders {
                try report.printRow(subject, contender)
            }
        }
    }

    let results: [Result]

    private func printRow(_ subject: Subject, _ contender: Contender) throws {
        let first = try time(subject, subject.contenders[0], \.median)
        let median = try time(subject, contender, \.median)
        let fastest = try time(subject, contender, \.fastest)
        let isFirst = contender == subject.contenders[0]
        print(
            Self.row(
                isFirst ? subject.rawValue : "", contender.rawValue, "\(Self.number(median)) µs",
                "\(Self.number(fastest)) µs", isFirst ? "" : Self.number(median / first)))
    }

    /// Microseconds of one repetition.
    private func time(
        _ subject: Subject, _ contender: Contender, _ percentile: KeyPath<Result.Percentiles, Double>
    ) throws -> Double {
        let name = subject.name(contender).replacingOccurrences(of: " ", with: "_")
        guard let result = results.first(where: { $0.benchmark.hasSuffix(".\(name)") }) else {
            throw ReportError(description: "the results lack '\(subject.name(contender))'")
        }
        guard let metric = result.secondaryMetrics["Time (wall clock)"] else {
            throw ReportError(description: "'\(subject.name(contender))' has no time")
        }
        return metric.scorePercentiles[keyPath: percentile] / Double(subject.repetitions)
    }

    private static func number(_ value: Double) -> String {
        value.formatted(
            .number.precision(value < 100 ? .fractionLength(value < 10 ? 2 : 1) : .fractionLength(0))
                .locale(Locale(identifier: "en_GB")).grouping(.never))
    }

    private static func row(_ cells: String...) -> String {
        let widths = [32, 26, 10, 10, 6]
        let padded = zip(cells, widths).enumerated().map { index, cell in
            let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return index < 2 ? cell.0 + space : space + cell.0
        }
        return "| \(padded.joined(separator: " | ")) |"
    }
}

/// What the report reads of a benchmark's result.
struct Result: Decodable {

    struct Metric: Decodable {
        let scorePercentiles: Percentiles
    }

    /// Microseconds of one sample.
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
