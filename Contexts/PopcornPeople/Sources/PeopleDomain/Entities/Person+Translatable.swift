package import CoreDomain

extension Person: Translatable {
    /// The translatable texts of the person. TMDb does not translate names.
    package var texts: ContentTexts {
        get { ContentTexts(biography: biography) }
        set { biography = newValue.biography }
    }
}
