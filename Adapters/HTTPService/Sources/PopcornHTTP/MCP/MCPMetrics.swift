import CoreMetrics

/// The metrics of the calls of tools.
///
/// Metric: the counter `popcorn_mcp_calls_total` with the dimensions `tool` and `outcome`. Calls of a tool that does
/// not exist are not counted.
struct MCPMetrics: Sendable {

    /// The results of calls.
    enum Outcome: String, CaseIterable, Sendable {
        /// The tool returned a result.
        case answered
        /// The tool returned an error, for example because an argument is invalid or TMDb is unavailable.
        case failed
        /// The client may not call the tool.
        case refused
        /// The client cancelled the call.
        case cancelled
    }

    private let calls: [String: [Outcome: Counter]]

    /// Creates the metrics. All counters exist from the beginning, so that an increase by the first call is visible.
    init(of tools: [MCPTool], factory: any MetricsFactory) {
        let calls = tools.map { tool in
            let counters = Outcome.allCases.map { outcome in
                let dimensions = [("tool", tool.name), ("outcome", outcome.rawValue)]
                return (outcome, Counter(label: "popcorn_mcp_calls_total", dimensions: dimensions, factory: factory))
            }
            return (tool.name, Dictionary(uniqueKeysWithValues: counters))
        }
        self.calls = Dictionary(calls) { first, _ in first }
    }

    /// Counts a call.
    func count(_ outcome: Outcome, of tool: MCPTool) {
        calls[tool.name]?[outcome]?.increment()
    }
}
