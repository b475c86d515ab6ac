import AsyncHTTPClient
package import Foundation
import NIOCore
import NIOHTTP1

/// A client of the server of TMDb's daily exports. It sends no credential.
///
/// Call ``shutdown()`` when you are done.
package struct DailyExportClient: Sendable {

    /// The maximum time to open a connection.
    private static let connectTimeout = Duration.seconds(5)
    /// The maximum time until the head of a response.
    private static let headTimeout = Duration.seconds(30)
    /// The maximum time between two parts of a response.
    private static let readTimeout = Duration.seconds(30)

    private let baseURL: BaseURL
    private let pool: ConnectionPool

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - baseURL: The URL of the exports folder: `https`, or `http` for a loopback address. Default:
    ///     `https://files.tmdb.org/p/exports`.
    ///   - proxy: The proxy. Default: none.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the URL is invalid.
    package init(baseURL: URL? = nil, proxy: TMDbProxy? = nil) throws(TMDbError) {
        do throws(InvalidRequest) {
            self.baseURL =
                try baseURL.map { url throws(InvalidRequest) in
                    try BaseURL(url, as: "base URL of exports")
                } ?? .exports
        } catch {
            throw TMDbError(.invalidRequest(reason: error.reason))
        }
        pool = ConnectionPool(connectTimeout: Self.connectTimeout, readTimeout: Self.readTimeout, proxy: proxy)
    }

    /// Requests an export, or the rest of it.
    ///
    /// - Parameters:
    ///   - offset: The number of bytes that were received before.
    ///   - validator: The entity tag of these bytes. If the export has another entity tag, the response is the whole
    ///     export.
    func response(
        for export: DailyExport, after offset: Int, validator: String?
    ) async throws(DailyExportError) -> HTTPClientResponse {
        var request = HTTPClientRequest(url: "\(baseURL.prefix)/\(export.fileName)")
        if offset > 0, let validator {
            request.headers.add(name: "Range", value: "bytes=\(offset)-")
            request.headers.add(name: "If-Range", value: validator)
        }
        do {
            return try await pool.client.execute(request, deadline: .now() + TimeAmount(timeout: Self.headTimeout))
        } catch {
            throw DailyExportError(from: error)
        }
    }

    /// Closes the connections. Running downloads fail.
    package func shutdown() async {
        // The connections are closed in any case, when the client is released.
        try? await pool.client.shutdown()
    }
}

extension DailyExportError {

    /// Creates the error that corresponds to an error of AsyncHTTPClient or SwiftNIO.
    init(from error: any Error) {
        let failure = TMDbHTTPError(from: error)
        self = failure.kind == .cancelled && Task.isCancelled ? .cancelled : .transport(failure)
    }
}
