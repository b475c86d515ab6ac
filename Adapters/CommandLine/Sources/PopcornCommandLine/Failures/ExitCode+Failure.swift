import ArgumentParser
import CoreDomain

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
