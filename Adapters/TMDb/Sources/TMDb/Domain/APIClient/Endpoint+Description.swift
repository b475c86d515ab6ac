/// The path, the query and the body may hold secrets, so the descriptions show the template alone.
extension Endpoint: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(method.rawValue) \(template) (\(operationID))" }

    public var debugDescription: String { description }

    public var customMirror: Mirror {
        Mirror(self, children: ["operationID": operationID, "method": method.rawValue, "template": template])
    }
}
