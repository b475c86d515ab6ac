import CPopcornZlib
import Foundation
import PopcornTitleIndex

/// Exports of some real titles and people, and of as many made-up names of each kind as TMDb has, or a fraction of
/// them.
struct MadeUpExports {

    /// The shares of movies, series and people in 5.3 million names.
    private static let shares: [(kind: TitleKind, share: Double)] = [
        (.movie, 1.1 / 5.3), (.series, 0.2 / 5.3), (.person, 4 / 5.3),
    ]

    /// The number above the identifiers of real titles.
    private static let firstID = 100_000_000

    /// The number of names that are stored as samples for queries.
    private static let sampleCount = 20_000

    private let folder: URL
    private let words = Vocabulary(
        common: [
            "the", "of", "a", "and", "in", "la", "de", "to", "love", "el", "my", "night", "le", "man", "life", "for",
            "on",
            "day", "at", "you", "with", "die", "der", "world", "girl", "house", "last", "christmas", "story", "black",
            "war", "star", "wars", "king", "city", "dead", "home", "live", "dark", "time",
        ], count: 150_000, exponent: 1, seed: 1)
    private let firstNames = Vocabulary(
        common: [
            "john", "david", "michael", "maria", "james", "robert", "paul", "peter", "anna", "chris", "christopher",
            "christian", "christine", "christina", "daniel", "mark", "thomas", "martin", "andrea", "jean",
        ], count: 80_000, exponent: 0.95, seed: 2)
    private let lastNames = Vocabulary(
        common: ["smith", "lee", "kim", "johnson", "garcia", "brown", "müller", "williams", "jones", "wang"],
        count: 600_000, exponent: 0.8, seed: 3)

    init(_ folder: URL) {
        self.folder = folder
    }

    static func export(_ kind: TitleKind, in folder: URL) -> URL { folder.appending(path: "\(kind).json.gz") }

    static func samples(in folder: URL) -> URL { folder.appending(path: "samples.txt") }

    func write(millions: Double) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var generator = SeededGenerator(seed: 4)
        var samples: [String] = []
        for (kind, share) in Self.shares {
            let count = max(1, Int(millions * 1_000_000 * share))
            let writer = try GzipWriter(Self.export(kind, in: folder))
            for title in RealSearches.titles where title.kind == kind {
                writer.write(line(kind, title.id, title.name, popularity: title.popularity, isAdult: false))
            }
            for id in 1...count {
                let name = kind == .person ? person(&generator) : title(&generator)
                writer.write(line(kind, Self.firstID + id, name, of: count, &generator))
                if Int.random(in: 0..<Int(millions * 1_000_000), using: &generator) < Self.sampleCount {
                    samples.append(name)
                }
            }
            writer.close()
        }
        try samples.joined(separator: "\n").write(to: Self.samples(in: folder), atomically: true, encoding: .utf8)
    }

    private func line(
        _ kind: TitleKind, _ id: Int, _ name: String, of count: Int, _ generator: inout SeededGenerator
    ) -> String {
        let rank = Double.random(in: 1...Double(count), using: &generator)
        let isAdult = kind != .series && Int.random(in: 0..<12, using: &generator) == 0
        return line(kind, id, name, popularity: 0.2 + 400 / pow(rank, 0.7), isAdult: isAdult)
    }

    private func line(_ kind: TitleKind, _ id: Int, _ name: String, popularity: Double, isAdult: Bool) -> String {
        let popularity = String(format: "%.4f", popularity)
        return switch kind {
        case .movie:
            "{\"adult\":\(isAdult),\"id\":\(id),\"original_title\":\"\(name)\",\"popularity\":\(popularity),\"video\":false}\n"
        case .series:
            "{\"id\":\(id),\"original_name\":\"\(name)\",\"popularity\":\(popularity)}\n"
        case .person:
            "{\"adult\":\(isAdult),\"id\":\(id),\"name\":\"\(name)\",\"popularity\":\(popularity)}\n"
        }
    }

    private func person(_ generator: inout SeededGenerator) -> String {
        var name = firstNames.word(using: &generator).capitalized
        if Int.random(in: 0..<8, using: &generator) == 0 {
            name += " " + firstNames.word(using: &generator).capitalized
        }
        return name + " " + lastNames.word(using: &generator).capitalized
    }

    private func title(_ generator: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0: return unspaced(0x4E00..<0x5A00, &generator)
        case 1: return unspaced(0x3041..<0x3090, &generator)
        default: break
        }
        let count = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7].randomElement(using: &generator) ?? 2
        var parts = (0..<count).map { _ in words.word(using: &generator).capitalized }
        if Int.random(in: 0..<12, using: &generator) == 0 {
            parts.append("\(Int.random(in: 2...9, using: &generator))")
        }
        return parts.joined(separator: " ")
    }

    /// Returns a name of two to eight characters of a script without spaces, most of them frequent ones.
    private func unspaced(_ range: Range<UInt32>, _ generator: inout SeededGenerator) -> String {
        var name = ""
        for _ in 0..<Int.random(in: 2...8, using: &generator) {
            let part = Double.random(in: 0..<1, using: &generator)
            let value = range.lowerBound + UInt32(part * part * part * Double(range.count))
            if let scalar = Unicode.Scalar(value) { name.unicodeScalars.append(scalar) }
        }
        return name
    }
}

/// A writer of a gzip file.
private final class GzipWriter {

    private let file: gzFile?

    init(_ url: URL) throws {
        file = gzopen(url.path, "wb1")
        guard file != nil else { throw CocoaError(.fileWriteUnknown) }
    }

    func write(_ text: String) {
        var text = text
        _ = text.withUTF8 { gzwrite(file, $0.baseAddress, UInt32($0.count)) }
    }

    func close() {
        gzclose(file)
    }
}
