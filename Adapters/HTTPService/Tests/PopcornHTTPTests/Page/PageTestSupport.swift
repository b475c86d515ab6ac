import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import PopcornServices
import PopcornTesting

@testable import PopcornHTTP

/// Runs a test with the pages over doubles of the use cases, and with the watchlist of an owner.
///
/// - Parameter permitsStatus: Whether all requests may read the state of the service.
func withPage(
    owner: WatchlistOwner? = .default, permitsStatus: Bool = true, logo: Data? = nil,
    _ assign: (inout PopcornServices) -> Void = { _ in },
    _ test: @escaping @Sendable (any TestClientProtocol) async throws -> Void
) async throws {
    var services = try await PopcornServices(.init(tmdb: .offline, storage: .temporary, clock: .mock()))
    assign(&services)
    let router = Router()
    let configuration = PopcornPage.Configuration(
        logo: logo, clock: .mock(), owner: { _ in owner }, permitsStatus: { _ in permitsStatus })
    try PopcornPage(services, configuration: configuration).addRoutes(to: router)
    try await Application(router: router).test(.router, test)
    await services.shutdown()
}

extension TestResponse {
    var text: String { String(buffer: body) }
}

extension HTTPField.Name {
    static let fetchSite = HTTPField.Name("Sec-Fetch-Site").unsafelyUnwrapped
    static let policy = HTTPField.Name("Content-Security-Policy").unsafelyUnwrapped
}

extension HTTPFields {
    static let sameOrigin: HTTPFields = [.fetchSite: "same-origin"]
}

extension PageRequest {
    /// Creates a request for tests.
    static func mock(_ path: String = "/", owner: WatchlistOwner? = nil) -> PageRequest {
        PageRequest(
            HTTPRequest(method: .get, scheme: nil, authority: nil, path: path),
            configuration: .init(owner: { _ in owner }))
    }
}
