import Foundation
import TMDb

/// A generator of sample values.
enum SampleSource {

    /// Returns a sample of a type. Values of standard types are generated from their position; other types are decoded.
    static func sample<Value: Decodable>(_ type: Value.Type, at place: SamplePlace) throws(DecodingError) -> Value {
        if let value = plainValue(type, at: place) as? Value { return value }
        do {
            return try Value(from: SampleDecoder(place: place.holding(type)))
        } catch let error as DecodingError {
            throw error
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: place.codingPath, debugDescription: "\(type) has no sample", underlyingError: error))
        }
    }

    private static func plainValue(_ type: Any.Type, at place: SamplePlace) -> Any? {
        switch type {
        case is String.Type: SampleTexts.text(at: place)
        case is Bool.Type: SampleNumbers.flag(at: place)
        case is Double.Type: SampleNumbers.decimal(at: place)
        case is Float.Type: Float(SampleNumbers.decimal(at: place))
        case let integer as any FixedWidthInteger.Type: integer.init(clamping: SampleNumbers.integer(at: place))
        case is Date.Type: Date(timeIntervalSince1970: Double(place.number(in: 0...20_000)) * 86_400)
        case is URL.Type: URL(string: SampleTexts.text(at: place))
        // `JSONValue` tries to decode a Boolean first, so every decoded sample would be a Boolean.
        case is JSONValue.Type: JSONValue.string(SampleTexts.text(at: place))
        default: nil
        }
    }
}
