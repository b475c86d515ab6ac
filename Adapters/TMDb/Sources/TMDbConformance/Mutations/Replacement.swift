import Foundation

/// A value by which a value of a response is replaced.
enum Replacement: String, CaseIterable {
    case null = "null"
    case emptyText = "\"\""
    case emptyObject = "{}"
    case emptyList = "[]"
    case text = "\"text\""
    case number = "7"
    case flag = "false"
    case listOfNull = "[null]"
    case absent = "(absent)"

    /// The JSON value; `nil` if the value is left out.
    var value: Any? {
        switch self {
        case .null: NSNull()
        case .emptyText: ""
        case .emptyObject: [String: Any]()
        case .emptyList: [Any]()
        case .text: "text"
        case .number: 7
        case .flag: false
        case .listOfNull: [NSNull()]
        case .absent: nil
        }
    }
}
