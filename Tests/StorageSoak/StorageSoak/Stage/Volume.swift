import CFaultVFS
import Foundation

/// A folder whose databases fail when a run wants it.
final class Volume {

    /// Operations of SQLite on files.
    struct Operations: OptionSet {
        let rawValue: UInt32

        static let all = Operations(rawValue: (FAULTVFS_ACCESS.rawValue << 1) - 1)
        static let reads = Operations([FAULTVFS_READ])
        static let changes = Operations([FAULTVFS_WRITE, FAULTVFS_SYNC, FAULTVFS_TRUNCATE, FAULTVFS_DELETE])
        static let extensions = Operations([FAULTVFS_WRITE, FAULTVFS_SHM_MAP])

        init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        private init(_ operations: [faultvfs_operation]) {
            rawValue = operations.reduce(0) { $0 | $1.rawValue }
        }
    }

    private let volume: OpaquePointer

    /// Mounts a folder.
    ///
    /// - Parameter keepsImages: Whether to remember which bytes of the databases have been synchronised.
    init(_ folder: URL, keepsImages: Bool = false) throws(Violation) {
        guard faultvfs_register() == 0, let volume = faultvfs_mount(folder.path, keepsImages ? 1 : 0) else {
            throw Violation("the file system of the faults cannot be used")
        }
        self.volume = volume
    }

    deinit {
        faultvfs_unmount(volume)
    }

    /// Counts operations from now on, and fails some of them.
    ///
    /// - Parameters:
    ///   - first: The number of the first operation that fails, from 1.
    ///   - count: The number of operations that fail. Default: all later ones.
    func arm(_ operations: Operations, _ kind: faultvfs_kind, first: Int, count: Int = .max) {
        faultvfs_arm(volume, operations.rawValue, kind, Int64(first), Int64(count))
    }

    /// Ends all faults, and counts from 0.
    func reset() {
        faultvfs_arm(volume, 0, FAULTVFS_BROKEN, 1, 0)
    }

    /// The number of operations since the faults were armed.
    var counted: Int { Int(faultvfs_counted(volume)) }

    /// The number of operations that failed since the faults were armed.
    var failed: Int { Int(faultvfs_failed(volume)) }

    /// The name of the operation that failed first.
    var firstFailure: String {
        let names = [
            "open", "read", "write", "sync", "truncate", "size", "lock", "shm map", "shm lock", "delete", "access",
        ]
        let bit = faultvfs_first_failure(volume).trailingZeroBitCount
        return names.indices.contains(bit) ? names[bit] : "none"
    }

    /// Copies the files of the folder to a new folder, as they may be after a power failure.
    func copyAfterPowerFailure(from folder: URL, to copy: URL, seed: () -> UInt64) throws {
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: false)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let (source, target) = (folder.appending(path: name).path, copy.appending(path: name).path)
            try expect(
                faultvfs_copy_after_power_failure(volume, source, target, seed()) == 0,
                "\(name) cannot be copied: \(String(cString: strerror(errno)))")
        }
    }
}
