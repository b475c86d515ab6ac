extension [QueryItem] {
    /// Returns the query of details with appended resources. The session is sent only if account states are appended.
    static func details(
        appending options: some AppendOption, seasons: some Collection<Int> = [Int](), language: String?,
        includeImageLanguage: [String]?, includeVideoLanguage: [String]?, session: SessionCredential? = nil
    ) -> [QueryItem] {
        let items: [QueryItem] = [
            .language(language), .includeImageLanguage(includeImageLanguage),
            .includeVideoLanguage(includeVideoLanguage), .appendToResponse(options, seasons: seasons),
        ]
        return options.cacheability == .never ? items + [.session(session)] : items
    }
}

extension QueryItem {

    /// The maximum number of resources that TMDb appends to a response.
    static let appendedLimit = 20

    /// Creates an item with the resources and seasons to append to details, at most 20 in total.
    ///
    /// Repeated season numbers are sent once.
    static func appendToResponse(_ options: some AppendOption, seasons: some Collection<Int>) -> QueryItem {
        let numbers = Set(seasons).sorted()
        guard let first = numbers.first else { return appendToResponse(options) }
        let resources = options.resourceNames
        let names = resources + numbers.map { AppendedSeasonKey(number: $0).stringValue }
        let rule: Rule =
            if first < 0 {
                .invalid("contains season \(first), but season numbers start at 0")
            } else if names.count > appendedLimit {
                .invalid(
                    "contains \(resources.count) resources and \(numbers.count) seasons, "
                        + "but TMDb appends at most \(appendedLimit)"
                )
            } else {
                .append(hasUnknownBits: options.hasUnknownBits)
            }
        return QueryItem("append_to_response", names.joined(separator: ","), rule)
    }
}
