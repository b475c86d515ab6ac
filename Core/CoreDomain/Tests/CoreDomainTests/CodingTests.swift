import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct CodingTests {

    private let time = Date(timeIntervalSinceReferenceDate: 785_000_000.123)

    @Test(arguments: [Gender.unknown, .female, .male, .other])
    func gendersComeBack(gender: Gender) throws {
        #expect(try copies(of: gender) == [gender, gender])
    }

    @Test func aGenderOfALaterVersionIsUnknown() throws {
        #expect(try JSONDecoder().decode([Gender].self, from: Data("[7, 2, -1]".utf8)) == [.unknown, .male, .unknown])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Gender].self, from: Data("[\"male\"]".utf8)) }
    }

    @Test func sizesComeBackWhateverTheirName() throws {
        for size in [ImageSize.original, ImageSize(rawValue: "w342"), ImageSize(rawValue: "round")] {
            #expect(try copies(of: size) == [size, size])
        }
        #expect(try JSONEncoder().encode([ImageSize(rawValue: "w342")]) == Data("[\"w342\"]".utf8))
    }

    @Test(arguments: [DataOrigin.network, .cache, .stale])
    func answersComeBackWithTheirSource(origin: DataOrigin) throws {
        let answer = Sourced([Genre(id: 18, name: "Drama")], origin: origin, cachedAt: time)
        #expect(try copies(of: answer) == [answer, answer])
    }

    @Test func anAnswerIsAnObjectOfItsParts() throws {
        let answer = Sourced(5, origin: .stale, cachedAt: Date(timeIntervalSinceReferenceDate: 12))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(answer), as: UTF8.self)
        #expect(json == #"{"cachedAt":12,"origin":"stale","value":5}"#)
    }

    @Test func anOriginThatDoesNotExistIsRefused() {
        let json = Data(#"{"cachedAt":12,"origin":"dream","value":5}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Sourced<Int>.self, from: json) }
    }
}
