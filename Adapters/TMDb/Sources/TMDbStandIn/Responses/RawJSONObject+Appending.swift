extension RawJSONObject {

    /// Adds the values of appended resources. Like TMDb, omits resources without a value.
    mutating func append(
        _ resources: [String], value: (String) throws(RawJSONError) -> ArraySlice<UInt8>?
    ) throws(RawJSONError) {
        for resource in resources {
            if let value = try value(resource) { set(resource, to: value) }
        }
    }

    /// Returns the body of an appended resource without its `id`, like TMDb, if that is the `id` of this object. A
    /// season or an episode keeps its own `id`.
    func withoutRepeatedID(_ body: [UInt8]) throws(RawJSONError) -> ArraySlice<UInt8> {
        var object = try RawJSONObject(parsing: body)
        guard let id = object["id"], self["id"]?.elementsEqual(id) == true else { return body[...] }
        object.removeMembers { $0 == "id" }
        return object.bytes[...]
    }
}
