#if PostgreSQL
import PopcornPersistence

/// A message to the processes on a schema, the payload of a notification.
///
/// A payload is the origin, the name of the content and the content, separated by a space: `3f8 rows 1a2,3f`, `3f8 rows
/// *`, `3f8 topics` followed by topics, `3f8 topics *`, or `3f8 fetched` followed by a hash. Messages with other
/// contents, such as messages of newer versions, are ignored.
struct Message: Equatable {

    enum Content: Equatable {
        /// The slots of changed rows.
        case rows(ChangedRows)
        case topics([String])
        case allTopics
        /// The name hash of a value whose fetch has ended.
        case fetched(UInt64)
    }

    /// The identifier of the process that sent the message.
    let origin: String
    let content: Content

    init(origin: String, content: Content) {
        self.origin = origin
        self.content = content
    }

    /// Separates topics.
    private static let separator: Unicode.Scalar = "\u{1F}"

    /// Creates a message from a payload; `nil` if it is not valid.
    init?(_ payload: String) {
        let parts = payload.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        origin = String(parts[0])
        switch (parts[1], parts[2]) {
        case ("rows", "*"):
            content = .rows(.unknown)
        case ("rows", let list):
            var rows = ChangedRows()
            for number in list.split(separator: ",") {
                guard let slot = Int(number, radix: 16), (0..<RevisionSlots.count).contains(slot) else { return nil }
                rows.add(slot)
            }
            content = .rows(rows)
        case ("topics", "*"):
            content = .allTopics
        case ("topics", let list):
            content = .topics(list.unicodeScalars.split(separator: Self.separator).map { String($0) })
        case ("fetched", let number):
            guard let hash = UInt64(number, radix: 16) else { return nil }
            content = .fetched(hash)
        default:
            return nil
        }
    }

    var payload: String {
        switch content {
        case .rows(let rows):
            let list = rows.slots.sorted().map { String($0, radix: 16) }.joined(separator: ",")
            return "\(origin) rows \(rows.hasUnknown ? "*" : list)"
        case .topics(let topics):
            return "\(origin) topics \(topics.joined(separator: String(Self.separator)))"
        case .allTopics:
            return "\(origin) topics *"
        case .fetched(let hash):
            return "\(origin) fetched \(String(hash, radix: 16))"
        }
    }

    /// Returns the number of bytes of a topic in a payload; `nil` if a payload cannot contain the topic.
    static func byteCount(of topic: String) -> Int? {
        topic.unicodeScalars.contains { $0 == separator || $0 == "\0" } ? nil : topic.utf8.count + 1
    }
}
#endif
