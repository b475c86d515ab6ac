/// What TMDb can append to the details of one kind of title, one bit for each resource.
package protocol AppendOption: OptionSet where RawValue == Int {
    /// TMDb's names of the resources, in the order of the bits.
    static var names: [String] { get }
}

extension AppendOption {

    /// TMDb's names of the options that are set, in the order of the bits.
    var resourceNames: [String] {
        Self.names.enumerated().filter { rawValue & (1 << $0.offset) != 0 }.map(\.element)
    }

    /// Whether a bit is set that stands for no resource.
    var hasUnknownBits: Bool {
        rawValue & ~((1 << Self.names.count) - 1) != 0
    }

    /// Whether the answer may be kept or shared: not with account states, which are one user's.
    var cacheability: Cacheability {
        resourceNames.contains("account_states") ? .never : .cacheable
    }

    /// The value of `append_to_response`; `nil` if nothing is to be appended.
    var queryValue: String? {
        isEmpty ? nil : resourceNames.joined(separator: ",")
    }
}
