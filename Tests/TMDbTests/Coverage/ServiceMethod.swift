import Foundation

/// A service method found in the sources, and the operation that it calls.
struct ServiceMethod: Hashable {
    let operationID: String
    /// The name with its service, such as `MovieService.details(forMovie:language:)`.
    let name: String
}

extension ServiceMethod {

    /// Returns all methods in a folder of sources, sorted by file path.
    static func all(in folder: URL) throws -> [ServiceMethod] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
            try all(inSource: String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }

    /// Returns all methods in a source. Methods without an operation of their own, such as `allPopular()`, are omitted.
    static func all(inSource source: String) -> [ServiceMethod] {
        let code = source.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
        var service = ""
        var function = ""
        var methods: [ServiceMethod] = []
        let parts =
            /extension (?<service>\w+)|(?<access>public )?func (?<function>\w+)|\w+\(\s*"(?<id>[a-z0-9-]+)"/
        for match in code.matches(of: parts) {
            if let name = match.service {
                service = String(name)
            } else if let name = match.function {
                function = match.access != nil ? "\(name)(\(labels(in: code[match.range.upperBound...])))" : ""
            } else if let id = match.id, !function.isEmpty, isCall(match.output.0) {
                methods.append(ServiceMethod(operationID: String(id), name: "\(service).\(function)"))
            }
        }
        return methods
    }

    /// Returns whether a call creates an endpoint with the operation as its first argument.
    private static func isCall(_ text: Substring) -> Bool {
        ["Endpoint(", "states(", "addRating(", "deleteRating(", "list("].contains { text.hasPrefix($0) }
    }

    /// Returns the argument labels of the parameter list at the start of a string, such as `forMovie:language:`.
    private static func labels(in text: Substring) -> String {
        var depth = 0
        var labels = ""
        var expectsLabel = false
        for (index, character) in zip(text.indices, text) {
            switch character {
            case "(", "[", "<":
                depth += 1
                expectsLabel = depth == 1
            case ")", "]", ">":
                depth -= 1
                if depth == 0 { return labels }
            case "," where depth == 1:
                expectsLabel = true
            case _ where expectsLabel && !character.isWhitespace:
                labels += text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" } + ":"
                expectsLabel = false
            default: break
            }
        }
        return labels
    }
}
