/// A family of series with the same name and kind.
struct PrometheusFamily {

    struct Sample {
        /// The labels, sorted by name.
        let labels: [(name: String, value: String)]
        let value: SeriesValue
    }

    let name: String
    let kind: MetricKind
    var samples: [Sample] = []
}

/// The text format of Prometheus, version 0.0.4.
enum PrometheusText {

    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// Returns metric families in the text format of Prometheus.
    static func text(_ families: [PrometheusFamily]) -> String {
        var text = ""
        for family in families {
            if let help = PrometheusHelp.texts[family.name] { text += "# HELP \(family.name) \(escaped(help))\n" }
            text += "# TYPE \(family.name) \(family.kind.type)\n"
            for (labels, value) in family.samples.map({ (joined($0.labels), $0.value) }).sorted(by: { $0.0 < $1.0 }) {
                append(value, name: family.name, labels: labels, to: &text)
            }
        }
        return text
    }

    private static func append(_ value: SeriesValue, name: String, labels: String, to text: inout String) {
        let braced = labels.isEmpty ? "" : "{\(labels)}"
        switch value {
        case .number(let value):
            text += "\(name)\(braced) \(number(value))\n"
        case .histogram(let buckets, let count, let sum):
            let prefix = labels.isEmpty ? "" : "\(labels),"
            for bucket in buckets {
                text += "\(name)_bucket{\(prefix)le=\"\(number(bucket.bound))\"} \(bucket.count)\n"
            }
            text += "\(name)_bucket{\(prefix)le=\"+Inf\"} \(count)\n"
            text += "\(name)_sum\(braced) \(number(sum))\n"
            text += "\(name)_count\(braced) \(count)\n"
        }
    }

    private static func joined(_ labels: [(name: String, value: String)]) -> String {
        labels.map { "\($0.name)=\"\(escaped($0.value, quote: true))\"" }.joined(separator: ",")
    }

    private static func escaped(_ text: String, quote: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\"" where quote: result += "\\\""
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a number without an exponent or a fraction if it is a whole number that a `Double` represents exactly.
    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
        return value.description
    }
}

extension MetricKind {
    /// The type in a `TYPE` line.
    fileprivate var type: String {
        switch self {
        case .counter: "counter"
        case .gauge: "gauge"
        case .timer, .histogram: "histogram"
        }
    }
}
