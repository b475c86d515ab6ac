import CoreDomain
import TMDb

/// Maps TMDb release types to domain release types.
struct MovieReleaseTypeMapper {

    func map(_ dto: TMDb.ReleaseType) -> MovieReleaseType {
        switch dto {
        case .premiere: .premiere
        case .theatricalLimited: .theatricalLimited
        case .theatrical: .theatrical
        case .digital: .digital
        case .physical: .physical
        case .television: .television
        default: .unknown
        }
    }
}
