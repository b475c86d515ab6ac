import Dispatch
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// The daily exports of a stand-in. The file of a kind is generated for the first request and is then kept open.
/// Generation stops if the exports are released.
final class Exports: Sendable {
    private let recordings: Recordings
    private let catalogue: GeneratedCatalogue?
    private let files = NIOLockedValueBox<[CatalogueKind: EventLoopFuture<ExportFile>]>([:])
    private let queue = DispatchQueue(label: "popcorn.standin.exports", attributes: .concurrent)

    init(recordings: Recordings, catalogue: GeneratedCatalogue?) {
        self.recordings = recordings
        self.catalogue = catalogue
    }

    /// Returns the file of a kind. Concurrent callers receive the same file.
    /// - Throws: `IOError` if the file cannot be written, and ``Delivery/ConnectionBroken`` if the connection closes.
    func file(of kind: CatalogueKind, for channel: any Channel) async throws -> ExportFile {
        let file = channel.eventLoop.makePromise(of: ExportFile.self)
        // The first result counts.
        channel.closeFuture.whenComplete { _ in file.fail(Delivery.ConnectionBroken()) }
        generatedFile(of: kind).cascade(to: file)
        return try await file.futureResult.get()
    }

    /// Returns the file of a kind, which is generated at the first call.
    func generatedFile(of kind: CatalogueKind) -> EventLoopFuture<ExportFile> {
        let lines = ExportLines(kind: kind, recordings: recordings, catalogue: catalogue)
        return files.withLockedValue { files in
            if let file = files[kind] { return file }
            let file = queue.asyncWithFuture(eventLoop: MultiThreadedEventLoopGroup.singleton.any()) { [weak self] in
                do throws(IOError) {
                    return try ExportFile(compressing: lines) { [weak self] in self != nil }
                } catch {
                    // The next request generates the file again.
                    self?.files.withLockedValue { $0[kind] = nil }
                    throw error
                }
            }
            files[kind] = file
            return file
        }
    }
}
