#if PostgreSQL
package import Logging
import NIOConcurrencyHelpers
import PopcornCaching
package import PopcornConcurrency
import PopcornPersistence

/// The changes that the processes on a schema report to each other with notifications.
///
/// A write notifies of the rows that it changes, when it is committed. Announcements of topics follow in the
/// background.
/// <https://www.postgresql.org/docs/current/sql-notify.html>
package final class PostgreSQLChanges: Sendable {

    /// The delay before topics are sent again after a failure.
    private static let retryDelay = Duration.seconds(1)

    private struct State {
        var notifier: ChangeNotifier?
        var waiting = WaitingTopics()
        var isSending = false
    }

    private let sender: PostgreSQLDatabase
    private let channel: String
    /// The identifier of this process in payloads and leases.
    package let origin: String
    /// The tasks that wait for the end of a fetch of another process.
    let fetches: FetchWaiters
    private let rows = RevisionSlots()
    private let listener: PostgreSQLListener
    private let state: NIOLockedValueBox<State>
    private let tasks = OwnedTasks()
    private let sleep: @Sendable (Duration) async -> Void

    /// Starts to receive changes.
    ///
    /// - Parameters:
    ///   - address: The address of the database.
    ///   - schema: The name of the schema with the tables.
    ///   - sender: The pool that sends announcements.
    ///   - observe: A closure that is called with each error of the connection.
    ///   - sleep: A closure that waits for a duration, or until the task is cancelled.
    package init(
        _ address: PostgreSQLAddress, options: PostgreSQLOptions = PostgreSQLOptions(), schema: String,
        sender: PostgreSQLDatabase, logger: Logger, observe: @escaping @Sendable (PostgreSQLError) -> Void = { _ in },
        sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.sender = sender
        self.sleep = sleep
        channel = "popcorn_\(String(StableHash.of([.text(schema)]), radix: 36))"
        origin = String(UInt64(options.random() * 0x1p53), radix: 36)
        let state = NIOLockedValueBox(State())
        self.state = state
        fetches = FetchWaiters()
        let (rows, origin, fetches) = (rows, origin, fetches)
        listener = PostgreSQLListener(
            address, options, channel: channel, logger: logger,
            events: PostgreSQLListener.Events(
                began: {
                    rows.changeAll()
                    state.withLockedValue(\.notifier)?.receiveAll()
                },
                received: { payload in
                    guard let message = Message(payload) else { return }
                    switch message.content {
                    case .rows(let changed):
                        // Beginning and end of the commit. Those of this process are included: after a failure of the
                        // connection, only the notification tells that its rows were committed.
                        rows.advance(changed)
                        rows.advance(changed)
                    case .topics(let topics):
                        guard message.origin != origin else { return }
                        state.withLockedValue(\.notifier)?.receive(topics)
                    case .allTopics:
                        guard message.origin != origin else { return }
                        state.withLockedValue(\.notifier)?.receiveAll()
                    case .fetched(let hash):
                        fetches.end(hash)
                    }
                },
                failed: observe))
        listener.start()
    }

    /// Passes the announcements of a notifier to other processes, and those of other processes to the notifier.
    package func relay(_ notifier: ChangeNotifier) {
        state.withLockedValue { $0.notifier = notifier }
        notifier.setRelay { [weak self] topics in self?.send(topics) }
    }

    /// Stops receiving, and waits a second for announcements that are being sent.
    package func close() async {
        await tasks.shutdown { [sleep] in await sleep(.seconds(1)) }
        await listener.close()
        state.withLockedValue { $0.notifier = nil }
    }
}

// MARK: - Rows

extension PostgreSQLChanges {

    /// A state of a row, for a comparison with a later state.
    struct Mark: Sendable {
        fileprivate let slot: Int
        fileprivate let mark: RevisionSlots.Mark
    }

    /// Returns the slot of a row, which is the same in all processes.
    static func slot(_ table: String, _ key: [PostgreSQLValue]) -> Int {
        Int(truncatingIfNeeded: StableHash.of([.text(table)] + key)) & (RevisionSlots.count - 1)
    }

