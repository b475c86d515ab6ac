/// The kind of a metric.
enum MetricKind: Hashable {
    case counter, gauge, timer, histogram
}

/// The identity of a series: the name of its family, its kind, and its dimensions in their order.
struct SeriesKey: Hashable {

    struct Dimension: Hashable {
        let name: String
        let value: String
    }

    let name: String
    let kind: MetricKind
    let dimensions: [Dimension]

    init(label: String, kind: MetricKind, dimensions: [(String, String)]) {
        name = PrometheusName.family(label, kind)
        self.kind = kind
        self.dimensions = dimensions.map { Dimension(name: $0.0, value: $0.1) }
    }
}

/// Converts labels and dimensions of swift-metrics to names that Prometheus allows.
enum PrometheusName {

    /// The maximum length of a name or of the value of a label, in characters. Longer ones are shortened.
    static let maximumLength = 200

    /// Returns the name of a family, with the suffix of its kind.
    static func family(_ label: String, _ kind: MetricKind) -> String {
        let name = allowed(label, colon: true)
        return switch kind {
        case .counter: name.hasSuffix("_total") ? name : "\(name)_total"
        case .timer: name.hasSuffix("_seconds") ? name : "\(name)_seconds"
        case .gauge, .histogram: name
        }
    }

    /// Returns the labels of dimensions, sorted by name. If several dimensions have the same name, the first one counts.
    static func labels(_ dimensions: [SeriesKey.Dimension]) -> [(name: String, value: String)] {
        var labels: [String: String] = [:]
        for dimension in dimensions {
            let name = label(dimension.name)
            if labels[name] == nil { labels[name] = String(dimension.value.prefix(maximumLength)) }
        }
        return labels.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    /// Returns the name of a label. `le` is the label of histogram buckets, and two leading underscores are reserved.
    private static func label(_ name: String) -> String {
        let name = allowed(name, colon: false)
        return name == "le" || name.hasPrefix("__") ? "dimension_\(name)" : name
    }

    private static func allowed(_ name: String, colon: Bool) -> String {
        let characters = name.unicodeScalars.prefix(maximumLength).map { scalar -> Character in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": Character(scalar)
            case ":" where colon: ":"
            default: "_"
            }
        }
        guard let first = characters.first else { return "_" }
        return (first.isNumber ? "_" : "") + String(characters)
    }
}
