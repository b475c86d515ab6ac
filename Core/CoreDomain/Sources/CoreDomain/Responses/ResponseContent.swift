package import Foundation

/// A request to TMDb whose response is cached as TMDb sent it.
package struct ResponseRequest: Hashable, Sendable {

    /// The kinds of response, which determine how long a response is fresh.
    package enum Kind: Hashable, Sendable {
        /// A title, a person or another resource, or a part of one.
        case content
        /// A page of a list, or the results of a search.
        case list
        /// Values that rarely change, such as genres.
        case reference
    }

    /// The path and query in canonical form, such as `3/movie/550?language=de`. It may contain a text that a user
    /// entered.
    package let target: String
    /// The movie, TV series, person or collection that the response belongs to, such as the series of an episode; `nil`
    /// if it belongs to none.
    package let title: ContentID?
    package let kind: Kind
    /// The names of the appended parts, which are the names of members of the response.
    package let parts: [String]

    /// Creates a request.
    ///
    /// - Parameter parts: The names of the appended parts. Default: none.
    package init(target: String, title: ContentID?, kind: Kind, parts: [String] = []) {
        self.target = target
        self.title = title
        self.kind = kind
        self.parts = parts
    }

    /// The name of the response in messages: its path, such as `/3/movie/550`.
    package var subject: String { Self.subject(of: target) }

    /// Returns the name of the response to a target in messages.
    package static func subject(of target: String) -> String { "/\(target.prefix { $0 != "?" })" }
}

/// A response of TMDb.
package struct ResponseContent: Equatable, Encodable, Sendable {

    /// The maximum size of a decompressed body in bytes. A season with all its episodes has less than 1 MB.
    package static let maximumByteCount = 16 * 1024 * 1024

    /// The body in the gzip format.
    package let gzip: Data
    /// The digest of the body, by which clients recognise it.
    package let tag: [UInt8]
    /// The size of the decompressed body in bytes.
    package let byteCount: Int
    /// The names of the requested parts that the response lacks.
    package let missingParts: [String]
    /// The date around which the content is likely to change, such as the release of a movie, and a year after which it
    /// rarely does; `nil` if there is none.
    package let date: Date?

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - gzip: The body in the gzip format.
    ///   - tag: The digest of the body.
    ///   - byteCount: The size of the decompressed body in bytes.
    ///   - missingParts: The names of the requested parts that the response lacks. Default: none.
    ///   - date: The date of the release, of an episode, or of a death. Default: none.
    package init(gzip: Data, tag: [UInt8], byteCount: Int, missingParts: [String] = [], date: Date? = nil) {
        self.gzip = gzip
        self.tag = tag
        self.byteCount = byteCount
        self.missingParts = missingParts
        self.date = date
    }
}

/// A remote data source of responses of TMDb.
package protocol ResponseRemoteDataSource: Sendable {

    /// Fetches the response to a request.
    ///
    /// - Throws: ``PopcornError``, of kind `invalidInput` if TMDb rejects a value of the request.
    func response(to request: ResponseRequest) async throws(PopcornError) -> ResponseContent
}
