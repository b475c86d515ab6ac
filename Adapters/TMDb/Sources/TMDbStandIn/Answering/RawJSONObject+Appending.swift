extension RawJSONObject {

    /// Adds resources as TMDb appends them to an answer. One without a value is left out.
    mutating func append(
        _ resources: [String], value: (String) throws(RawJSONError) -> ArraySlice<UInt8>?
    ) throws(RawJSONError) {
        for resource in resources {
            if let value = try value(resource) { set(resource, to: value) }
        }
    }

    /// TMDb leaves out the `id` of an appended resource, which repeats the title's. A season or an episode keeps its own.
    func withoutRepeatedID(_ body: [UInt8]) throws(RawJSONError) -> ArraySlice<UInt8> {
        var object = try RawJSONObject(parsing: body)
        guard let id = object["id"], self["id"]?.elementsEqual(id) == true else { return body[...] }
        object.removeMembers { $0 == "id" }
        return object.bytes[...]
    }
}
