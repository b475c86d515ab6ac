import PopcornServices

private func locales() throws -> [ContentLocale] {
    let british = try ContentLocale(language: "en-GB")  // region GB, from the tag
    let swiss = try ContentLocale(language: "de", region: "CH")
    return [british, swiss]
}
