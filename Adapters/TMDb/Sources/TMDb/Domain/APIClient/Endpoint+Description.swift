/// The descriptions show only the template, because the path, query and body may contain secrets.
extension Endpoint: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(method.rawValue) \(template) (\(operationID))" }

    public var debugDescription: String { description }

    public var customMirror: Mirror {
        Mirror(self, children: ["operationID": operationID, "method": method.rawValue, "template": template])
    }
}
