import CoreApplication
import CoreDomain
import Foundation

extension String {

    /// Returns the text in one line, with at most the given number of bytes. A longer text ends at a word, with `…`, or
    /// at a character if its second half has no spaces.
    func shortened(to maximumBytes: Int) -> String {
        let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard line.utf8.count > maximumBytes else { return line }
        var (bytes, end, wordEnd) = ("…".utf8.count, line.startIndex, line.startIndex)
        for index in line.indices {
            if line[index].isWhitespace { wordEnd = index }
            bytes += line[index].utf8.count
            if bytes > maximumBytes { break }
            end = line.index(after: index)
        }
        // Some languages have no spaces between words.
        if line[..<wordEnd].utf8.count * 2 >= line[..<end].utf8.count { end = wordEnd }
        let text = line[..<end]
        let last = text.lastIndex { !$0.isPunctuation && !$0.isWhitespace }
        return last.map { String(text[...$0]) + "…" } ?? (text.isEmpty ? "" : text + "…")
    }
}

extension String? {
    /// Returns the text in one line, with at most the given number of bytes; `nil` if it is missing or blank.
    func shortened(to maximumBytes: Int) -> String? {
        flatMap { $0.isBlank || maximumBytes == 0 ? nil : $0.shortened(to: maximumBytes) }
    }
}

extension Collection {
    /// The collection, or `nil` if it is empty.
    var orNil: Self? { isEmpty ? nil : self }
}

extension Double {
    /// The number with one decimal.
    var rating: Double { (self * 10).rounded() / 10 }
}

extension [String] {
    /// The texts as a list, such as `a, b and c`.
    var sentenceList: String {
        count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + (last ?? "")
    }
}

/// The formats of texts for an assistant, which are English. Values are in the language of the call.
enum MCPFormat {

    static let english = PageFormat(.americanEnglish)

    /// Returns a title with its year, such as `Fight Club (1999)`.
    static func title(_ title: String, _ date: Date?) -> String {
        Self.title(title, year: date?.year)
    }

    static func title(_ title: String, year: Int?) -> String {
        year.map { "\(title) (\($0))" } ?? title
    }

    /// Returns a rating, such as `8.4 by 29,000 votes`; `nil` without votes.
    static func rating(_ average: Double?, _ count: Int?) -> String? {
        guard let average, let count, count > 0 else { return nil }
        return "\(english.rating(average)) by \(english.number(count)) vote\(count == 1 ? "" : "s")"
    }

    /// Returns an age rating, with its region if it is not the region of the call, such as `18 (GB)`.
    static func ageRating(_ rating: String?, _ region: String?) -> String? {
        guard let rating else { return nil }
        return region.map { "\(rating) (\($0))" } ?? rating
    }

    /// Returns whether a code is that of a country or a territory.
    static func isRegion(_ code: String) -> Bool {
        Locale.Region(code).category == .territory && english.region(code) != code
    }

    /// Returns the sentence of a page without entries.
    ///
    /// - Parameter none: The sentence of a list without entries.
    static func emptyPage(_ page: Int, none: String) -> String {
        page == 1 ? none : "Page \(page) is empty."
    }

    /// Returns a number of things, such as `1 season`.
    static func count(_ count: Int, _ noun: String) -> String {
        "\(english.number(count)) \(noun)\(count == 1 ? "" : "s")"
    }
}

extension Date {
    /// The year in UTC.
    var year: Int? { PartialDate(self)?.year }
}

/// The extent of an answer: the maximum sizes of its texts and names in bytes, and the number of names in its
/// summaries.
struct MCPExtent: Sendable {
    let text: Int
    let name: Int
    let count: Int

    /// Extents in descending order.
    static let all: [MCPExtent] = [
        .init(text: 480, name: 100, count: 5), .init(text: 360, name: 80, count: 4),
        .init(text: 240, name: 60, count: 3), .init(text: 160, name: 48, count: 2), .init(text: 80, name: 36, count: 1),
        .init(text: 0, name: 24, count: 1),
    ]

    /// Returns the most extensive answer within a maximum number of bytes. If all answers are longer, returns the
    /// shortest answer.
    static func fitting<Answer: Encodable>(
        _ maximumBytes: Int, extents: [MCPExtent] = all, _ answer: (MCPExtent) -> Answer
    ) throws -> Answer {
        for extent in extents.dropLast() {
            let answer = answer(extent)
            if try PopcornJSON.data(answer).count <= maximumBytes { return answer }
        }
        return answer(extents[extents.count - 1])
    }
}
