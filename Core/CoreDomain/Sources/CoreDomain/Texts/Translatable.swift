/// A value with texts that may be available in other languages.
package protocol Translatable {
    /// The texts as TMDb returned them in the requested language. Texts that the type lacks are `nil`.
    var texts: ContentTexts { get set }
    /// The title in the original language, and the code of that language.
    var original: (title: String?, languageCode: String?) { get }
    /// The number from which TMDb generates a missing name, such as 1 for `Season 1`.
    var number: Int? { get }
}

extension Translatable {
    package var original: (title: String?, languageCode: String?) { (nil, nil) }
    package var number: Int? { nil }
}
