import Foundation
import TMDb

/// A generator of sample values.
enum SampleSource {

    /// Returns a sample of a type. Values of standard types are generated from their position; other types are decoded.
    static func sample<Value: Decodable>(_ type: Value.Type, at position: SamplePosition) throws(DecodingError) -> Value
    {
        if let value = plainValue(type, at: position) as? Value { return value }
        do {
            return try Value(from: SampleDecoder(position: position.holding(type)))
        } catch let error as DecodingError {
            throw error
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: position.codingPath, debugDescription: "\(type) has no sample", underlyingError: error))
        }
    }

    private static func plainValue(_ type: Any.Type, at position: SamplePosition) -> Any? {
        switch type {
        case is String.Type: SampleTexts.text(at: position)
        case is Bool.Type: SampleNumbers.flag(at: position)
        case is Double.Type: SampleNumbers.decimal(at: position)
        case is Float.Type: Float(SampleNumbers.decimal(at: position))
        case let integer as any FixedWidthInteger.Type: integer.init(clamping: SampleNumbers.integer(at: position))
        case is Date.Type: Date(timeIntervalSince1970: Double(position.number(in: 0...20_000)) * 86_400)
        case is URL.Type: URL(string: SampleTexts.text(at: position))
        // `JSONValue` tries to decode a Boolean first, so every decoded sample would be a Boolean.
        case is JSONValue.Type: JSONValue.string(SampleTexts.text(at: position))
        default: nil
        }
    }
}
