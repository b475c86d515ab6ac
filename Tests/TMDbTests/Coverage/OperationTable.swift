import Foundation

/// The operations in TMDb's OpenAPI description and version 4 reference, and the SDK methods that call them.
struct OperationTable {

    /// An operation of TMDb's API.
    struct Operation: Hashable {
        let id: String
        let method: String
        let path: String
    }

    let operations: [Operation]
    let methods: [String: [String]]

    /// - Parameters:
    ///   - list: A header line, followed by lines with an operation, a method, a path and other fields, separated by
    ///     tabs.
    init(list: String, methods: [ServiceMethod]) {
        operations = list.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Operation(id: fields[0], method: fields[1], path: fields[2])
        }
        self.methods = Dictionary(grouping: methods, by: \.operationID).mapValues { $0.map(\.name) }
    }

    /// The operations without a method.
    var missing: [Operation] { operations.filter { methods[$0.id] == nil } }

    /// Returns the operations of an API version, which is the first component of their paths.
    func operations(ofVersion version: String) -> [Operation] {
        operations.filter { $0.path.hasPrefix("/\(version)/") }
    }

    /// The contents of `docs/operations.md`.
    var document: String {
        let listed = Set(operations.map(\.id))
        let others = methods.keys.filter { !listed.contains($0) }.sorted()
        var lines = [
            "# Operations",
            "",
            "The operations of TMDb's API, and the SDK methods that call them. This page is generated from the sources by",
            "`make samples`. A test fails if the page is out of date or an operation lacks a method.",
        ]
        lines += section("Version 3", "in TMDb's OpenAPI description", operations(ofVersion: "3"))
        lines += section("Version 4", "in TMDb's reference for version 4", operations(ofVersion: "4"))
        lines += ["", "## Undocumented operations", "", "Operations that TMDb supports but does not describe."]
        lines += ["", "| Name | Method |", "|---|---|"]
        lines += others.map { "| \($0) | \(cell($0)) |" }
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(_ title: String, _ source: String, _ operations: [Operation]) -> [String] {
        let covered = operations.count { methods[$0.id] != nil }
        let head = [
            "", "## \(title)", "", "\(operations.count) operations \(source), of which \(covered) have a method.", "",
            "| Operation | Request | Method |", "|---|---|---|",
        ]
        return head + operations.map { "| \($0.id) | `\($0.method) \($0.path)` | \(cell($0.id)) |" }
    }

    private func cell(_ id: String) -> String {
        (methods[id] ?? []).map { "`\($0)`" }.joined(separator: "<br>")
    }
}
