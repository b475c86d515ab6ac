/// A mapper between countries of origin and cache rows.
package struct OriginCountryMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreOriginCountryEntity) -> String {
        entity.countryCode
    }

    package func map(_ domain: String) -> CoreOriginCountryEntity {
        CoreOriginCountryEntity(countryCode: domain)
    }
}
