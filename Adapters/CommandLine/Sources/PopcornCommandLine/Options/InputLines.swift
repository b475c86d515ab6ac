import CoreDomain
import Foundation

/// The lines of a text file or of the standard input, read as they are needed.
struct InputLines: Sequence, IteratorProtocol {

    /// The maximum length of a line in bytes. A longer line is returned in parts.
    private static let maximumLineLength = 1 << 20

    private static let chunkSize = 1 << 16

    private let handle: FileHandle
    private var buffer = Data()
    private var isAtEnd = false

    /// Opens a file.
    ///
    /// - Parameter file: The path of the file; `-` for the standard input.
    /// - Throws: ``PopcornError`` of kind `invalidInput` if the file cannot be read.
    init(_ file: String) throws(PopcornError) {
        if file == "-" {
            handle = .standardInput
            return
        }
        do {
            handle = try FileHandle(forReadingFrom: URL(filePath: file))
        } catch {
            throw .invalidInput("The file '\(file.printable)' cannot be read")
        }
    }

    mutating func next() -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeSubrange(...end) }
                return text(buffer[..<end])
            }
            if isAtEnd || buffer.count >= Self.maximumLineLength {
                guard !buffer.isEmpty else { return nil }
                defer { buffer.removeAll() }
                return text(buffer)
            }
            let chunk = (try? handle.read(upToCount: Self.chunkSize)) ?? Data()
            isAtEnd = chunk.isEmpty
            buffer.append(chunk)
        }
    }

    private func text(_ line: Data) -> String {
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
}
