import TMDbTesting

extension CatalogueVocabulary {

    /// Writes the members of a company, network or keyword that a title's details contain.
    func writeShort(_ index: Int, to writer: inout JSONWriter) {
        writer.member("id", firstID + index)
        writer.member("name", names[index])
        guard self != .keyword else { return }
        writer.member("logo_path", "/logo-\(names[index].fnv1a.hexadecimal(digits: 16)).png")
        writer.member("origin_country", CatalogueOrigin.all[index % CatalogueOrigin.all.count].country)
    }

    func details(_ index: Int) -> [UInt8] {
        JSONWriter.object { details in
            writeShort(index, to: &details)
            guard self != .keyword else { return }
            details.member("headquarters", CatalogueWords.birthplaces[index % CatalogueWords.birthplaces.count])
            details.member("homepage", "https://films.example/\(self)/\(firstID + index)")
            guard self == .company else { return }
            details.member("description", "")
            details.null("parent_company")
        }
    }
}
