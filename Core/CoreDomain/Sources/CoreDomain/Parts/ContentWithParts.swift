package import Foundation

/// A title or a person with parts, each of which is `nil` if it was not requested or if TMDb did not send it.
package protocol ContentWithParts: Sendable {

    /// The parts that the latest response lacked.
    var missing: MissingParts { get set }

    /// The properties that contain the parts.
    static var partProperties: [PartProperty<Self>] { get }
}

/// A property that contains a part, or a value of ``ContentPart/details``.
package struct PartProperty<Content>: Sendable {

    package let part: ContentPart
    /// TMDb's name of the member of the response.
    fileprivate let member: String?
    /// Whether the part is unknown if the property is `nil`.
    fileprivate let isRequired: Bool
    fileprivate let isKnown: @Sendable (Content) -> Bool
    fileprivate let copy: @Sendable (inout Content, Content) -> Void

    /// Creates a property that contains a part.
    package init<Value>(_ part: ContentPart, _ path: any WritableKeyPath<Content, Value?> & Sendable) {
        self.init(part, part.rawValue, path, isRequired: true)
    }

    /// Creates a property that contains a list of the details.
    package init<Value>(list member: String, _ path: any WritableKeyPath<Content, Value?> & Sendable) {
        self.init(.details, member, path, isRequired: true)
    }

    /// Creates a property that contains a value of the details, and is `nil` if TMDb does not have the value.
    package init<Value>(optional path: any WritableKeyPath<Content, Value?> & Sendable) {
        self.init(.details, nil, path, isRequired: false)
    }

    /// Creates a property that contains a name, and is empty if the name is unknown.
    package init(name path: any WritableKeyPath<Content, String> & Sendable) {
        part = .details
        member = nil
        isRequired = false
        isKnown = { !$0[keyPath: path].isEmpty }
        copy = { $0[keyPath: path] = $1[keyPath: path] }
    }

    private init<Value>(
        _ part: ContentPart, _ member: String?, _ path: any WritableKeyPath<Content, Value?> & Sendable,
        isRequired: Bool
    ) {
        self.part = part
        self.member = member
        self.isRequired = isRequired
        isKnown = { $0[keyPath: path] != nil }
        copy = { $0[keyPath: path] = $1[keyPath: path] }
    }
}

extension ContentWithParts {

    /// Returns whether a part is known: all its required properties have a value.
    package func hasPart(_ part: ContentPart) -> Bool {
        Self.partProperties.allSatisfy { $0.part != part || !$0.isRequired || $0.isKnown(self) }
    }

    /// Records the requested parts that a response lacks.
    ///
    /// - Parameters:
    ///   - requested: The requested parts.
    ///   - incomplete: Whether the response contains a part only in part. Default: no part.
    ///   - unreadable: The members of the response that contain values that could not be read. Default: none.
    package mutating func setMissing(
        of requested: Set<ContentPart>, incomplete: [ContentPart: Bool?] = [:], unreadable: Set<String> = []
    ) {
        missing = MissingParts(requested.filter { !hasPart($0) || incomplete[$0] == true })
        missing.unreadable = unreadable
    }

    /// Replaces a part by that of another value.
    package mutating func take(_ part: ContentPart, from other: Self) {
        for property in Self.partProperties where property.part == part { property.copy(&self, other) }
    }

    /// Keeps the values of the stored value that this response lacks or that could not be read.
    ///
    /// - A missing part is kept with its own age.
    /// - If values could not be read, the details that are `nil` are kept, and for ``MissingParts/unreadablePeriod`` also the
    ///   parts and lists that contained the values.
    ///
    /// - Parameters:
    ///   - stored: The stored value with all parts; `nil` if none is stored.
    ///   - storedAt: The time at which the stored value was cached.
    ///   - now: The time of this response.
    ///   - oldest: The time before which a part has expired.
    package mutating func keepParts(of stored: Self?, storedAt: Date?, now: Date, oldest: Date) {
        let (unrequested, unreadable) = (missing.unrequested, missing.unreadable)
        missing.unrequested = []
        missing.unreadable = []
        if !missing.parts.isEmpty { missing.since = min(stored?.missing.since ?? now, now) }
        if !unreadable.isEmpty { missing.unreadableSince = min(stored?.missing.unreadableSince ?? now, now) }
        guard let stored, let storedAt else { return }
        for part in missing.parts.union(unrequested).union(unreadable.isEmpty ? [] : [.details]) {
            let time = stored.missing.keptSince[part] ?? storedAt
            guard time > oldest else { continue }
            if part == .details ? keepDetails(of: stored) : keep(of: stored, where: { $0.part == part }) {
                missing.keptSince[part] = time
            }
        }
        if let since = missing.unreadableSince, now.timeIntervalSince(since) <= MissingParts.unreadablePeriod {
            keep(unreadable, of: stored)
        }
    }

    /// Takes the details and the members with unreadable values that the stored value of this response has kept.
    package mutating func takeKept(from stored: Self) {
        keepDetails(of: stored)
        keep(missing.unreadable, of: stored)
    }

    @discardableResult
    private mutating func keepDetails(of stored: Self) -> Bool {
        let content = self
        return keep(of: stored) { $0.part == .details && !$0.isKnown(content) }
    }

    private mutating func keep(_ members: Set<String>, of stored: Self) {
        keep(of: stored) { $0.member.map(members.contains) ?? false }
    }

    /// Replaces properties by those that are known of the stored value, and returns whether there are any.
    @discardableResult
    private mutating func keep(of stored: Self, where isKept: (PartProperty<Self>) -> Bool) -> Bool {
        let properties = Self.partProperties.filter { $0.isKnown(stored) && isKept($0) }
        for property in properties { property.copy(&self, stored) }
        return !properties.isEmpty
    }

    /// The time at which the oldest of the parts that were read was cached, if it is older than the title.
    package var oldestPartTime: Date? {
        missing.keptSince.filter { $0.key != .details && hasPart($0.key) }.values.min()
    }
}
