import ArgumentParser
import CoreDomain
import Logging
import PopcornServices
import TMDb

/// A command's services.
struct Session: Sendable {

    let services: PopcornServices
    let timeout: Duration

    /// Opens the services, runs a command's work and shuts the services down, whatever comes of the work.
    ///
    /// A failure is told in one line on standard error and becomes the exit code.
    static func run(
        _ options: SettingsOptions, locale: LocaleOptions? = nil,
        _ work: @Sendable (Session) async throws(PopcornError) -> Void
    ) async throws {
        do throws(PopcornError) {
            try await run(Settings(options, locale: locale), work)
        } catch {
            Console.standardError(FailureLine(error: error, verbose: options.verbose).description)
            throw ExitCode(error.kind)
        }
    }

    /// The same with settings already made.
    static func run(
        _ settings: Settings, _ work: @Sendable (Session) async throws(PopcornError) -> Void
    ) async throws(PopcornError) {
        // So that a second attempt fits into the time.
        let httpClient = PooledHTTPClient(configuration: .init(requestTimeout: settings.timeout * 0.4))
        let counter = HTTPRequestCounter(httpClient)
        var failure: PopcornError?
        do throws(PopcornError) {
            let services = try await PopcornServices(settings.configuration(httpClient: counter))
            do throws(PopcornError) {
                try await work(Session(services: services, timeout: settings.timeout))
            } catch {
                failure = error
            }
            // A refresh that has begun may end.
            await services.shutdown()
        } catch {
            failure = failure ?? error
        }
        // A client that does not close is of no concern to a process that ends.
        try? await httpClient.shutdown()
        if let failure {
            throw failure
        }
    }

    /// Asks the services for something; gives it with the requests and the time it took.
    ///
    /// - Parameter isBounded: Whether the whole must be done within the timeout. Each request is in any case.
    func measured<Value: Sendable>(
        isBounded: Bool = true,
        _ ask: @escaping @Sendable (PopcornServices) async throws(PopcornError) -> Sourced<Value>
    ) async throws(PopcornError) -> Measured<Value> {
        let tally = HTTPRequestCounter.Tally()
        let start = ContinuousClock.now
        let result = await HTTPRequestCounter.$tally.withValue(tally) { [services, timeout] in
            await Result { () async throws(PopcornError) in
                guard isBounded else { return try await ask(services) }
                // The movie and the images configuration may each take the timeout, after which an old movie can still
                // be given. This deadline only ends what hangs elsewhere.
                return try await withDeadline(timeout * 2 + .seconds(1)) { () async throws(PopcornError) in
                    try await ask(services)
                }
            }
        }
        return Measured(
            answer: try result.get(), httpRequests: tally.count, elapsed: ContinuousClock.now - start)
    }
}

/// An answer, with what it took to get it.
struct Measured<Value: Sendable>: Sendable {

    let answer: Sourced<Value>
    let httpRequests: Int
    let elapsed: Duration

    var value: Value { answer.value }

    var source: SourceOutput {
        SourceOutput(
            origin: answer.origin, httpRequests: httpRequests, cachedAt: answer.cachedAt,
            failure: answer.failure?.message)
    }

    func sourceLine(label: String? = nil) -> SourceLine {
        SourceLine(
            label: label, origin: answer.origin, httpRequests: httpRequests, elapsed: elapsed,
            cachedAt: answer.cachedAt, failure: answer.failure?.message)
    }
}

extension Result {
    fileprivate init(_ work: () async throws(Failure) -> Success) async {
        do throws(Failure) {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
