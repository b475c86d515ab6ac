import NIOConcurrencyHelpers
public import TMDb

/// A mock of all TMDb services for tests, which returns configured answers and records its calls.
///
/// Specify an operation by its identifier in TMDb's OpenAPI description, or by calling it in a closure:
///
/// ```swift
/// @Test func `The page shows the title`() async throws {
///     let mock = TMDbMock()
///     try await mock.respond(with: Movie.sample(with: ["title": "Fight Club"])) {
///         try await $0.details(forMovie: 550)
///     }
///     mock.fail("movie-credits", with: TMDbError(.notFound))
///
///     let page = try await MoviePage(movies: mock).render(550)
///
///     #expect(page.contains("Fight Club"))
///     #expect(mock.calls.map(\.path) == ["/3/movie/550", "/3/movie/550/credits"])
/// }
/// ```
///
/// An answer for a specific request takes precedence over an answer for the operation, and a later answer replaces an
/// earlier one. Requests that a client would reject throw the client's error. A mock can be used by several tasks
/// concurrently.
public final class TMDbMock: Sendable {

    /// The result of calls for which no answer is configured.
    public enum Unanswered: Hashable, Sendable {
        /// An error of kind ``/TMDb/TMDbError/Kind-swift.enum/invalidRequest(reason:)``, with the operation's
        /// identifier.
        case error
        /// A sample that is generated from a seed; see ``Swift/Decodable/sample(seed:)``.
        case sample(seed: Int)
    }

    private struct State {
        var answers: [AnswerKey: AnswerSequence] = [:]
        var calls: [Call] = []
    }

    private let unanswered: Unanswered
    private let state = NIOLockedValueBox(State())

    /// Creates a mock without answers.
    ///
    /// - Parameter unanswered: The result of calls for which no answer is configured. Default: ``Unanswered/error``.
    public init(unanswered: Unanswered = .error) {
        self.unanswered = unanswered
    }

    /// The recorded calls, in order.
    public var calls: [Call] { state.withLockedValue(\.calls) }

    /// Returns the recorded calls of an operation, in order.
    public func calls(to operationID: String) -> [Call] {
        calls.filter { $0.operationID == operationID }
    }

    func set<Value>(_ answers: [Answer<Value>], for key: AnswerKey) {
        state.withLockedValue { $0.answers[key] = AnswerSequence(answers) }
    }
}

extension TMDbMock: TMDbService {

    /// Records a call and returns its answer.
    ///
    /// - Throws: The configured error; ``/TMDb/TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if no answer is
    ///   configured, or if the answer does not have the operation's response type.
    public func send<Response: Decodable & Sendable>(
        _ endpoint: Endpoint<Response>
    ) async throws(TMDbError) -> Response {
        if Task.isCancelled { throw endpoint.error(.cancelled) }
        let call = try Call(endpoint)
        let make = state.withLockedValue { state in
            state.calls.append(call)
            return state.answers[.request(call)]?.next() ?? state.answers[.operation(call.operationID)]?.next()
        }
        guard let make else { return try unansweredResponse(to: endpoint) }
        let value = try await make(call).get()
        guard let response = value as? Response else {
            throw endpoint.error(
                .invalidRequest(
                    reason:
                        "the mock's answer to \(endpoint.operationID) is of type \(type(of: value)), "
                        + "not \(Response.self)"
                ))
        }
        return response
    }

    private func unansweredResponse<Response: Decodable & Sendable>(
        to endpoint: Endpoint<Response>
    ) throws(TMDbError) -> Response {
        guard case .sample(let seed) = unanswered else {
            throw endpoint.error(.invalidRequest(reason: "the mock has no answer to \(endpoint.operationID)"))
        }
        do {
            return try Response.sample(seed: seed)
        } catch {
            throw endpoint.error(.invalidRequest(reason: "\(Response.self) has no sample: \(error)"))
        }
    }
}

extension TMDbMock: AllServices {}

extension TMDbMock {

    /// A client whose requests are answered by the mock.
    ///
    /// Use it for code that takes a client, and for operations that have the same name in several services. For
    /// example, `mock.allPopular()` is ambiguous, but `mock.client.movies.allPopular()` and
    /// `mock.client.tvSeries.allPopular()` are not. Each access creates a client, which fetches its own image
    /// configuration and does not need to be shut down.
    public var client: TMDbClient { TMDbClient(services: self) }
}
