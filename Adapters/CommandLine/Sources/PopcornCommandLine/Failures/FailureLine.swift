import ArgumentParser
import CoreDomain

/// A line that describes an error and how to resolve it.
struct FailureLine: CustomStringConvertible {

    let error: PopcornError
    let verbose: Bool
    var hasAdvice = true

    var description: String {
        var line = "popcorn: \(error.message)"
        if hasAdvice, let advice {
            line += "; \(advice)"
        }
        if verbose, let cause = error.cause {
            line += " (cause: \(String(describing: cause)))"
        }
        return line.sanitisedForTerminal(keepingNewlines: false)
    }

    #if PostgreSQL
    private static let storageAdvice =
        "check the folder of the databases (see popcorn cache path), or the server that POPCORN_DATABASE_URL names"
    #else
    private static let storageAdvice = "check the folder of the databases (see popcorn cache path)"
    #endif

    private var advice: String? {
        switch error.kind {
        case .unauthorised:
            """
            set TMDB_ACCESS_TOKEN or TMDB_API_KEY to a credential from themoviedb.org/settings/api, or use sample data \
            (see popcorn help standin)
            """
        case .rateLimited(let retryAfter?), .overloaded(let retryAfter?):
            "try again in \(max(1, retryAfter.components.seconds)) s"
        case .rateLimited(nil), .overloaded(nil):
            "try again in a few seconds"
        case .unavailable:
            "try again later, or read from the cache with --offline"
        case .undecodable:
            "try again later; if the error persists, TMDb's response format has changed"
        case .storage:
            Self.storageAdvice
        case .invalidInput, .notFound, .notCached, .limitReached, .cancelled:
            nil
        }
    }
}

extension ExitCode {

    /// Creates the exit code of an error, from `sysexits.h`.
    init(_ kind: PopcornError.Kind) {
        let status: Int32 =
            switch kind {
            case .invalidInput: 64  // EX_USAGE
            case .notFound, .notCached: 66  // EX_NOINPUT
            case .unavailable, .undecodable: 69  // EX_UNAVAILABLE
            case .limitReached: 73  // EX_CANTCREAT
            case .storage: 74  // EX_IOERR
            case .rateLimited, .overloaded: 75  // EX_TEMPFAIL
            case .unauthorised: 77  // EX_NOPERM
            case .cancelled: 130  // as a shell reports an interrupt
            }
        self.init(status)
    }
}
