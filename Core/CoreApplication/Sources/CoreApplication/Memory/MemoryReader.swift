import CoreDomain
import Foundation
import PopcornConcurrency

/// A reader that returns the values of a use case from memory, or fetches and keeps them.
struct MemoryReader<Request: MemoryRequest, Value: Encodable & Sendable>: Sendable {

    /// A value that was read.
    enum Read: Sendable {
        /// A value that is kept in memory under a key.
        case kept(KeptValue<Value>, MemoryKey)
        /// A value that is not kept.
        case unkept(Sourced<Value>)

        var sourced: Sourced<Value> {
            switch self {
            case .kept(let kept, _): kept.sourced
            case .unkept(let sourced): sourced
            }
        }
    }

    private let memory: ValueMemory
    private let defaults: ContentDefaults
    private let useCase: Int
    private let isKept: @Sendable (Request) -> Bool
    private let fetch: FetchUseCase<Request, Value>.Fetch

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - isKept: A closure that returns whether the value of a request may be kept. Default: always.
    ///   - fetch: A closure that fetches a value, and records its dependencies.
    init(
        _ memory: ValueMemory, _ defaults: ContentDefaults,
        isKept: @escaping @Sendable (Request) -> Bool = { _ in true },
        _ fetch: @escaping FetchUseCase<Request, Value>.Fetch
    ) {
        self.memory = memory
        self.defaults = defaults
        self.isKept = isKept
        self.fetch = fetch
        useCase = memory.addUseCase()
    }

    /// Returns a value from memory, or fetches it.
    func read(
        _ request: Request, _ locale: ContentLocale?, _ policy: ReadPolicy
    ) async throws(PopcornError) -> Read {
        // A value from memory registers no topics with an observer of changes.
        guard policy != .refresh, !ChangeObserver.observesCurrentTask, !Task.isCancelled, isKept(request) else {
            return .unkept(try await fetch(request, locale, policy))
        }
        let key = MemoryKey(useCase: useCase, request: request.memoryID, locale: defaults.locale(for: locale))
        if let kept = await memory.value(key, as: Value.self) {
            return .kept(kept, key)
        }
        guard memory.shouldKeep(key) else {
            return .unkept(try await fetch(request, locale, policy))
        }
        let start = memory.clock.now
        let (sourced, recording) = try await ReadRecorder.recording { () async throws(PopcornError) in
            try await fetch(request, locale, policy)
        }
        guard let kept = KeptValue(sourced, recording, readAt: start) else { return .unkept(sourced) }
        memory.keep(kept, for: key)
        return .kept(kept, key)
    }

    /// Returns the JSON of a read value, which is kept with the value.
    ///
    /// - Parameters:
    ///   - status: The watchlist status in the JSON; `nil` if it has none.
    ///   - makeValue: A closure that returns the value with the status.
    func json(
        _ read: Read, status: Bool? = nil, _ makeValue: (Value) -> Value = { $0 }
    ) throws(PopcornError) -> Sourced<Data> {
        try read.sourced.map { value throws(PopcornError) in
            guard case .kept(let kept, let key) = read else { return try PopcornJSON.body(makeValue(value)) }
            if let data = kept.json(status) { return data }
            let data = try PopcornJSON.body(makeValue(value))
            memory.keep(data, of: kept, status: status, for: key)
            return data
        }
    }
}
