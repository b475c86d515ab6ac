/// A preview that can be created from a suggestion, with its name only.
package protocol SuggestedPreview: Sendable {
    /// Creates a preview, or `nil` if it cannot have the kind of the suggestion.
    init?(_ suggestion: TitleSuggestion)
}

extension MoviePreview: SuggestedPreview {
    package init?(_ suggestion: TitleSuggestion) {
        guard suggestion.kind == .movie else { return nil }
        self.init(
            id: suggestion.id, title: suggestion.name, popularity: suggestion.popularity,
            isAdultOnly: suggestion.isAdultOnly)
    }
}

extension TVSeriesPreview: SuggestedPreview {
    package init?(_ suggestion: TitleSuggestion) {
        guard suggestion.kind == .tvSeries else { return nil }
        self.init(
            id: suggestion.id, name: suggestion.name, popularity: suggestion.popularity,
            isAdultOnly: suggestion.isAdultOnly)
    }
}

extension PersonPreview: SuggestedPreview {
    package init?(_ suggestion: TitleSuggestion) {
        guard suggestion.kind == .person else { return nil }
        self.init(
            id: suggestion.id, name: suggestion.name, gender: .unknown, popularity: suggestion.popularity,
            isAdultOnly: suggestion.isAdultOnly)
    }
}
