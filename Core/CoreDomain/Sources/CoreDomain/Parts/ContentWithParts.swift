package import Foundation

/// A title or a person with parts, each of which is `nil` if it was not requested or if TMDb did not send it.
package protocol ContentWithParts: Sendable {

    /// The parts that the latest response lacked.
    var missing: MissingParts { get set }

    /// The properties that contain the parts.
    static var partProperties: [PartProperty<Self>] { get }
}

/// A property that contains a part, or one of the lists of ``ContentPart/details``.
package struct PartProperty<Content>: Sendable {

    package let part: ContentPart
    fileprivate let isKnown: @Sendable (Content) -> Bool
    fileprivate let copy: @Sendable (inout Content, Content) -> Void

    /// Creates a property.
    package init<Value>(_ part: ContentPart, _ path: any WritableKeyPath<Content, Value?> & Sendable) {
        self.part = part
        isKnown = { $0[keyPath: path] != nil }
        copy = { $0[keyPath: path] = $1[keyPath: path] }
    }
}

extension ContentWithParts {

    /// Returns whether a part is known: all its properties have a value.
    package func hasPart(_ part: ContentPart) -> Bool {
        Self.partProperties.allSatisfy { $0.part != part || $0.isKnown(self) }
    }

    /// Records the requested parts that a response lacks.
    ///
    /// - Parameters:
    ///   - requested: The requested parts.
    ///   - incomplete: Whether the response contains a part only in part. Default: no part.
    package mutating func setMissing(of requested: Set<ContentPart>, incomplete: [ContentPart: Bool?] = [:]) {
        missing = MissingParts(requested.filter { !hasPart($0) || incomplete[$0] == true })
    }

    /// Replaces a part by that of another value.
    package mutating func take(_ part: ContentPart, from other: Self) {
        for property in Self.partProperties where property.part == part { property.copy(&self, other) }
    }

    /// Keeps the parts of the stored value that this response lacks, with their own ages.
    ///
    /// - Parameters:
    ///   - stored: The stored value with all parts; `nil` if none is stored.
    ///   - storedAt: The time at which the stored value was cached.
    ///   - now: The time of this response.
    ///   - oldest: The time before which a part has expired.
    package mutating func keepParts(of stored: Self?, storedAt: Date?, now: Date, oldest: Date) {
        let kept = missing.parts.union(missing.unrequested)
        missing.unrequested = []
        if !missing.parts.isEmpty { missing.since = min(stored?.missing.since ?? now, now) }
        guard let stored, let storedAt else { return }
        for part in kept {
            let time = stored.missing.keptSince[part] ?? storedAt
            guard time > oldest else { continue }
            var isKept = false
            for property in Self.partProperties where property.part == part && property.isKnown(stored) {
                // A list of the details that came is newer than the stored one.
                if part == .details, property.isKnown(self) { continue }
                property.copy(&self, stored)
                isKept = true
            }
            if isKept { missing.keptSince[part] = time }
        }
    }

    /// The time at which the oldest of the parts that were read was cached, if it is older than the title.
    package var oldestPartTime: Date? {
        missing.keptSince.filter { $0.key != .details && hasPart($0.key) }.values.min()
    }
}
