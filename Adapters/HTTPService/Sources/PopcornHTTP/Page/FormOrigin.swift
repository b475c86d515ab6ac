import Foundation
import HTTPTypes

/// The check that a form was sent by a page of the same origin.
enum FormOrigin {

    /// Returns whether a request was sent by a page of the origin that it addresses.
    ///
    /// Browsers send `Sec-Fetch-Site`, and older ones `Origin`. A request with neither is rejected. Schemes are not
    /// compared, since a proxy may terminate TLS.
    static func isSame(_ request: HTTPRequest) -> Bool {
        if let site = request.headerFields[.fetchSite] { return site == "same-origin" }
        guard let origin = request.headerFields[.origin], let authority = request.authority, !authority.isEmpty,
            let separator = origin.range(of: "://")
        else { return false }
        return origin[separator.upperBound...].lowercased() == authority.lowercased()
    }
}
