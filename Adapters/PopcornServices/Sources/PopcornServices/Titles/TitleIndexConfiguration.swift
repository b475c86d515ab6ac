public import Foundation

extension PopcornServices {

    /// The configuration of the index of titles, from which titles are suggested by name without a request to TMDb.
    public struct TitleIndexConfiguration: Hashable, Sendable {

        /// The folder of `titles.sqlite` and `title-names.sqlite`, which is created if it is missing. Default: `nil`, for
        /// the folder of the cache in SQLite. With temporary storage and on a server, there is no index without a folder.
        public var folder: URL?

        /// The URL of the folder of TMDb's daily exports: `https`, or `http` for a loopback address. Default: `nil`, for
        /// `https://files.tmdb.org/p/exports`.
        public var exportsBaseURL: URL?

        /// Whether a running service updates the index, as ``SuggestionIndex/update(progress:)`` does, at the start and
        /// then once an hour. An index of the exports of the day costs no request. Default: `false`.
        public var isUpdated: Bool

        /// Creates a configuration.
        public init(folder: URL? = nil, exportsBaseURL: URL? = nil, isUpdated: Bool = false) {
            self.folder = folder
            self.exportsBaseURL = exportsBaseURL
            self.isUpdated = isUpdated
        }
    }
}
