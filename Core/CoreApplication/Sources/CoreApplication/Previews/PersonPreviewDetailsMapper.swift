package import CoreDomain

/// Maps people in lists to their details, with portrait URLs.
package struct PersonPreviewDetailsMapper {

    package init() {}

    package func map(_ preview: PersonPreview, imagesConfiguration: ImagesConfiguration) -> PersonPreviewDetails {
        PersonPreviewDetails(
            id: preview.id, name: preview.name, originalName: preview.originalName,
            knownForDepartment: preview.knownForDepartment, gender: preview.gender,
            profileURLSet: imagesConfiguration.profileURLSet(for: preview.profilePath), popularity: preview.popularity,
            isAdultOnly: preview.isAdultOnly, knownFor: preview.knownFor)
    }
}
