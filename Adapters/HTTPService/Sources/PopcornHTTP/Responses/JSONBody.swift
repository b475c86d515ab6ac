import CoreApplication
import Foundation

/// JSON documents that are combined from the JSON of values, without decoding them.
enum JSONBody {

    /// Returns the JSON of a value.
    ///
    /// - Throws: ``Problem`` if the value cannot be encoded.
    static func data(_ value: some Encodable) throws(Problem) -> Data {
        do {
            return try PopcornJSON.data(value)
        } catch {
            throw Problem(.storage, "The value cannot be written as JSON.")
        }
    }

    /// Returns an object with one member.
    ///
    /// - Parameters:
    ///   - name: The name of the member, without characters that JSON escapes.
    ///   - json: The JSON of the member.
    static func object(_ name: String, _ json: Data) -> Data {
        var body = Data(capacity: json.count + name.utf8.count + 5)
        body.append(contentsOf: "{\"\(name)\":".utf8)
        body.append(json)
        body.append(UInt8(ascii: "}"))
        return body
    }
}
