package import Foundation
import PopcornConcurrency

/// A builder of the file of a ``TitleIndex`` from daily exports of TMDb.
///
/// ```swift
/// let builder = TitleIndexBuilder(file)
/// try await builder.start()
/// try await builder.append(contentsOf: export, of: .movie, made: date)
/// let summary = try await builder.finish()
/// ```
///
/// The builder writes a new file next to the existing one, which it replaces when it is complete and on the disk.
/// Readers of the existing file continue. If the builder is released before, the existing file stays.
///
/// The memory does not depend on the size of the exports. Titles are sorted in temporary files of SQLite, in the folder
/// that the environment variables `SQLITE_TMPDIR` or `TMPDIR` name, or in `/var/tmp`. They need about as much space as
/// the exports without compression, twice.
///
/// Work runs on a thread of the builder, which does not delay readers.
package final class TitleIndexBuilder: Sendable {

    /// The number of bytes of a file that are read at a time.
    package static let readSize = 256 * 1024

    private let thread = BackgroundThread("popcorn.titles")
    private let build: IndexBuild

    /// Creates a builder.
    ///
    /// - Parameter file: The file to replace. It can be missing, but its folder must exist.
    package init(_ file: URL) {
        build = IndexBuild(file)
    }

    /// The number of titles that were read.
    package var titleCount: Int {
        get async { await thread.run { [build] _ in build.titleCount } }
    }

    /// Creates the new file, in place of the remains of a process that was killed. Call once, before all other methods.
    ///
    /// - Throws: ``TitleIndexError/buildInProgress(path:)``, ``TitleIndexError/inaccessible(path:reason:)``.
    package func start() async throws(TitleIndexError) {
        try await thread.run { [build] _ throws(TitleIndexError) in try build.start() }
    }

    /// Reads a chunk of the gzip data of an export.
    ///
    /// - Throws: ``TitleIndexError/damagedExport(kind:reason:)``, ``TitleIndexError/tooManyTitles(kind:limit:)``,
    ///   ``TitleIndexError/builderEnded``. The builder has ended after an error.
    package func append(_ chunk: [UInt8], of kind: TitleKind) async throws(TitleIndexError) {
        try await thread.run { [build] _ throws(TitleIndexError) in try build.append(chunk, of: kind) }
    }

    /// Reads a file with the gzip data of an export, and ends the export.
    ///
    /// - Parameters:
    ///   - export: The file.
    ///   - kind: The kind of titles.
    ///   - made: The date at which TMDb made the export.
    ///   - progress: A closure that is called with the number of bytes that were read, after each ``readSize``.
    ///     Default: no effect.
    /// - Throws: ``TitleIndexError/inaccessible(path:reason:)`` if the file cannot be read,
    ///   ``TitleIndexError/cancelled`` if the task was cancelled, the errors of ``append(_:of:)`` and
    ///   ``endExport(of:made:)``. The builder has ended after an error.
    package func append(
        contentsOf export: URL, of kind: TitleKind, made: Date, progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws(TitleIndexError) {
        try await thread.run { [build] caller throws(TitleIndexError) in
            try build.append(contentsOf: export, of: kind, made: made, for: caller, progress: progress)
        }
    }

    /// Ends an export.
    ///
    /// - Parameter made: The date at which TMDb made the export.
    /// - Throws: ``TitleIndexError/damagedExport(kind:reason:)`` if the data is incomplete,
    ///   ``TitleIndexError/unreadableExport(kind:lines:defects:)``. The builder has ended after an error.
    package func endExport(of kind: TitleKind, made: Date) async throws(TitleIndexError) {
        try await thread.run { [build] _ throws(TitleIndexError) in try build.endExport(of: kind, made: made) }
    }

    /// Writes the index and replaces the existing file.
    ///
    /// - Parameter progress: A closure that is called with the number of titles that were written, after each
    ///   ``IndexWriter/reportInterval``. Default: no effect.
    /// - Returns: The exports in the index.
    /// - Throws: ``TitleIndexError/damagedExport(kind:reason:)`` if an export is incomplete,
    ///   ``TitleIndexError/cancelled`` if the task was cancelled. The builder has ended after an error.
    package func finish(
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws(TitleIndexError) -> [TitleIndexExport] {
        try await thread.run { [build] caller throws(TitleIndexError) in
            try build.finish(for: caller, progress: progress)
        }
    }

    /// Ends the build without replacing the existing file, and releases the lock.
    package func cancel() async {
        await thread.run { [build] _ in build.cancel() }
    }
}
