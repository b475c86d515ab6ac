import Foundation

// Fails if a symbol of the given symbol graphs lacks a documentation comment. Inherited comments count.

struct SymbolGraph: Decodable {

    struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }
        struct Comment: Decodable {
            struct Line: Decodable {
                let text: String
            }
            let lines: [Line]
        }
        struct Location: Decodable {
            struct Position: Decodable {
                let line: Int
            }
            let uri: String
            let position: Position
        }

        let kind: Kind
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?

        var isDocumented: Bool {
            // Extension blocks need no comment.
            kind.identifier == "swift.extension"
                || docComment?.lines.contains { !$0.text.allSatisfy(\.isWhitespace) } == true
        }

        /// The location and the name of the symbol, in the format of a compiler error.
        var report: String {
            let place = location.map { "\($0.uri.replacing("file://", with: "")):\($0.position.line + 1): " } ?? ""
            return "\(place)error: \(pathComponents.joined(separator: ".")) has no documentation comment"
        }
    }

    let symbols: [Symbol]
}

let graphs = try CommandLine.arguments.dropFirst().map {
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: $0)))
}
let symbols = graphs.flatMap(\.symbols)
let undocumented = symbols.filter { !$0.isDocumented }
for symbol in undocumented { print(symbol.report) }
if symbols.isEmpty || !undocumented.isEmpty {
    print("\(undocumented.count) of \(symbols.count) public symbols have no documentation comment")
    exit(1)
}
