/// A mapper between identifiers that are always read together and the string of one column, such as `18,53`.
package struct IdentifiersMapper: Sendable {

    package init() {}

    package func map(_ text: String) -> [Int] {
        text.split(separator: ",").compactMap { Int($0) }
    }

    package func map(_ identifiers: [Int]) -> String {
        identifiers.map(String.init).joined(separator: ",")
    }
}
