/// The tokens of names in the full-text index.
///
/// Next to its words, a name has these tokens:
/// - the number of a Roman numeral: "2" of "Part II",
/// - words that are joined by a single character: "spiderman" of "Spider-Man", "et" of "E.T.",
/// - the part after an elided article: "avventura" of "L'Avventura",
/// - the initials of three or more words, with and without a leading article: "lotr" of "The Lord of the Rings",
/// - the word of a name of one word, with a mark: "up_" of "Up", which finds it among all names with this word.
///
/// A word of a script without spaces has a token for each two adjacent characters, and one for the last character. A
/// token of two characters occurs in fewer names by accident than two tokens of one character each, so fewer names are
/// read. A query of one character is a prefix of such a token.
enum IndexTokens {

    /// The mark at the end of a token for a name of one word. No other token contains the mark.
    static let mark = UInt8(ascii: "_")

    /// The maximum number of words whose initials are a token.
    static let initialsLimit = 12

    /// The number of words from which a name has a token of its initials.
    static let initialsMinimum = 3

    /// Appends the tokens of a name, separated by spaces.
    static func append(_ name: NameWords, to tokens: inout [UInt8]) {
        for (index, word) in name.words.enumerated() {
            if word.isUnspaced {
                appendPairs(name, word, isName: true, to: &tokens)
                continue
            }
            tokens.append(contentsOf: name[word])
            if name.words.count == 1 { tokens.append(contentsOf: [0x20] + name[word] + [mark]) }
            tokens.append(0x20)
            if case let number = name.number(at: index), number > 0 {
                tokens.append(contentsOf: String(number).utf8)
                tokens.append(0x20)
            }
            if word.elision > 0, word.range.count - word.elision >= 3 {
                tokens.append(contentsOf: name[word].dropFirst(word.elision))
                tokens.append(0x20)
            }
        }
        appendJoinedWords(name, to: &tokens)
        appendInitials(name, to: &tokens)
    }

    /// Appends the tokens of a word of a script without spaces.
    ///
    /// - Parameter isName: Whether to append the last character, so that a query of one character finds it.
    static func appendPairs(_ name: NameWords, _ word: NameWords.Word, isName: Bool, to tokens: inout [UInt8]) {
        let characters = name.characters(of: word)
        for (first, second) in zip(characters, characters.dropFirst()) {
            tokens.append(contentsOf: name.bytes[first.lowerBound..<second.upperBound])
            tokens.append(0x20)
        }
        if isName || characters.count == 1, let last = characters.last {
            tokens.append(contentsOf: name.bytes[last])
            tokens.append(0x20)
        }
    }

    /// Appends the initials of a name, with and without a leading article.
    static func appendInitials(_ name: NameWords, to tokens: inout [UInt8]) {
        guard name.words.count >= initialsMinimum else { return }
        appendInitials(name, name.words.prefix(initialsLimit), to: &tokens)
        guard NameKey.isArticle(name[name.words[0]]), name.words.count > initialsMinimum else { return }
        appendInitials(name, name.words.dropFirst().prefix(initialsLimit), to: &tokens)
    }

    private static func appendInitials(
        _ name: NameWords, _ words: ArraySlice<NameWords.Word>, to tokens: inout [UInt8]
    ) {
        for word in words {
            var index = word.range.lowerBound
            repeat {
                tokens.append(name.bytes[index])
                index += 1
            } while index < word.range.upperBound && name.bytes[index] & 0xC0 == 0x80
        }
        tokens.append(0x20)
    }

    private static func appendJoinedWords(_ name: NameWords, to tokens: inout [UInt8]) {
        var index = 0
        while index < name.words.count {
            var end = index + 1
            while end < name.words.count, name.words[end].isJoined { end += 1 }
            if end > index + 1 {
                let range = name.words[index].range.lowerBound..<name.words[end - 1].range.upperBound
                tokens.append(contentsOf: name.bytes[range])
                tokens.append(0x20)
            }
            index = end
        }
    }
}
