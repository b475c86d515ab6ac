import Mustache

/// The escaping of texts in HTML, by Unicode scalar.
///
/// The escaping of Mustache compares characters. A quotation mark that is followed by a combining mark is another
/// character, so it is not escaped, although it ends the value of an attribute.
struct HTMLEscaping: MustacheContentType {

    /// The name by which templates select the escaping.
    static let name = "ESCAPED_HTML"

    func escapeText(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
