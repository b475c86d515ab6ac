import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb

/// The index of titles of a configuration, and the job that updates it.
struct TitleIndexParts: Sendable {

    let index: IndexedTitles
    let job: TitleIndexUpdateJob
    /// Whether a running service runs the job.
    let isUpdated: Bool

    /// Creates the parts, or `nil` if there is no folder for the index. Opens no file and sends no request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind `invalidInput` if the URL of the exports is invalid, or if the
    ///   index is updated but has no folder.
    init?(_ configuration: PopcornServices.Configuration) throws(PopcornError) {
        isUpdated = configuration.titleIndex.isUpdated
        guard
            let folder = configuration.titleIndex.folder
                ?? configuration.storage.cacheDatabase?.deletingLastPathComponent()
        else {
            if isUpdated { throw .invalidInput("No folder is configured for the index of titles") }
            return nil
        }
        index = IndexedTitles(folder: folder, logger: configuration.logger)
        do throws(TMDbError) {
            job = TitleIndexUpdateJob(
                titles: index,
                client: try DailyExportClient(
                    baseURL: configuration.titleIndex.exportsBaseURL,
                    proxy: configuration.transport.connections.proxy),
                clock: configuration.clock, sleep: { try? await Task.sleep(for: $0) }, logger: configuration.logger,
                metrics: TitleIndexMetrics(configuration.metrics))
        } catch {
            throw TMDbErrorMapper().map(error, subject: "the index of titles")
        }
    }

    func close() async {
        await job.client.shutdown()
        await index.close()
    }
}
