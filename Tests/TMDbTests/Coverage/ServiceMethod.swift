import Foundation

/// A method of a service, and the operation that it makes, as the sources have them.
struct ServiceMethod: Hashable {
    let operationID: String
    /// Such as `MovieService.details(forMovie:language:)`.
    let name: String
}

extension ServiceMethod {

    /// Every method in a folder of sources, in the order of the files' paths.
    static func all(in folder: URL) throws -> [ServiceMethod] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
            try all(inSource: String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }

    /// Every method in a source. One without an operation of its own, such as `allPopular()`, is none.
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

    /// The calls that make an endpoint, with the operation as the first argument.
    private static func isCall(_ text: Substring) -> Bool {
        ["Endpoint(", "states(", "addRating(", "deleteRating(", "list("].contains { text.hasPrefix($0) }
    }

    /// The argument labels of the parameter list that a text starts with: `forMovie:language:`.
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
