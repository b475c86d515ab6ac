import Foundation

/// A JSON value. The members of objects are ordered.
indirect enum SampleJSON {
    case null
    case literal(String)
    case text(String)
    case array([SampleJSON])
    case object([(String, SampleJSON)])

    static func number(_ value: some Numeric & CustomStringConvertible) -> SampleJSON { .literal("\(value)") }
    static func flag(_ value: Bool) -> SampleJSON { .literal("\(value)") }

    /// The value as a response body.
    var data: Data {
        var text = ""
        write(to: &text)
        return Data(text.utf8)
    }

    /// Appends the value as text, with one line per member and one space of indentation per level, like TMDb's recorded
    /// responses.
    func write(to text: inout String, indentation: String = "\n") {
        let inner = indentation + " "
        switch self {
        case .null: text += "null"
        case .literal(let literal): text += literal
        case .text(let content): text += "\"\(content)\""
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                text += index == 0 ? inner : "," + inner
                value.write(to: &text, indentation: inner)
            }
            text += indentation + "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                text += (index == 0 ? inner : "," + inner) + "\"\(member.0)\": "
                member.1.write(to: &text, indentation: inner)
            }
            text += indentation + "}"
        }
    }
}
