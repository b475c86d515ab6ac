#if PostgreSQL
import CPopcornPostgreSQL
import Glibc

/// The address of a PostgreSQL database, with its credentials.
///
/// It is a URL as libpq accepts it: `postgresql://user:password@host:5432/database?sslmode=verify-full`. It can contain
/// several hosts, or the path of a folder with a socket in place of a host.
/// <https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS>
///
/// ``description`` contains no credential.
package struct PostgreSQLAddress: Hashable, Sendable {

    /// The URL with the credentials.
    let url: String

    /// The hosts, the ports and the name of the database, without the credentials.
    package let description: String

    /// Whether a host is a name, which must be resolved, and not an IP address or the folder of a socket.
    let hasNames: Bool

    /// Creates an address from a connection URL.
    ///
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/invalidAddress`` if the text is not a
    ///   URL with the scheme `postgresql` or `postgres`, has a parameter that libpq does not support, or has a `/` or
    ///   `@` in the password that is not percent-encoded.
    package init(_ url: String) throws(PostgreSQLError) {
        guard url.hasPrefix("postgresql://") || url.hasPrefix("postgres://") else {
            throw PostgreSQLError(.invalidAddress, "the address of a database must begin with postgresql://")
        }
        guard !url.utf8.contains(0) else {
            throw PostgreSQLError(.invalidAddress, "the address of a database contains a NUL character")
        }
        guard !Self.mayMisplacePassword(url) else { throw Self.misplacedPassword }
        var message: UnsafeMutablePointer<CChar>?
        guard let options = PQconninfoParse(url, &message) else {
            defer { PQfreemem(message) }
            let reason = message.map { String(cString: $0) } ?? "out of memory"
            throw PostgreSQLError(
                .invalidAddress, "the address of a database is not valid: \(Self.redacted(reason))")
        }
        defer { PQconninfoFree(options) }
        let values = Self.values(of: options)
        guard (values["port"] ?? "").utf8.allSatisfy({ "0123456789,".utf8.contains($0) }) else {
            throw Self.misplacedPassword
        }
        self.url = url
        description = Self.description(values)
        hasNames = (values["hostaddr"] ?? values["host"] ?? "").split(separator: ",").contains {
            !$0.hasPrefix("/") && !$0.hasPrefix("@") && !Self.isIPAddress(String($0))
        }
    }

    private static let misplacedPassword = PostgreSQLError(
        .invalidAddress,
        "the address of a database is not valid: in a user name and a password, write / as %2F, @ as %40 and : as %3A")

    /// Returns whether libpq would read a part of the password as a host, a port or the name of the database: it ends
    /// the password at the first `/` or `@`.
    private static func mayMisplacePassword(_ url: String) -> Bool {
        let rest = url.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
        let authority = rest.prefix { $0 != UInt8(ascii: "/") }
        let database = rest.dropFirst(authority.count).prefix { $0 != UInt8(ascii: "?") }
        return authority.count { $0 == UInt8(ascii: "@") } > 1 || database.contains(UInt8(ascii: "@"))
    }

    /// Returns the options of a connection that have a value.
    private static func values(of options: UnsafeMutablePointer<PQconninfoOption>) -> [String: String] {
        var values: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        return values
    }

    private static func isIPAddress(_ text: String) -> Bool {
        // An IPv6 address can have the name of an interface.
        var address = in6_addr()
        let withoutZone = String(text.prefix { $0 != "%" })
        return inet_pton(AF_INET, text, &address) == 1 || inet_pton(AF_INET6, withoutZone, &address) == 1
    }

    private static func description(_ values: [String: String]) -> String {
        let hosts = (values["host"] ?? values["hostaddr"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let ports = (values["port"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let places = hosts.enumerated().map { index, host in
            let port = ports.count == 1 ? ports[0] : index < ports.count ? ports[index] : ""
            return port.isEmpty ? String(host) : "\(host):\(port)"
        }
        return "postgresql://\(places.joined(separator: ","))/\(values["dbname"] ?? "")"
    }

    /// Returns a message of libpq up to the text that it quotes, which may be the URL with the password or a part of
    /// it. The name of an unknown parameter is retained.
    private static func redacted(_ message: String) -> String {
        let line = PostgreSQLError.line(message)
        let hasName = line.hasPrefix("invalid URI query parameter")
        let text = hasName ? line : String(line.prefix { $0 != "\"" })
        return text.trimmingSuffix { $0 == ":" || $0.isWhitespace }
    }
}

extension PostgreSQLAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var debugDescription: String { description }

    package var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

extension String {
    fileprivate func trimmingSuffix(while isRemoved: (Character) -> Bool) -> String {
        var text = Substring(self)
        while let last = text.last, isRemoved(last) { text.removeLast() }
        return String(text)
    }
}
#endif
