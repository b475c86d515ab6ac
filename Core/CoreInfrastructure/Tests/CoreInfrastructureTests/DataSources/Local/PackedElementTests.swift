import Testing

@testable import CoreInfrastructure

/// Tests of the formats of packed lists, which are those of existing cache files.
@Suite struct PackedElementTests {

    @Test(arguments: [
        ([], ""), ([""], "-"), (["", ""], "-\n-"), (["US", "GB"], "-US\n-GB"),
        (["a\nb\\n", "\\"], "-a\\nb\\\\n\n-\\\\"),
        (["\u{FEFF}映画\0", "\r\n"], "-\u{FEFF}映画\0\n-\r\\n"),
    ])
    func `strings are packed into lines and unpacked`(texts: [String], column: String) {
        #expect(Array(texts.packed.unicodeScalars) == Array(column.unicodeScalars))
        #expect([String](packed: column) == texts)
    }

    @Test(arguments: [([], ""), ([18], "18"), ([18, -5, 0, .max], "18,-5,0,9223372036854775807")])
    func `numbers are packed with commas and unpacked`(numbers: [Int], column: String) {
        #expect(numbers.packed == column)
        #expect([Int](packed: column) == numbers)
    }

    @Test func `what is not a number is omitted`() {
        #expect([Int](packed: "18,,x,9223372036854775808,5") == [18, 5])
    }

    @Test(arguments: [([], ""), ([true, false, nil], "yn-"), ([nil], "-")])
    func `flags are packed into letters and unpacked`(flags: [Bool?], column: String) {
        #expect(flags.packed == column)
        #expect([Bool?](packed: column) == flags)
    }
}
