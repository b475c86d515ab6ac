/// The response to a request, before the content is prepared for sending.
enum Answer {
    case response(StandInResponse)
    /// The daily export of a kind, which is generated if its content is sent.
    case export(CatalogueKind)

    /// Returns the answer with changes of its content. An export, and a body that is not JSON, do not change.
    ///
    /// - Parameter appended: The parts that the request appends.
    func changed(by faults: [Fault], appended: [String]) -> Answer {
        guard !faults.isEmpty, case .response(var response) = self else { return self }
        for fault in faults {
            response.body = (try? response.body.changed(by: fault, appended: appended)) ?? response.body
        }
        return .response(response)
    }
}

extension [UInt8] {
    /// Returns JSON text with a change. Returns it unchanged if the fault is not a change of the content.
    fileprivate func changed(by fault: Fault, appended: [String]) throws(RawJSONError) -> [UInt8] {
        switch fault {
        case .value(let path, let json):
            return try JSONPath(path)?.replacing(in: self, with: json.map { Array($0.utf8) }) ?? self
        case .parts(let names, let failure):
            var object = try RawJSONObject(parsing: self)
            for part in appended where part.matches(anyOf: names) {
                switch failure {
                case .missing: object.removeMembers { $0 == part }
                case .error: object.set(part, to: StandInResponse.serverFailure(status: 500).body[...])
                case .null: object.set(part, to: Array("null".utf8)[...])
                }
            }
            return object.bytes
        default:
            return self
        }
    }
}
