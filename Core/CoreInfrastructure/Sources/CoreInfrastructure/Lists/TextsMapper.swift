import Foundation

/// Maps texts that are only ever read together to the text of one column, and back: each on a line of its own, which
/// holds nothing but characters of addresses.
package struct TextsMapper: Sendable {

    package init() {}

    package func map(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.dropFirst().removingPercentEncoding ?? "" }
    }

    /// A line begins with a mark, so that an empty text has a line too.
    package func map(_ texts: [String]) -> String {
        texts.map { "-" + ($0.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "") }
            .joined(separator: "\n")
    }
}
