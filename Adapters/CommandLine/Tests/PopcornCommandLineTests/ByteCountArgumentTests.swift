import Testing

@testable import PopcornCommandLine

@Suite struct ByteCountArgumentTests {

    @Test(arguments: [
        ("1000000", 1_000_000), ("500MB", 500_000_000), ("2GB", 2_000_000_000), ("1.5GB", 1_500_000_000),
        ("64KiB", 65_536), ("1MiB", 1_048_576), ("3kB", 3000), ("3KB", 3000), ("12B", 12), ("1TB", 1_000_000_000_000),
        ("0", 0),
    ])
    func `a number with or without a unit is a number of bytes`(text: String, bytes: Int) {
        #expect(ByteCountArgument(argument: text)?.byteCount == bytes)
    }

    @Test func `none is no limit`() throws {
        let size = try #require(ByteCountArgument(argument: "none"))
        #expect(size.byteCount == nil)
    }

    @Test(arguments: [
        "", "MB", "-1MB", "+1MB", "1e3", "1 MB", "1..5GB", "two", "2gb", "٣MB", "999999999TB", "nan", "inf",
    ])
    func `other strings are rejected`(text: String) {
        #expect(ByteCountArgument(argument: text) == nil)
    }
}
