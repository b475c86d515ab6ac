import Foundation
import TMDb

/// Makes the values of samples.
enum SampleSource {

    /// A value of any type: of the standard library's made from its place, of any other decoded.
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
        // A value of any shape reads a flag first, so left alone it would always be one.
        case is JSONValue.Type: JSONValue.string(SampleTexts.text(at: place))
        default: nil
        }
    }
}
