import MoviesDomain
import TMDb

/// A mapper from TMDb production statuses to domain statuses.
struct MovieStatusMapper {

    func map(_ dto: TMDb.Status) -> MovieStatus {
        switch dto {
        case .rumoured: .rumoured
        case .planned: .planned
        case .inProduction: .inProduction
        case .postProduction: .postProduction
        case .released: .released
        case .cancelled: .cancelled
        case .unknown: .unknown
        }
    }
}
