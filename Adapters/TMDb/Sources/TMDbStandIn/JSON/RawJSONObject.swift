/// A JSON object as a list of members whose values are unparsed text. Members can be added, replaced and removed
/// without affecting other members.
struct RawJSONObject {
    private(set) var members: [(key: String, value: ArraySlice<UInt8>)]

    init(parsing bytes: [UInt8]) throws(RawJSONError) {
        let json = RawJSON(bytes: bytes)
        members = try json.members().map { ($0.key, json.text(of: $0)) }
    }

    var keys: Set<String> { Set(members.map(\.key)) }

    subscript(key: String) -> ArraySlice<UInt8>? {
        members.first { $0.key == key }?.value
    }

    /// Replaces the value of an existing member, or adds the member at the end.
    mutating func set(_ key: String, to value: ArraySlice<UInt8>) {
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.append((key, value))
        }
    }

    mutating func removeMembers(where isUnwanted: (String) -> Bool) {
        members.removeAll { isUnwanted($0.key) }
    }

    /// The object as JSON text. The keys are unchanged, including escape sequences.
    var bytes: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(members.reduce(2) { $0 + $1.key.utf8.count + $1.value.count + 4 })
        result.append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() {
            if index > 0 { result.append(UInt8(ascii: ",")) }
            result.append(UInt8(ascii: "\""))
            result.append(contentsOf: member.key.utf8)
            result.append(contentsOf: "\":".utf8)
            result.append(contentsOf: member.value)
        }
        result.append(UInt8(ascii: "}"))
        return result
    }
}

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
