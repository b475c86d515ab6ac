import Foundation

/// An answer that is a list itself: it has the rows that can be read.
protocol ListAnswer {
    static func read(_ body: Data, by decoder: JSONDecoder) throws -> Self
}

extension Array: ListAnswer where Element: Decodable {
    static func read(_ body: Data, by decoder: JSONDecoder) throws -> [Element] {
        try decoder.decode(ReadableRows<Element>.self, from: body).elements
    }
}
