import Foundation

/// The operations of TMDb's OpenAPI description, and the methods that make them.
struct OperationTable {

    /// An operation of the description.
    struct Operation: Hashable {
        let id: String
        let method: String
        let path: String
    }

    let operations: [Operation]
    let methods: [String: [String]]

    /// - Parameters:
    ///   - list: Lines of operation, method and path with tabs between them, below a header.
    init(list: String, methods: [ServiceMethod]) {
        operations = list.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Operation(id: fields[0], method: fields[1], path: fields[2])
        }
        self.methods = Dictionary(grouping: methods, by: \.operationID).mapValues { $0.map(\.name) }
    }

    /// The operations that no method makes.
    var missing: [Operation] { operations.filter { methods[$0.id] == nil } }

    /// What `docs/operations.md` says.
    var document: String {
        let described = Set(operations.map(\.id))
        let others = methods.keys.filter { !described.contains($0) }.sorted()
        var lines = [
            "# Operations",
            "",
            "The operations of TMDb's OpenAPI description and the SDK's methods. Made from the sources by"
                + " `make operations`; a test fails when this page is out of date or an operation has no method.",
            "",
            "\(operations.count) operations, \(operations.count - missing.count) with a method.",
            "",
            "| Operation | Request | Method |",
            "|---|---|---|",
        ]
        lines += operations.map { "| \($0.id) | `\($0.method) \($0.path)` | \(cell($0.id)) |" }
        lines += ["", "## Beyond the description", "", "Version 4, and what TMDb answers without describing it."]
        lines += ["", "| Name | Method |", "|---|---|"]
        lines += others.map { "| \($0) | \(cell($0)) |" }
        return lines.joined(separator: "\n") + "\n"
    }

    private func cell(_ id: String) -> String {
        (methods[id] ?? []).map { "`\($0)`" }.joined(separator: "<br>")
    }
}
