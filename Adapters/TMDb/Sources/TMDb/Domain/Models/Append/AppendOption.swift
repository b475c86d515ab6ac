/// A set of resources that TMDb can append to details, with one bit per resource.
package protocol AppendOption: OptionSet where RawValue == Int {
    /// The names of the resources in the API, in the order of the bits.
    static var names: [String] { get }
}

extension AppendOption {

    /// The API's names of the resources in the set, in the order of the bits.
    package var resourceNames: [String] {
        Self.names.enumerated().filter { rawValue & (1 << $0.offset) != 0 }.map(\.element)
    }

    /// Whether the set contains a bit without a corresponding resource.
    var hasUnknownBits: Bool {
        rawValue & ~((1 << Self.names.count) - 1) != 0
    }

    /// The cacheability of the response. Account states are private to a user, so a response with them is never cached
    /// or coalesced.
    var cacheability: Cacheability {
        resourceNames.contains("account_states") ? .never : .cacheable
    }

    /// The value of `append_to_response`; `nil` if the set is empty.
    var queryValue: String? {
        isEmpty ? nil : resourceNames.joined(separator: ",")
    }
}
