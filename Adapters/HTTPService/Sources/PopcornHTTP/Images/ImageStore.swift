import CoreDomain
import Foundation
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import PopcornConcurrency

/// The cache of images on disk. Files are read and written on SwiftNIO's thread pool.
final class ImageStore: Sendable {

    private struct State {
        var index: ImageIndex
        var lock: ImageFolderLock?
        var lastWrite = 0
    }

    private let folder: ImageFolder
    private let byteLimit: Int
    private let clock: WallClock
    private let metrics: ImageMetrics
    private let logger: Logger
    private let warnings = WarningInterval()
    private let state: NIOLockedValueBox<State>

    init(folder: ImageFolder, byteLimit: Int, clock: WallClock, metrics: ImageMetrics, logger: Logger) {
        self.folder = folder
        self.byteLimit = byteLimit
        self.clock = clock
        self.metrics = metrics
        self.logger = logger
        state = NIOLockedValueBox(State(index: ImageIndex(byteLimit: byteLimit)))
    }

    private var now: Int { Int(clock.now.timeIntervalSince1970) }

    /// The number and the size of the images.
    var contents: (count: Int, byteCount: Int) { state.withLockedValue { ($0.index.count, $0.index.byteCount) } }

    /// Whether the folder is locked, so that images are stored.
    var isOpen: Bool { state.withLockedValue { $0.lock != nil } }

    /// Locks the folder, deletes incomplete files, and reads which images it contains. Does nothing if the folder is
    /// open.
    func open() async throws(PopcornError) {
        guard !isOpen else { return }
        do {
            try await NIOThreadPool.singleton.runIfActive { [self] in
                let lock = try folder.prepare()
                state.withLockedValue { $0.lock = lock }
                let found = folder.images()
                change { $0.insert(found: found) }
            }
        } catch {
            let isLocked = (error as? SystemError)?.number == EWOULDBLOCK
            let reason = isLocked ? "another process uses it" : "\(error)"
            throw PopcornError(.storage, "The image folder cannot be used: \(reason)", cause: error)
        }
    }

    /// Unlocks the folder. Images are no longer stored.
    func close() {
        state.withLockedValue { $0.lock = nil }
    }

    /// Returns an image; `nil` if it is not stored, its file is damaged, or the task is cancelled.
    func image(_ reference: ImageReference) async -> ImageContent? {
        let now = now
        let use = state.withLockedValue { $0.lock == nil ? nil : $0.index.use(reference, at: now) }
        guard let use else { return nil }
        return try? await NIOThreadPool.singleton.runIfActive { [self] () -> ImageContent? in
            let reading = folder.read(
                reference, isVerified: use.isVerified, recordingUse: use.mustBeRecorded ? now : nil)
            guard case .image(let content) = reading else {
                discard(reference, since: use)
                return nil
            }
            state.withLockedValue { $0.index.markVerified(reference) }
            return content
        }
    }

    /// Stores an image if the folder has space, and returns it.
    func store(_ reference: ImageReference, _ format: ImageFormat, _ bytes: ByteBuffer) async throws -> ImageContent {
        let now = now
        return try await NIOThreadPool.singleton.runIfActive { [self] in
            let header = bytes.withUnsafeReadableBytes { ImageFileHeader(of: $0, format) }
            let content = ImageContent(
                format: format, tag: header.tag, byteCount: bytes.readableBytes, bytes: .memory(bytes))
            let size = ImageFileHeader.byteCount + bytes.readableBytes
            let name = state.withLockedValue { state -> String? in
                state.lastWrite += 1
                return state.lock == nil || size > byteLimit ? nil : String(state.lastWrite)
            }
            guard let name else { return content }
            do throws(SystemError) {
                try folder.write(reference, header: header, content: bytes, temporaryName: name, at: now)
            } catch {
                // The image is still returned, for example if the disk is full.
                metrics.countWriteFailure()
                if warnings.begin("An image cannot be stored", at: clock.uptime) {
                    logger.warning("An image cannot be stored", metadata: ["error": "\(error)"])
                }
                return content
            }
            change { $0.insert(reference, byteCount: size, at: now) }
            return content
        }
    }

    /// Removes an image that could not be read, and deletes its file, unless the image was stored again since its use.
    /// Blocks the thread.
    private func discard(_ reference: ImageReference, since use: ImageIndex.Use) {
        let isRemoved = state.withLockedValue { state in
            let isRemoved = state.index.remove(reference, since: use)
            metrics.record(imageCount: state.index.count, byteCount: state.index.byteCount, evicted: 0)
            return isRemoved
        }
        if isRemoved { folder.delete(reference) }
    }

    /// Changes the index, and deletes the images that it evicts. Blocks the thread.
    private func change(_ change: (inout ImageIndex) -> [ImageReference]) {
        let evicted = state.withLockedValue { state in
            let evicted = change(&state.index)
            metrics.record(
                imageCount: state.index.count, byteCount: state.index.byteCount, evicted: evicted.count)
            return evicted
        }
        for reference in evicted { folder.delete(reference) }
    }
}
