import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// The cache of images on disk. Files are read and written on SwiftNIO's thread pool.
final class ImageStore: Sendable {

    private struct State {
        var index: ImageIndex
        var lock: ImageFolderLock?
        var lastWrite = 0
    }

    private let folder: ImageFolder
    private let clock: WallClock
    private let state: NIOLockedValueBox<State>

    init(folder: ImageFolder, byteLimit: Int, clock: WallClock) {
        self.folder = folder
        self.clock = clock
        state = NIOLockedValueBox(State(index: ImageIndex(byteLimit: byteLimit)))
    }

    private var now: Int { Int(clock.now.timeIntervalSince1970) }

    /// The number and the size of the images.
    var contents: (count: Int, byteCount: Int) { state.withLockedValue { ($0.index.count, $0.index.byteCount) } }

    /// Locks the folder, deletes incomplete files, and reads which images it contains.
    func open() async throws(PopcornError) {
        do {
            try await NIOThreadPool.singleton.runIfActive { [self] in
                let lock = try folder.prepare()
                state.withLockedValue { $0.lock = lock }
                let found = folder.images()
                for evicted in state.withLockedValue({ $0.index.insert(found: found) }) { folder.delete(evicted) }
            }
        } catch {
            throw PopcornError(.storage, "The image folder cannot be used: \(error)", cause: error)
        }
    }

    /// Unlocks the folder. Images are no longer stored.
    func close() {
        state.withLockedValue { $0.lock = nil }
    }

    /// Returns an image; `nil` if it is not stored or its file is damaged.
    func image(_ reference: ImageReference) async -> ImageContent? {
        let now = now
        let use = state.withLockedValue { $0.lock == nil ? nil : $0.index.use(reference, at: now) }
        guard let use else { return nil }
        let reading = try? await NIOThreadPool.singleton.runIfActive { [folder] in
            folder.read(reference, isVerified: use.isVerified, recordingUse: use.mustBeRecorded ? now : nil)
        }
        guard case .image(let content) = reading else {
            state.withLockedValue { $0.index.remove(reference) }
            return nil
        }
        state.withLockedValue { $0.index.markVerified(reference) }
        return content
    }

    /// Stores an image if the folder has space, and returns it.
    func store(_ reference: ImageReference, _ format: ImageFormat, _ bytes: ByteBuffer) async throws -> ImageContent {
        let now = now
        return try await NIOThreadPool.singleton.runIfActive { [self] in
            let header = ImageFileHeader(
                format: format, imageByteCount: bytes.readableBytes,
                digest: bytes.withUnsafeReadableBytes { ImageDigest($0, format) })
            let content = ImageContent(
                format: format, tag: header.digest.tag, byteCount: bytes.readableBytes, bytes: .memory(bytes))
            let name = state.withLockedValue { state -> String? in
                state.lastWrite += 1
                return state.lock == nil ? nil : String(state.lastWrite)
            }
            guard let name else { return content }
            do throws(SystemError) {
                try folder.write(reference, header: header, content: bytes, temporaryName: name, at: now)
            } catch {
                // The image is still returned, for example if the disk is full.
                return content
            }
            let size = ImageFileHeader.byteCount + bytes.readableBytes
            let evicted = state.withLockedValue { $0.index.insert(reference, byteCount: size, at: now) }
            for evicted in evicted { folder.delete(evicted) }
            return content
        }
    }
}
