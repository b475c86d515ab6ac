import ArgumentParser
import CoreDomain
import Testing

@testable import PopcornCommandLine

@Suite struct FailureTests {

    @Test(arguments: [
        (PopcornError.Kind.invalidInput, Int32(64)), (.notFound, 66), (.unavailable, 69), (.undecodable, 69),
        (.limitReached, 73), (.storage, 74), (.rateLimited(retryAfter: nil), 75), (.overloaded(retryAfter: nil), 75),
        (.unauthorised, 77), (.cancelled, 130),
    ])
    func `each kind of error has an exit code`(kind: PopcornError.Kind, status: Int32) {
        #expect(ExitCode(kind).rawValue == status)
    }

    private func line(_ error: PopcornError, verbose: Bool = false) -> String {
        FailureLine(error: error, verbose: verbose).description
    }

    @Test func `the error line contains advice`() {
        #expect(line(PopcornError(.notFound, "TMDb has no movie 7")) == "popcorn: TMDb has no movie 7")
        #expect(
            line(PopcornError(.rateLimited(retryAfter: .seconds(7)), "Slow down"))
                == "popcorn: Slow down; try again in 7 s")
        #expect(
            line(PopcornError(.rateLimited(retryAfter: .zero), "Slow down"))
                == "popcorn: Slow down; try again in 1 s")
        #expect(
            line(PopcornError(.overloaded(retryAfter: .seconds(25)), "Too many"))
                == "popcorn: Too many; try again in 25 s")
        #expect(
            line(PopcornError(.unauthorised, "No"))
                == """
                popcorn: No; set TMDB_ACCESS_TOKEN or TMDB_API_KEY to a credential from themoviedb.org/settings/api, or \
                use sample data (see popcorn help standin)
                """)
        #expect(line(PopcornError(.unavailable, "No")).contains("--offline"))
    }

    @Test func `the error line contains the cause only with --verbose`() {
        struct Cause: Error, CustomStringConvertible { let description = "a refused connection" }
        let error = PopcornError(.notFound, "No", cause: Cause())
        #expect(line(error) == "popcorn: No")
        #expect(line(error, verbose: true) == "popcorn: No (cause: a refused connection)")
    }

    @Test func `control characters are removed from the error line`() {
        #expect(line(PopcornError(.notFound, "a\nb\u{1B}[2Jc")) == "popcorn: a b [2Jc")
    }
}
