public import TMDb

extension TMDbMock {

    /// What the mock does when it is called.
    public struct Answer<Value: Sendable>: Sendable {

        let make: @Sendable (Call) async throws(TMDbError) -> Value

        /// Returns a value.
        public static func value(_ value: Value) -> Answer {
            Answer { _ throws(TMDbError) in value }
        }

        /// Throws an error.
        public static func error(_ error: TMDbError) -> Answer {
            Answer { _ throws(TMDbError) in throw error }
        }

        /// Returns or throws what a closure makes of the call.
        public static func computed(_ make: @escaping @Sendable (Call) async throws(TMDbError) -> Value) -> Answer {
            Answer(make: make)
        }

        fileprivate var erased: AnyAnswer {
            { call in
                do throws(TMDbError) {
                    return .success(try await make(call))
                } catch {
                    return .failure(error)
                }
            }
        }
    }

    /// What an answer is for.
    enum AnswerKey: Hashable {
        case operation(String)
        case request(Call)
    }

    /// An answer of any type. A result, because the compiler (6.3) fails on closures with typed throws and an
    /// existential result.
    typealias AnyAnswer = @Sendable (Call) async -> Result<any Sendable, TMDbError>

    /// Answers that are given in turn; the last one stays.
    struct AnswerSequence {

        private let answers: [AnyAnswer]
        private var position = 0

        init<Value>(_ answers: [Answer<Value>]) {
            self.answers = answers.map(\.erased)
        }

        mutating func next() -> AnyAnswer? {
            defer { position = min(position + 1, answers.count - 1) }
            return answers.isEmpty ? nil : answers[position]
        }
    }
}

/// Answers to every request of an operation.
extension TMDbMock {

    /// Answers an operation with a value, which must be of the type that TMDb's answer is decoded to.
    public func respond<Value: Sendable>(to operationID: String, with value: Value) {
        set([Answer.value(value)], for: .operation(operationID))
    }

    /// Answers an operation with one thing after the other. The last answer stays.
    public func respond<Value: Sendable>(to operationID: String, inTurn answers: [Answer<Value>]) {
        set(answers, for: .operation(operationID))
    }

    /// Answers an operation with what a closure makes of the call.
    public func respond<Value: Sendable>(
        to operationID: String, by make: @escaping @Sendable (Call) async throws(TMDbError) -> Value
    ) {
        set([Answer(make: make)], for: .operation(operationID))
    }

    /// Answers an operation with an error.
    public func fail(_ operationID: String, with error: TMDbError) {
        set([Answer<Never>.error(error)], for: .operation(operationID))
    }
}

/// Answers to one request, shown by making it. The compiler checks the types.
extension TMDbMock {

    /// Answers a request with a value.
    ///
    /// - Parameters:
    ///   - value: The answer.
    ///   - request: Makes the request with the mock that it gets. Only requests with the same path, query and body get
    ///     the answer.
    /// - Throws: ``/TMDb/TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the closure makes no request, or one
    ///   that the client would refuse to send.
    public func respond<Value: Sendable>(
        with value: Value, to request: (TMDbMock) async throws -> Value
    ) async throws(TMDbError) {
        try await respond(inTurn: [.value(value)], to: request)
    }

    /// Answers a request with one thing after the other. The last answer stays.
    public func respond<Value: Sendable>(
        inTurn answers: [Answer<Value>], to request: (TMDbMock) async throws -> Value
    ) async throws(TMDbError) {
        set(answers, for: .request(try await Self.call(madeBy: request)))
    }

    /// Answers a request with an error.
    public func fail<Value: Sendable>(
        with error: TMDbError, _ request: (TMDbMock) async throws -> Value
    ) async throws(TMDbError) {
        try await respond(inTurn: [.error(error)], to: request)
    }

    private static func call<Value>(
        madeBy request: (TMDbMock) async throws -> Value
    ) async throws(TMDbError) -> Call {
        let probe = TMDbMock()
        var refusal: TMDbError?
        do {
            _ = try await request(probe)
        } catch {
            refusal = error as? TMDbError
        }
        guard let call = probe.calls.first else {
            throw refusal ?? TMDbError(.invalidRequest(reason: "the closure makes no request to answer"))
        }
        return call
    }
}
