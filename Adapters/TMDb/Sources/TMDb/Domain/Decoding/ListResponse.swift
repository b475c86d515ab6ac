import Foundation

/// A response that is a list. Rows that cannot be decoded are omitted.
protocol ListAnswer {
    static func read(_ body: Data, by decoder: JSONDecoder) throws -> Self
}

extension Array: ListAnswer where Element: Decodable {
    static func read(_ body: Data, by decoder: JSONDecoder) throws -> [Element] {
        try decoder.decode(ReadableRows<Element>.self, from: body).elements
    }
}
