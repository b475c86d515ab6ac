extension Rights {

    /// The rights with their names, as in token files.
    static let named: [(name: String, right: Rights)] = [("read", .read), ("library", .library), ("operate", .operate)]

    /// The names of the rights.
    var names: [String] {
        Self.named.filter { contains($0.right) }.map(\.name)
    }

    /// Creates rights from names that are separated by commas; `nil` if a name is unknown or there is none.
    public init?(names: some StringProtocol) {
        var rights: Rights = []
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            guard let right = Self.named.first(where: { $0.name == String(name) })?.right else { return nil }
            rights.insert(right)
        }
        self = rights
    }
}
