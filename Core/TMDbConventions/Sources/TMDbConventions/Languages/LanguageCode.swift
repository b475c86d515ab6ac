/// The codes of languages that TMDb lists under more than one code.
package enum LanguageCode {

    /// The codes of Norwegian: the language, Bokmål and Nynorsk.
    private static let norwegian = ["no", "nb", "nn"]

    /// Returns the codes under which TMDb lists content in a language, starting with the code itself. All codes of
    /// Norwegian find each other: `no`, `nb` (Bokmål) and `nn` (Nynorsk).
    package static func synonyms(of code: String) -> [String] {
        norwegian.contains(code) ? [code] + norwegian.filter { $0 != code } : [code]
    }

    /// Returns whether two codes are codes of the same language.
    package static func isSame(_ code: some StringProtocol, as other: some StringProtocol) -> Bool {
        code == other || (norwegian.contains(String(code)) && norwegian.contains(String(other)))
    }
}
