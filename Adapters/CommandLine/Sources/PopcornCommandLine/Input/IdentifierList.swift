import CoreDomain
import Foundation
import Synchronization

/// A list of identifiers in a file or on standard input, with one identifier per line.
///
/// Invalid lines are skipped, and counted in ``report``.
struct IdentifierList: AsyncSequence, Sendable {

    /// The numbers of valid and invalid lines so far.
    final class Report: Sendable {

        /// The maximum number of invalid lines that are printed. Further lines are only counted.
        static let printedLimit = 20

        private let valid = Atomic(0)
        private let invalid = Atomic(0)
        private let print: @Sendable (String) -> Void

        /// Creates a report.
        ///
        /// - Parameter print: A closure that prints a message about an invalid line.
        init(print: @escaping @Sendable (String) -> Void) {
            self.print = print
        }

        var validCount: Int { valid.load(ordering: .relaxed) }
        var invalidCount: Int { invalid.load(ordering: .relaxed) }

        fileprivate func addValid() {
            valid.add(1, ordering: .relaxed)
        }

        fileprivate func addInvalid(_ line: String, number: Int) {
            switch invalid.add(1, ordering: .relaxed).newValue {
            case ...Self.printedLimit: print("line \(number) is not an identifier: '\(line.printable)'")
            case Self.printedLimit + 1: print("further invalid lines are counted only")
            default: break
            }
        }

        /// Throws an error if all lines are invalid.
        ///
        /// - Throws: ``PopcornError`` of kind `invalidInput`.
        func checkAnyValid() throws(PopcornError) {
            guard validCount == 0, invalidCount > 0 else { return }
            throw .invalidInput("None of the \(invalidCount) lines is an identifier")
        }
    }

    let lines: LineReader
    let kind: ContentKind
    let report: Report

    func makeAsyncIterator() -> Iterator {
        Iterator(lines: lines.makeAsyncIterator(), kind: kind, report: report)
    }

    struct Iterator: AsyncIteratorProtocol {

        fileprivate var lines: LineReader.Iterator
        fileprivate let kind: ContentKind
        fileprivate let report: Report
        private var number = 0

        fileprivate init(lines: LineReader.Iterator, kind: ContentKind, report: Report) {
            self.lines = lines
            self.kind = kind
            self.report = report
        }

        mutating func next() async throws -> ContentID? {
            while let bytes = try await lines.next() {
                let line = String(decoding: bytes, as: UTF8.self)
                number += 1
                switch IdentifierLine(line, of: kind) {
                case .id(let id):
                    report.addValid()
                    return id
                case .invalid: report.addInvalid(line, number: number)
                case .blank: continue
                }
            }
            return nil
        }
    }
}

extension IdentifierList {

    /// Opens the list at a path; `-` is standard input.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput` if the file cannot be opened.
    init(path: String, kind: ContentKind, report: Report) throws(PopcornError) {
        guard path != "-" else {
            self.init(lines: LineReader(handle: .standardInput), kind: kind, report: report)
            return
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw .invalidInput("The file '\(path.printable)' cannot be read")
        }
        self.init(lines: LineReader(handle: handle), kind: kind, report: report)
    }

    /// Reads the whole list, so that ``report`` is complete.
    func check() async throws(PopcornError) {
        do {
            for try await _ in self {}
        } catch {
            throw PopcornError(
                error is CancellationError ? .cancelled : .invalidInput, "The file cannot be read", cause: error)
        }
        try report.checkAnyValid()
    }
}

/// A line of a list of identifiers.
enum IdentifierLine: Equatable {
    /// An identifier of content.
    case id(ContentID)
    /// An empty line or a comment.
    case blank
    /// A line that contains no identifier.
    case invalid

    /// The part of a line of TMDb's daily export that is read.
    private struct Export: Decodable {
        let id: Int
    }

    /// Reads a line: a number, or for seasons and episodes numbers separated by slashes; or a JSON object with the
    /// member `id`, as in TMDb's daily exports. The text after `#` is a comment.
    init(_ line: String, of kind: ContentKind) {
        if line.first == "{" {
            let export = try? JSONDecoder().decode(Export.self, from: Data(line.utf8))
            self.init(export.flatMap { ContentID(kind, numbers: [$0.id]) })
            return
        }
        let text = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
        if text.isEmpty {
            self = .blank
        } else {
            self.init(ContentID(kind, path: text))
        }
    }

    private init(_ id: ContentID?) {
        guard let id, (try? id.validate()) != nil else {
            self = .invalid
            return
        }
        self = .id(id)
    }
}
