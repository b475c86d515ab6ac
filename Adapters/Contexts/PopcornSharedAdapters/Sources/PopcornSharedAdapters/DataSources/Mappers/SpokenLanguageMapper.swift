package import CoreDomain
package import TMDb

/// A mapper from TMDb spoken languages to domain languages.
package struct SpokenLanguageMapper {

    package init() {}

    package func map(_ dto: TMDb.SpokenLanguage) -> CoreDomain.SpokenLanguage {
        CoreDomain.SpokenLanguage(languageCode: dto.languageCode, name: dto.name)
    }
}
