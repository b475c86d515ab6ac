import Testing

@testable import PopcornTitleIndex

@Suite
struct NameWordsTests {

    @Test(arguments: [
        ("Star Wars", ["star", "wars"]),
        ("Schindler's List", ["schindlers", "list"]),
        ("Schindler’s List", ["schindlers", "list"]),
        ("Amélie", ["amelie"]),
        ("Ame\u{301}lie", ["amelie"]),
        ("Łódź ÆØ Œuvre ÐÞ Straße ıİ đ ħ", ["lodz", "aeo", "oeuvre", "dth", "strasse", "ii", "d", "h"]),
        ("Việt Nam", ["viet", "nam"]),
        ("ΟΔΥΣΣΕΎΣ", ["οδυσσευσ"]),
        ("Ёлки", ["елки"]),
        ("Fast & Furious", ["fast", "furious"]),
        ("  ...Spider-Man: No Way Home!! ", ["spider", "man", "no", "way", "home"]),
        ("９½ Ｗeeks", ["912", "weeks"]),
        ("千と千尋の神隠し", ["千と千尋の神隠し"]),
        ("進撃の巨人2 THE", ["進撃の巨人", "2", "the"]),
        ("か\u{3099}", ["が"]),
        ("हिन्दी", ["हिन्दी"]),
        ("???", []), ("", []), ("🎬", []), ("'", []),
    ])
    func `divides a name into normalised words`(name: String, words: [String]) {
        #expect(text(NameWords(name)) == words)
    }

    @Test
    func `replaces the words of an earlier name`() {
        var reused = NameWords("Amélie's very long name of many words")
        reused.set("Up")
        #expect(text(reused) == ["up"])
        #expect(reused.words.map(\.isJoined) == [false])
    }

    @Test
    func `reads at most 32 words`() {
        #expect(NameWords(String(repeating: "a ", count: 100)).words.count == 32)
    }

    @Test(arguments: [
        ("Up", "up up_"),
        ("Spider-Man", "spider man spiderman"),
        ("E.T.", "e t et"),
        ("Spider - Man", "spider man"),
        ("L'Avventura", "lavventura lavventura_ avventura"),
        ("Rocky IV", "rocky iv 4"),
        ("X", "x x_"),
        ("The Lord of the Rings", "the lord of the rings tlotr lotr"),
        ("千と千尋", "千と と千 千尋 尋"),
        ("巨 2", "巨 2"),
    ])
    func `makes the tokens of a name`(name: String, tokens: String) {
        var bytes: [UInt8] = []
        IndexTokens.append(NameWords(name), to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self).split(separator: " ").joined(separator: " ") == tokens)
    }

    @Test(arguments: [
        ("The Godfather Part II", "godfather2"), ("Godfather 2", "godfather2"), ("Kill Bill: Vol. 2", "killbill2"),
        ("Fast and Furious", "fastfurious"), ("The", "the"), ("Part", "part"), ("X", "x"), ("A Part of Me", "partofme"),
    ])
    func `makes the key of a name`(name: String, key: String) {
        var bytes: [UInt8] = []
        NameKey.append(NameWords(name), to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == key)
    }

    private func text(_ name: NameWords) -> [String] {
        name.words.map { String(decoding: name[$0], as: UTF8.self) }
    }
}
