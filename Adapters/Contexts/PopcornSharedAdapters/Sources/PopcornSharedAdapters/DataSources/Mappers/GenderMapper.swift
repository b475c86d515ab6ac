package import CoreDomain
package import TMDb

/// A mapper from TMDb genders to domain genders.
package struct GenderMapper {

    package init() {}

    package func map(_ dto: TMDb.Gender) -> CoreDomain.Gender {
        switch dto {
        case .female: .female
        case .male: .male
        case .other: .other
        default: .unknown
        }
    }
}