    /// Returns the mark of a row. Call this method before reading the row.
    func mark(_ slot: Int) -> Mark {
        Mark(slot: slot, mark: rows.mark(slot))
    }

    /// Returns a new mark of the same row.
    func renewed(_ mark: Mark) -> Mark { self.mark(mark.slot) }

    /// Returns whether no change since a mark concerns its row. `false` may be due to a change of another row.
    func isUnchanged(since mark: Mark) -> Bool {
        listener.isComplete && !rows.hasChange(since: mark.mark) && !rows.hasChangeOfAll(since: mark.mark)
    }

    /// Returns the command that notifies all processes of changed rows, for the transaction that changes them.
    func notification(of changed: ChangedRows) -> PostgreSQLCommand {
        notification(.rows(changed))
    }

    /// Calls a closure that commits changes of rows. They count as changed before and after the commit.
    func committing<Value, Failure: Error>(
        _ changed: ChangedRows, _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        rows.advance(changed)
        defer { rows.advance(changed) }
        return try await body()
    }

    /// Returns the command that sends a message to all processes.
    func notification(_ content: Message.Content) -> PostgreSQLCommand {
        let message = Message(origin: origin, content: content)
        return PostgreSQLCommand("SELECT pg_notify($1, $2)", [.text(channel), .text(message.payload)])
    }
}

// MARK: - Topics

extension PostgreSQLChanges {

    /// Adds topics to the waiting topics, and starts sending them.
    private func send(_ topics: [String]) {
        let isFirst = state.withLockedValue { state in
            state.waiting.add(topics)
            defer { state.isSending = true }
            return !state.isSending
        }
        guard isFirst else { return }
        let task = tasks.start(isDetached: true) { [self] in await sendWaiting() }
        if task == nil { state.withLockedValue { $0.isSending = false } }
    }

    /// Sends the topics that wait, until none are left.
    private func sendWaiting() async {
        while !Task.isCancelled {
            let waiting = state.withLockedValue { state in
                if state.waiting.isEmpty { state.isSending = false }
                defer { state.waiting = WaitingTopics() }
                return state.waiting
            }
            guard !waiting.isEmpty else { return }
            do throws(PostgreSQLError) {
                _ = try await sender.execute(PostgreSQLBatch(.repeatableWrite, waiting.contents.map(notification)))
            } catch {
                state.withLockedValue { $0.waiting.add(waiting) }
                await sleep(Self.retryDelay)
            }
        }
    }
}

/// The announced topics that wait to be sent.
private struct WaitingTopics {

    /// The maximum number of topics. If there are more, all topics count as announced.
    private static let limit = 10_000

    /// The maximum number of bytes of the topics in a message. A payload has less than 8,000 bytes.
    private static let messageByteCount = 7_500

    private var topics: Set<String> = []
    private var includesAll = false

    var isEmpty: Bool { topics.isEmpty && !includesAll }

    mutating func add(_ added: some Sequence<String>) {
        guard !includesAll else { return }
        topics.formUnion(added)
        if topics.count > Self.limit { addAll() }
    }

    mutating func add(_ other: WaitingTopics) {
        other.includesAll ? addAll() : add(other.topics)
    }

    private mutating func addAll() {
        includesAll = true
        topics = []
    }

    /// The contents of the messages that announce the topics.
    var contents: [Message.Content] {
        guard !includesAll else { return [.allTopics] }
        var groups: [[String]] = []
        var byteCount = Self.messageByteCount
        for topic in topics {
            guard let count = Message.byteCount(of: topic), count <= Self.messageByteCount else {
                return [.allTopics]
            }
            byteCount += count
            if byteCount > Self.messageByteCount {
                groups.append([])
                byteCount = count
            }
            groups[groups.count - 1].append(topic)
        }
        return groups.map { .topics($0) }
    }
}
#endif
