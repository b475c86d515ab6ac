import Testing

@testable import PopcornTitleIndex

@Suite
struct ExportParserTests {
}
