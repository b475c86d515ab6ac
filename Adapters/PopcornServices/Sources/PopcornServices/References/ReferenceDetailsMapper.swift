import CoreApplication
import CoreDomain
import MoviesApplication

/// A mapper from values of reference lists to application models, in their display order.
struct ReferenceDetailsMapper {

    let imagesConfiguration: ImagesConfiguration

    /// Returns the watch providers by display priority, then by name.
    func watchProviders(_ items: [ReferenceItem]) -> [WatchProviderDetails] {
        items.compactMap { item in
            item.id.map {
                WatchProviderDetails(
                    id: $0, name: item.name, logoURLSet: imagesConfiguration.logoURLSet(for: item.imagePath),
                    displayPriority: item.order ?? .max)
            }
        }
        .sorted { ($0.displayPriority, $0.name.foldedForSorting) < ($1.displayPriority, $1.name.foldedForSorting) }
    }

    /// Returns the regions by name.
    func regions(_ items: [ReferenceItem]) -> [RegionDetails] {
        items.map { item in
            RegionDetails(
                code: item.code ?? "", name: item.name.isEmpty ? item.originalName ?? "" : item.name,
                englishName: item.originalName ?? "")
        }
        .sorted { ($0.name.foldedForSorting, $0.code) < ($1.name.foldedForSorting, $1.code) }
    }

    /// Returns the languages by English name.
    func languages(_ items: [ReferenceItem]) -> [LanguageDetails] {
        items.map {
            LanguageDetails(code: $0.code ?? "", englishName: $0.name, nativeName: $0.originalName ?? "")
        }
        .sorted { ($0.englishName.foldedForSorting, $0.code) < ($1.englishName.foldedForSorting, $1.code) }
    }

    /// Returns the certifications by region, then from the mildest to the strictest.
    func certifications(_ items: [ReferenceItem]) -> [CertificationDetails] {
        items.map {
            CertificationDetails(
                region: $0.code ?? "", certification: $0.name, meaning: $0.detail ?? "", order: $0.order ?? 0)
        }
        .sorted { ($0.region, $0.order, $0.certification) < ($1.region, $1.order, $1.certification) }
    }

    func company(_ item: ReferenceItem) -> ProductionCompanyDetails {
        ProductionCompanyDetails(
            id: item.id ?? 0, name: item.name, originCountry: item.code ?? "",
            logoURLSet: imagesConfiguration.logoURLSet(for: item.imagePath))
    }

    func collection(_ item: ReferenceItem) -> MovieCollectionDetails {
        MovieCollectionDetails(
            id: item.id ?? 0, name: item.name, originalName: item.originalName, originalLanguage: item.code,
            overview: item.detail, posterURLSet: imagesConfiguration.posterURLSet(for: item.imagePath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: item.backdropPath))
    }

    /// Returns the first organisation, with the second as its parent company.
    func organisation(_ items: [ReferenceItem]) -> OrganisationDetails {
        let item = items.first
        return OrganisationDetails(
            id: item?.id ?? 0, name: item?.name ?? "", originCountry: item?.code, description: item?.detail,
            headquarters: item?.place, homepageURL: item?.homepageURL,
            logoURLSet: imagesConfiguration.logoURLSet(for: item?.imagePath),
            parentCompany: items.dropFirst().first.map(company))
    }
}
