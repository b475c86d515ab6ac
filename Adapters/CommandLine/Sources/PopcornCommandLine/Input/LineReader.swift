import Dispatch
import Foundation
import Glibc
import PopcornConcurrency

/// An asynchronous sequence of the lines in a file or in standard input, each as its bytes without the line break.
///
/// The file is read in chunks as the lines are consumed. A line of a pipe is returned as soon as it is complete. A read
/// that blocks occupies no thread of the cooperative pool, and the wait for it can be cancelled.
struct LineReader: AsyncSequence, Sendable {

    /// The size of a chunk, in bytes.
    private static let chunkSize = 64 * 1024

    let handle: FileHandle
    /// The maximum length of a line, in bytes. Longer lines are truncated. Default: 64 KiB.
    var longestLine = 64 * 1024

    func makeAsyncIterator() -> Iterator {
        Iterator(handle: handle, longestLine: longestLine)
    }

    struct Iterator: AsyncIteratorProtocol {

        private let handle: FileHandle
        private let longestLine: Int
        private let queue = DispatchQueue(label: "popcorn.lines")
        private var chunk: Data.SubSequence = Data()
        private var hasEnded = false

        fileprivate init(handle: FileHandle, longestLine: Int) {
            self.handle = handle
            self.longestLine = longestLine
        }

        /// Returns the next line; `nil` at the end.
        ///
        /// - Throws: The error of the file, or `CancellationError`.
        mutating func next() async throws -> Data? {
            var line = Data()
            while true {
                if let end = chunk.firstIndex(of: UInt8(ascii: "\n")) {
                    append(chunk[..<end], to: &line)
                    chunk = chunk[(end + 1)...]
                    return withoutCarriageReturn(line)
                }
                append(chunk, to: &line)
                chunk = hasEnded ? Data() : try await read()
                if chunk.isEmpty {
                    defer { hasEnded = true }
                    return line.isEmpty ? nil : withoutCarriageReturn(line)
                }
            }
        }

        private func append(_ bytes: Data.SubSequence, to line: inout Data) {
            line += bytes.prefix(longestLine - line.count)
        }

        private func withoutCarriageReturn(_ line: Data) -> Data {
            line.last == UInt8(ascii: "\r") ? line.dropLast() : line
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
