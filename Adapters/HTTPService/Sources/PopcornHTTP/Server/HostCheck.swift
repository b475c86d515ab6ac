import HTTPTypes
import Hummingbird
import NIOCore

/// A check that rejects requests whose host is neither an IP address, nor `localhost`, nor an allowed name.
///
/// It protects a server on a loopback address from web pages that point their own domain to that address (DNS
/// rebinding): the browser then sends the name of the domain as the host.
struct HostCheck: Sendable {

    /// The allowed host names, in lowercase and without a port.
    let names: Set<String>

    /// Checks the host of a request.
    ///
    /// - Throws: ``Problem`` of kind ``Problem/Kind-swift.enum/misdirectedRequest`` if the host is not allowed.
    func check(_ request: Request) throws(Problem) {
        if let authority = request.head.authority, !allows(host: Self.host(of: authority)) {
            throw Problem(.misdirectedRequest, "The service does not serve the host of the request.")
        }
    }

    private func allows(host: String) -> Bool {
        host == "localhost" || names.contains(host) || (try? SocketAddress(ipAddress: host, port: 0)) != nil
    }

    /// Returns the host of a `Host` header, in lowercase and without the port and the brackets of an IPv6 address.
    private static func host(of authority: String) -> String {
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            return String(authority[authority.index(after: authority.startIndex)..<end])
        }
        return (authority.split(separator: ":", maxSplits: 1).first.map(String.init) ?? "").lowercased()
    }
}
