/// What has texts that may be there in other languages.
package protocol Translatable {
    /// The texts as TMDb gave them in the language asked for. A text that this never has is `nil`.
    var texts: ContentTexts { get set }
    /// The title in the original language, and that language.
    var original: (title: String?, languageCode: String?) { get }
    /// The number that TMDb makes a name of where there is none: `Season 1`.
    var number: Int? { get }
}

extension Translatable {
    package var original: (title: String?, languageCode: String?) { (nil, nil) }
    package var number: Int? { nil }
}
