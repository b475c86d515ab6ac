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
    fileprivate let member: String
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
    package init<Value>(optional member: String, _ path: any WritableKeyPath<Content, Value?> & Sendable) {
        self.init(.details, member, path, isRequired: false)
    }

    /// Creates a property that contains a name, and is empty if the name is unknown.
    package init(name path: any WritableKeyPath<Content, String> & Sendable) {
        part = .details
        member = "name"
        isRequired = false
        isKnown = { !$0[keyPath: path].isEmpty }
        copy = { $0[keyPath: path] = $1[keyPath: path] }
    }

    private init<Value>(
        _ part: ContentPart, _ member: String, _ path: any WritableKeyPath<Content, Value?> & Sendable,
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

    /// TMDb's names of all members of the response.
    package static var members: Set<String> { Set(partProperties.map(\.member)) }

    /// Returns whether a part is known: all its required properties have a value.
    package func hasPart(_ part: ContentPart) -> Bool {
        Self.partProperties.allSatisfy { $0.part != part || !$0.isRequired || $0.isKnown(self) }
    }

    /// Records the requested parts that a response lacks.
    ///
    /// - Parameters:
    ///   - requested: The requested parts.
    ///   - incomplete: Whether the response contains a part only in part. Default: no part.
    ///   - unreadable: The members of the response with values that could not be read. Default: none.
    package mutating func setMissing(
        of requested: Set<ContentPart>, incomplete: [ContentPart: Bool?] = [:], unreadable: Set<String> = []
    ) {
        missing = MissingParts(requested.filter { !hasPart($0) || incomplete[$0] == true })
        missing.unreadable = unreadable
    }

    /// Replaces a part by the part of another value.
    package mutating func take(_ part: ContentPart, from other: Self) {
        for property in Self.partProperties where property.part == part { property.copy(&self, other) }
    }

    /// Keeps the values of the stored value that this response lacks or that could not be read.
    ///
    /// - A missing part is kept with its own age.
    /// - A member that could not be read is kept; for ``MissingParts/unreadablePeriod`` also if the response contains
    ///   some of its values.
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
        let period = now.timeIntervalSince(missing.unreadableSince ?? now)
        for part in Set(Self.partProperties.map(\.part)) {
            // A time in the future is from before a correction of the clock.
            let time = min(stored.missing.keptSince[part] ?? storedAt, now)
            guard time > oldest else { continue }
            let isMissing = missing.parts.contains(part) || unrequested.contains(part)
            // A newer incomplete part replaces a stored one that is incomplete too.
            if isMissing, part != .details, hasPart(part), stored.isIncomplete(part) { continue }
            let content = self
            let isKept = keep(of: stored) { property in
                guard property.part == part else { return false }
                if unreadable.contains(property.member) {
                    return !property.isKnown(content) || period <= MissingParts.unreadablePeriod
                }
                return isMissing && (part == .details ? property.isRequired && !property.isKnown(content) : true)
            }
            if isKept, isMissing || part == .details { missing.keptSince[part] = time }
        }
    }

    /// Returns whether the response contains only some values of a part.
    private func isIncomplete(_ part: ContentPart) -> Bool {
        missing.parts.contains(part) && missing.keptSince[part] == nil
    }

    /// Takes over details that this response lacks, and members that it contains with unreadable values, from the
    /// stored value.
    package mutating func takeKept(from stored: Self) {
        let content = self
        keep(of: stored) {
            content.missing.unreadable.contains($0.member) || ($0.part == .details && !$0.isKnown(content))
        }
    }

    /// Replaces properties by the known properties of the stored value. Returns whether a property was replaced.
    @discardableResult
    private mutating func keep(of stored: Self, where isKept: (PartProperty<Self>) -> Bool) -> Bool {
        let properties = Self.partProperties.filter { $0.isKnown(stored) && isKept($0) }
        for property in properties { property.copy(&self, stored) }
        return !properties.isEmpty
    }

    /// The time at which the oldest of the parts that were read was cached, if it is older than the title.
    package var oldestPartTime: Date? {
        missing.keptSince.filter { ($0.key != .details || missing.parts.contains(.details)) && hasPart($0.key) }.values
            .min()
    }
}
