import Foundation
import Measurements

/// A picture of the results in SVG: for each subject, a bar for each contender, whose length is its median compared
/// with that of the first contender, and a mark at the aim.
struct Picture {

    /// The medians of a subject in the order of its contenders, in microseconds.
    struct Group {
        let subject: Subject
        let medians: [Double]
    }

    private static let width = 1010.0
    private static let left = 290.0
    /// The width of a bar with the length of the first contender's.
    private static let unit = 110.0
    /// The maximum ratio that a bar shows. A longer bar ends with an arrow.
    private static let maximumRatio = 4.0
    private static let rowHeight = 16.0
    private static let groupSpace = 12.0
    private static let top = 54.0

    let groups: [Group]

    /// The picture as an SVG document.
    var svg: String {
        var body: [String] = []
        var y = Self.top
        for group in groups {
            body.append(Self.text(group.subject.rawValue, x: Self.left - 12, y: y + 11, "title"))
            for (contender, median) in zip(group.subject.contenders, group.medians) {
                body += row(group, contender, median, y)
                y += Self.rowHeight
            }
            y += Self.groupSpace
        }
        let legend = "Median, compared with the first bar of each group. The line is the aim."
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(Self.width)) \(Self.number(y))" \
            role="img" aria-label="Durations of Popcorn's operations compared with their baselines">
            <style>
            text { font: 12px system-ui, sans-serif; fill: #1f2328 }
            .title { font-weight: 600; text-anchor: end }
            .heading { font: 600 15px system-ui, sans-serif }
            .base { fill: #9aa4af } .library { fill: #2f6fdb } .other { fill: #c9a227 } .memory { fill: #1f9d63 }
            .aim { stroke: #cf222e; stroke-width: 2 }
            @media (prefers-color-scheme: dark) {
            text { fill: #e6edf3 } .base { fill: #6e7681 } .library { fill: #6ea8fe } .other { fill: #d9b84a }
            .memory { fill: #56d394 } .aim { stroke: #ff7b72 }
            }
            </style>
            \(Self.text("Performance", x: 16, y: 24, "heading"))
            \(Self.text(legend, x: 16, y: 42, "legend"))
            \(body.joined(separator: "\n"))
            </svg>

            """
    }

    private func row(_ group: Group, _ contender: Contender, _ median: Double, _ y: Double) -> [String] {
        let ratio = median / group.medians[0]
        let length = max(1.5, min(ratio, Self.maximumRatio) * Self.unit)
        let aim = aim(of: contender, group).map { min($0, Self.maximumRatio) * Self.unit }
        let arrow = ratio > Self.maximumRatio ? " →" : ""
        let label = "\(contender.rawValue): \(BenchmarkReport.duration(median))\(arrow)"
        var shapes = [
            """
            <rect class="\(Self.style(contender))" x="\(Self.number(Self.left))" y="\(Self.number(y + 1))" \
            width="\(Self.number(length))" height="\(Self.number(Self.rowHeight - 4))" rx="2"/>
            """,
            Self.text(label, x: Self.left + max(length, Self.unit, aim ?? 0) + 8, y: y + 11, "label"),
        ]
        if let aim {
            let x = Self.number(Self.left + aim)
            shapes.append(
                "<line class=\"aim\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(Self.number(y - 1))\" "
                    + "y2=\"\(Self.number(y + Self.rowHeight - 1))\"/>")
        }
        return shapes
    }

    /// Returns the ratio that a contender aims at; `nil` if there is none.
    private func aim(of contender: Contender, _ group: Group) -> Double? {
        switch group.subject.aim(contender) {
        case .ratio(let limit): limit
        case .microseconds(let limit): limit / group.medians[0]
        case nil: nil
        }
    }

    private static func style(_ contender: Contender) -> String {
        switch contender {
        case .library: "library"
        case .memory, .memoryWithOwner: "memory"
        case .floor, .recordFloor, .foundation, .snakeCase, .httpClient, .closure, .onDemand, .oneReader: "base"
        default: "other"
        }
    }

    private static func text(_ text: String, x: Double, y: Double, _ style: String) -> String {
        let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        return "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">\(escaped)</text>"
    }

    private static func number(_ value: Double) -> String {
        BenchmarkReport.number(value, digits: 1)
    }
}
