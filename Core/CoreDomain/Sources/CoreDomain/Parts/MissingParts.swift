package import Foundation

/// The parts that the latest response of TMDb lacked, although they were requested, and the ages of the parts that are
/// older than their title.
///
/// A missing part is unknown, not empty. Its stored value is kept.
package struct MissingParts: Hashable, Sendable {

    /// The requested parts that the latest response lacked, or contained only in part.
    package var parts: Set<ContentPart>

    /// The time of the first of the consecutive responses that lacked a part; `nil` if no part is missing, or before
    /// the title is stored.
    package var since: Date?

    /// The times at which the stored values of parts were cached that are older than the title.
    package var keptSince: [ContentPart: Date]

    /// The parts that were not requested, and whose stored values are kept when this value is stored.
    package var unrequested: Set<ContentPart> = []

    /// The members of the response with values that could not be read, by TMDb's names, before the title is stored.
    package var unreadable: Set<String> = []

    /// The time of the first of the consecutive responses with values that could not be read; `nil` if all values of
    /// the latest response could be read.
    package var unreadableSince: Date?

    /// The time for which the stored value of a member is kept if responses contain it with values that could not be
    /// read: 2 days.
    package static let unreadablePeriod: TimeInterval = 2 * 86_400

    /// Creates the missing parts of a response.
    package init(
        _ parts: Set<ContentPart> = [], since: Date? = nil, keptSince: [ContentPart: Date] = [:],
        unreadableSince: Date? = nil
    ) {
        self.parts = parts
        self.since = since
        self.keptSince = keptSince
        self.unreadableSince = unreadableSince
    }

    /// Whether the latest response contained all parts, all values could be read, and no part is older than the title.
    package var isEmpty: Bool {
        parts.isEmpty && keptSince.isEmpty && unrequested.isEmpty && unreadable.isEmpty && unreadableSince == nil
    }

    /// Removes a part that a separate response contained.
    package mutating func remove(_ part: ContentPart) {
        parts.remove(part)
        keptSince[part] = nil
        if parts.isEmpty { since = nil }
    }
}

extension MissingParts: LosslessStringConvertible {

    /// The parts with their times, as seconds since 2001, such as `since=817905600.0;credits=817819200.0;keywords`.
    ///
    /// A part that is older than the title but not missing begins with `~`.
    package var description: String {
        let names = Set(keptSince.keys).union(parts).sorted { $0.rawValue < $1.rawValue }
        let entries = names.map { part in
            let time = keptSince[part].map { "=\($0.timeIntervalSinceReferenceDate)" } ?? ""
            return (parts.contains(part) ? "" : "~") + part.rawValue + time
        }
        let times = [("since", since), ("unreadable", unreadableSince)].compactMap { name, time in
            time.map { "\(name)=\($0.timeIntervalSinceReferenceDate)" }
        }
        return (times + entries).joined(separator: ";")
    }

    /// Creates missing parts from their description. Entries that this version does not support are ignored.
    package init?(_ description: String) {
        self.init()
        for entry in description.split(separator: ";") {
            let fields = entry.split(separator: "=", maxSplits: 1)
            guard let name = fields.first else { continue }
            let time = fields.count > 1 ? Double(fields[1]).map(Date.init(timeIntervalSinceReferenceDate:)) : nil
            if name == "since" {
                since = time
            } else if name == "unreadable" {
                unreadableSince = time
            } else if let part = ContentPart(rawValue: String(name.drop { $0 == "~" })) {
                if !name.hasPrefix("~") { parts.insert(part) }
                keptSince[part] = time
            }
        }
        if parts.isEmpty { since = nil }
    }
}
