/// A type whose descriptions and dumps omit its contents, because they include a secret.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Confidential {
    public var description: String { "\(Self.self) \(Redaction.mark)" }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
