import Dispatch
import Foundation
import Glibc
import PopcornConcurrency

/// An asynchronous sequence of the lines in a file or in standard input.
///
/// The file is read in chunks as the lines are consumed. A line of a pipe is returned as soon as it is complete. A read that
/// blocks occupies no thread of the cooperative pool, and the wait for it can be cancelled.
struct LineReader: AsyncSequence, Sendable {

    /// The maximum length of a line, in bytes. Longer lines are truncated.
    static let longestLine = 64 * 1024
    /// The size of a chunk, in bytes.
    private static let chunkSize = 64 * 1024

    let handle: FileHandle

    func makeAsyncIterator() -> Iterator {
        Iterator(handle: handle)
    }

    struct Iterator: AsyncIteratorProtocol {

        private let handle: FileHandle
        private let queue = DispatchQueue(label: "popcorn.lines")
        private var chunk: Data.SubSequence = Data()
        private var hasEnded = false

        fileprivate init(handle: FileHandle) {
            self.handle = handle
        }

        /// Returns the next line, without its line break; `nil` at the end.
        ///
        /// - Throws: The error of the file, or `CancellationError`.
        mutating func next() async throws -> String? {
            var line = Data()
            while true {
                if let end = chunk.firstIndex(of: UInt8(ascii: "\n")) {
                    append(chunk[..<end], to: &line)
                    chunk = chunk[(end + 1)...]
                    return text(line)
                }
                append(chunk, to: &line)
                chunk = hasEnded ? Data() : try await read()
                if chunk.isEmpty {
                    defer { hasEnded = true }
                    return line.isEmpty ? nil : text(line)
                }
            }
        }

        private func append(_ bytes: Data.SubSequence, to line: inout Data) {
            line += bytes.prefix(LineReader.longestLine - line.count)
        }

        private func text(_ line: Data) -> String {
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }

        private func read() async throws -> Data {
            let chunk = CancellablePromise<Result<Data, any Error>>()
            queue.async { [handle] in
                _ = chunk.fulfil(Result { try Self.chunk(of: handle) })
            }
            guard let result = await chunk.value() else { throw CancellationError() }
            return try result.get()
        }

        /// Returns the bytes that the file has, at most a chunk; empty at the end.
        ///
        /// `FileHandle.read(upToCount:)` waits until a pipe has a whole chunk.
        private static func chunk(of handle: FileHandle) throws -> Data {
            var bytes = Data(count: LineReader.chunkSize)
            while true {
                let count = bytes.withUnsafeMutableBytes { Glibc.read(handle.fileDescriptor, $0.baseAddress, $0.count) }
                if count >= 0 { return bytes.prefix(count) }
                guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            }
        }
    }
}
