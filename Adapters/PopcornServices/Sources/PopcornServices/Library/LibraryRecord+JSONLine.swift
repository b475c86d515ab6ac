import CoreApplication
import CoreDomain
import Foundation

extension LibraryRecord {

    /// The record as one line of JSON.
    var jsonLine: String {
        get throws(PopcornError) {
            do {
                return try PopcornJSON.text(self)
            } catch {
                throw PopcornError(.undecodable, "A record of the library cannot be encoded", cause: error)
            }
        }
    }

    /// Creates a record from a line of JSON.
    ///
    /// - Parameter number: The number of the line in errors. The first line has the number 1.
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    init(jsonLine line: String, number: Int) throws(PopcornError) {
        do {
            self = try PopcornJSON.decoder().decode(LibraryRecord.self, from: Data(line.utf8))
        } catch let error as PopcornError {
            throw .invalidInput("Line \(number) is not valid: \(error.message)")
        } catch {
            throw .invalidInput("Line \(number) is not valid: \(Self.reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "it lacks '\(key.stringValue)'"
        case DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty,
            DecodingError.valueNotFound(_, let context) where !context.codingPath.isEmpty,
            DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "the value of '\(context.codingPath.map(\.stringValue).joined(separator: "."))' is not valid"
        default: "it is not a JSON object of user data"
        }
    }
}
