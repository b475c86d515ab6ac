package import CoreDomain

extension Person: Translatable {
    /// A name is not translated, so it is no such text.
    package var texts: ContentTexts {
        get { ContentTexts(biography: biography) }
        set { biography = newValue.biography }
    }
}
