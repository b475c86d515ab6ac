import Testing

@testable import CoreInfrastructure

@Suite struct StringListMapperTests {

    @Test(arguments: [
        ([], ""), ([""], "-"), (["", ""], "-\n-"), (["US", "GB"], "-US\n-GB"),
        (["a\nb\\n", "\\"], "-a\\nb\\\\n\n-\\\\"),
        (["\u{FEFF}映画\0", "\r\n"], "-\u{FEFF}映画\0\n-\r\\n"),
    ])
    func `strings are mapped to lines and back`(texts: [String], column: String) {
        let mapper = StringListMapper()
        #expect(Array(mapper.map(texts).unicodeScalars) == Array(column.unicodeScalars))
        #expect(mapper.map(column) == texts)
    }
}
