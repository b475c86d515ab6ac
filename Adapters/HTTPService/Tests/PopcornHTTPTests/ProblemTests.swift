import CoreDomain
import Foundation
import HTTPTypes
import HummingbirdCore
import Testing

@testable import PopcornHTTP

@Suite struct ProblemTests {

    @Test(arguments: [
        (PopcornError.Kind.invalidInput, Problem.Kind.invalidRequest, 400),
        (.notFound, .notFound, 404),
        (.notCached, .notCached, 504),
        (.unauthorised, .tmdbUnauthorised, 503),
        (.rateLimited(retryAfter: .seconds(3)), .tmdbRateLimited, 503),
        (.overloaded(retryAfter: nil), .overloaded, 503),
        (.unavailable, .tmdbUnavailable, 504),
        (.undecodable, .tmdbUndecodable, 502),
        (.limitReached, .limitReached, 409),
        (.storage, .storage, 503),
        (.cancelled, .shuttingDown, 503),
    ])
    func `each kind of error has a kind of problem and a status`(
        error: PopcornError.Kind, kind: Problem.Kind, status: Int
    ) {
        let problem = Problem(PopcornError(error, "m"))

        #expect(problem.kind == kind)
        #expect(problem.status.code == status)
    }

    @Test func `the message for the log is not sent to the client`() {
        let problem = Problem(PopcornError(.storage, "/var/lib/cache.sqlite is locked", subject: "movie 550"))

        #expect(problem.detail == "Movie 550 is unavailable, because the service cannot use its database.")
    }

    @Test func `a delay is rounded up to whole seconds`() {
        let problem = Problem(.overloaded, "m", retryAfter: .milliseconds(1200))

        let response = problem.response(requestID: "r1")

        #expect(response.headers[.retryAfter] == "2")
        #expect(response.headers[.contentType] == "application/problem+json")
        #expect(response.headers[.cacheControl] == "no-store")
    }

    @Test func `a delay that TMDb sends is at most 15 minutes`() {
        for delay in [Duration.seconds(900), .seconds(86_400), .seconds(Int64.max)] {
            let problem = Problem(PopcornError(.rateLimited(retryAfter: delay), "m"))
            #expect(problem.response(requestID: "r1").headers[.retryAfter] == "900")
        }
        let short = Problem(PopcornError(.rateLimited(retryAfter: .seconds(899)), "m"))
        #expect(short.response(requestID: "r1").headers[.retryAfter] == "899")
    }

    @Test func `types are unique`() {
        #expect(Set(Problem.Kind.allCases.map { Problem($0, "").type }).count == Problem.Kind.allCases.count)
        #expect(Problem(.notFound, "").type == "urn:popcorn:problem:not-found")
    }
}
