import CoreDomain
import Foundation
import PopcornConcurrency

/// A reader that returns the values of a use case from memory, or fetches and keeps them.
struct MemoryReader<Request: MemoryRequest, Value: Encodable & Sendable>: Sendable {

    /// A value, with its key and its place in memory if it is kept.
    struct Read: Sendable {
        let sourced: Sourced<Value>
        let kept: (value: KeptValue<Value>, key: MemoryKey)?
    }

    private let memory: ValueMemory
    private let defaults: ContentDefaults
    private let useCase: Int
    private let fetch: FetchUseCase<Request, Value>.Fetch

    /// Creates a reader.
    ///
    /// - Parameter fetch: Fetches a value, and records what it depends on.
    init(_ memory: ValueMemory, _ defaults: ContentDefaults, _ fetch: @escaping FetchUseCase<Request, Value>.Fetch) {
        self.memory = memory
        self.defaults = defaults
        self.fetch = fetch
        useCase = memory.addUseCase()
    }

    /// Returns a value from memory, or fetches it.
    func read(
        _ request: Request, _ locale: ContentLocale?, _ policy: ReadPolicy
    ) async throws(PopcornError) -> Read {
        // A value from memory registers no topics with an observer of changes.
        guard policy != .refresh, !ChangeObserver.observesCurrentTask, !Task.isCancelled else {
            return Read(sourced: try await fetch(request, locale, policy), kept: nil)
        }
        let key = MemoryKey(useCase: useCase, request: request.memoryID, locale: defaults.locale(for: locale))
        if let kept = await memory.value(key, as: Value.self) {
            return Read(sourced: kept.sourced, kept: (kept, key))
        }
        guard memory.shouldKeep(key) else {
            return Read(sourced: try await fetch(request, locale, policy), kept: nil)
        }
        let start = memory.clock.now
        let (sourced, recording) = try await ReadRecorder.recording { () async throws(PopcornError) in
            try await fetch(request, locale, policy)
        }
        guard let kept = KeptValue(sourced, recording, readAt: start) else { return Read(sourced: sourced, kept: nil) }
        memory.keep(kept, for: key)
        return Read(sourced: sourced, kept: (kept, key))
    }

    /// Returns the JSON of a read value, which is kept with the value.
    ///
    /// - Parameters:
    ///   - status: The watchlist status in the JSON; `nil` if it has none.
    ///   - makeValue: Returns the value with the status.
    func json(
        _ read: Read, status: Bool? = nil, _ makeValue: (Value) -> Value = { $0 }
    ) throws(PopcornError) -> Sourced<Data> {
        try read.sourced.map { value throws(PopcornError) in
            if let data = read.kept?.value.json(status) { return data }
            let data = try PopcornJSON.body(makeValue(value))
            if let kept = read.kept { memory.keep(data, of: kept.value, status: status, for: kept.key) }
            return data
        }
    }
}
