/// Maps the domain's countries of origin to rows of the cache and back.
package struct OriginCountryMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreOriginCountryEntity) -> String {
        entity.countryCode
    }

    package func map(_ domain: String) -> CoreOriginCountryEntity {
        CoreOriginCountryEntity(countryCode: domain)
    }
}
