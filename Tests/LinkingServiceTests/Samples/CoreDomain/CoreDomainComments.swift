import PopcornServices

private func locales() throws -> [ContentLocale] {
    let british = try ContentLocale(language: "en-GB")  // region GB, from the tag
    let german = try ContentLocale(language: "de")  // region DE, where German is most likely spoken
    let swiss = try ContentLocale(language: "de", region: "CH")
    let taiwanese = try ContentLocale(language: "zh-Hant-TW")  // language zh-TW, TMDb's tag
    return [british, german, swiss, taiwanese]
}

private func textFallback() throws -> ContentDefaults {
    let defaults = ContentDefaults(
        locale: try ContentLocale(language: "de-AT"), textFallback: try TextFallback(["de", "en"]))
    return defaults
}

private func localeOfHeader() -> ContentLocale {
    let locale = ContentLocale(acceptLanguage: "gsw;q=0.4, de-AT, en;q=0.7", default: .americanEnglish)  // de-AT
    return locale
}

private func bestLocale() throws -> ContentLocale? {
    let supported = [try ContentLocale(language: "en-US"), try ContentLocale(language: "de-DE")]
    let locale = ContentLocale.best(of: supported, acceptLanguage: "de-AT, de;q=0.9, en;q=0.5")  // de-DE
    return locale
}
