/// Maps identifiers that are only ever read together to the text of one column, and back: `18,53`.
package struct IdentifiersMapper: Sendable {

    package init() {}

    package func map(_ text: String) -> [Int] {
        text.split(separator: ",").compactMap { Int($0) }
    }

    package func map(_ identifiers: [Int]) -> String {
        identifiers.map(String.init).joined(separator: ",")
    }
}
