import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct CodingTests {

    private let time = Date(timeIntervalSinceReferenceDate: 785_000_000.123)

    @Test(arguments: [Gender.unknown, .female, .male, .other])
    func `genders survive coding`(gender: Gender) throws {
        #expect(try codingRoundTrips(of: gender) == [gender, gender])
    }

    @Test func `an unrecognised gender is decoded as unknown`() throws {
        #expect(try JSONDecoder().decode([Gender].self, from: Data("[7, 2, -1]".utf8)) == [.unknown, .male, .unknown])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Gender].self, from: Data("[\"male\"]".utf8)) }
    }

    @Test func `image sizes of any name survive coding`() throws {
        for size in [ImageSize.original, ImageSize(rawValue: "w342"), ImageSize(rawValue: "round")] {
            #expect(try codingRoundTrips(of: size) == [size, size])
        }
        #expect(try JSONEncoder().encode([ImageSize(rawValue: "w342")]) == Data("[\"w342\"]".utf8))
    }

    @Test(arguments: [DataOrigin.network, .cache, .stale])
    func `a value and its source survive coding`(origin: DataOrigin) throws {
        let result = Sourced([Genre(id: 18, name: "Drama")], origin: origin, cachedAt: time)
        #expect(try codingRoundTrips(of: result) == [result, result])
    }

    @Test func `a sourced value is encoded as an object`() throws {
        let result = Sourced(5, origin: .stale, cachedAt: Date(timeIntervalSinceReferenceDate: 12))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(result), as: UTF8.self)
        #expect(json == #"{"cachedAt":12,"origin":"stale","value":5}"#)
    }

    @Test func `an unrecognised origin is a decoding error`() {
        let json = Data(#"{"cachedAt":12,"origin":"dream","value":5}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Sourced<Int>.self, from: json) }
    }
}
