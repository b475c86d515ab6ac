import Hummingbird
import PopcornHTTP
import PopcornServices
import Synchronization

/// The users that are logged in.
final class Logins: Sendable {

    private struct Login {
        let token: String
        let owner: WatchlistOwner
    }

    /// The maximum number of logins. A further login ends the oldest one.
    static let maximumCount = 1_000

    private let logins = Mutex<[Login]>([])
    private let newToken: @Sendable () -> String

    /// Creates the logins.
    ///
    /// - Parameter newToken: A closure that returns a token that nobody can guess.
    init(newToken: @escaping @Sendable () -> String) {
        self.newToken = newToken
    }

    /// Returns a token for a user. A service checks the password of the user here.
    func logIn(_ name: String) throws -> String {
        let isName = (1...32).contains(name.count) && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName else {
            throw HTTPError(.badRequest, message: "The name must have 1 to 32 letters and digits")
        }
        let login = Login(token: newToken(), owner: try WatchlistOwner(name.lowercased()))
        logins.withLock { logins in
            if logins.count == Self.maximumCount { logins.removeFirst() }
            logins.append(login)
        }
        return login.token
    }

    /// Returns the user of a token; `nil` if the token is not valid.
    func owner(of token: String) -> WatchlistOwner? {
        logins.withLock { logins in logins.first { $0.token == token }?.owner }
    }

    /// The access to the routes of Popcorn: everybody may read titles, and users may use their own watchlists.
    var access: AccessPolicy {
        AccessPolicy { token in
            guard let token else { return Access(rights: .read, owners: .none) }
            guard let owner = self.owner(of: token) else { return nil }
            return Access(rights: [.read, .library], owners: .one(owner))
        }
    }
}

/// Finds the user of a request for the routes of the service.
struct LoginMiddleware: RouterMiddleware {

    let logins: Logins

    func handle(
        _ request: Request, context: ServiceContext, next: (Request, ServiceContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        if let header = request.headers[.authorization], header.hasPrefix("Bearer ") {
            context.owner = logins.owner(of: String(header.dropFirst("Bearer ".count)))
        }
        return try await next(request, context)
    }
}

struct ServiceContext: RequestContext {

    var coreContext: CoreRequestContextStorage
    /// The user of the request; `nil` if the request has no valid token.
    var owner: WatchlistOwner?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
    }

    func requireOwner() throws -> WatchlistOwner {
        guard let owner else { throw Problem(.unauthenticated, "The path requires a token of /login.") }
        return owner
    }
}
