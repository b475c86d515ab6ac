import CoreDomain
import TMDb

/// A mapper from values of TMDb's reference lists to domain values.
struct ReferenceItemMapper {

    func map(_ dto: TMDb.WatchProvider, in region: String) -> ReferenceItem {
        ReferenceItem(
            id: dto.id, name: dto.name, imagePath: dto.logoPath,
            order: dto.displayPriorities?[region] ?? dto.displayPriority)
    }

    func map(_ dto: TMDb.Country) -> ReferenceItem {
        ReferenceItem(code: dto.countryCode, name: dto.name, originalName: dto.englishName)
    }

    func map(_ dto: TMDb.Language) -> ReferenceItem {
        ReferenceItem(code: dto.languageCode, name: dto.englishName, originalName: dto.name)
    }

    func map(_ dto: TMDb.CertificationCollection) -> [ReferenceItem] {
        dto.certifications.sorted { $0.key < $1.key }.flatMap { region, certifications in
            certifications.map { ReferenceItem(code: region, name: $0.name, detail: $0.meaning, order: $0.order) }
        }
    }

    func map(_ dto: TMDb.ProductionCompany) -> ReferenceItem {
        ReferenceItem(id: dto.id, code: dto.originCountry, name: dto.name, imagePath: dto.logoPath)
    }

    func map(_ dto: TMDb.CollectionListItem) -> ReferenceItem {
        ReferenceItem(
            id: dto.id, code: dto.originalLanguage, name: dto.name, originalName: dto.originalName,
            detail: dto.overview, imagePath: dto.posterPath, backdropPath: dto.backdropPath)
    }

    /// Returns a company, followed by its parent company.
    func map(_ dto: TMDb.Company) -> [ReferenceItem] {
        let company = ReferenceItem(
            id: dto.id, code: dto.originCountry, name: dto.name, detail: dto.description, place: dto.headquarters,
            homepageURL: dto.homepageURL.webPage, imagePath: dto.logoPath)
        return [company] + (dto.parentCompany.map { [map($0)] } ?? [])
    }

    func map(_ dto: TMDb.Network) -> [ReferenceItem] {
        [
            ReferenceItem(
                id: dto.id, code: dto.originCountry, name: dto.name, place: dto.headquarters,
                homepageURL: dto.homepage.webPage, imagePath: dto.logoPath)
        ]
    }
}
