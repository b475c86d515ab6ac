extension [QueryItem] {
    /// The query of details with appended resources.
    static func details(
        appending options: some AppendOption, language: String?, includeImageLanguage: [String]?,
        includeVideoLanguage: [String]?
    ) -> [QueryItem] {
        [
            .language(language), .includeImageLanguage(includeImageLanguage),
            .includeVideoLanguage(includeVideoLanguage), .appendToResponse(options),
        ]
    }
}
