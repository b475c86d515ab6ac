import Foundation

/// A response that is a list. Rows that cannot be decoded are omitted.
protocol ListResponse {
    static func read(_ body: Data, by decoder: JSONDecoder) throws -> Self
}

extension Array: ListResponse where Element: Decodable {
    static func read(_ body: Data, by decoder: JSONDecoder) throws -> [Element] {
        try decoder.decode(DecodableRows<Element>.self, from: body).elements
    }
}
