import ArgumentParser
import CoreDomain
import PopcornHTTP

struct TokenCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Create a token for the HTTP service.",
        discussion: """
            Prints the token to standard output, and its line for the token file to standard error. The file contains \
            only a digest, so the token cannot be printed again.

            EXAMPLES:
              popcorn token --owner alice 2>> /etc/popcorn/tokens
              popcorn token --all-owners --rights read,library,operate
              popcorn token --rights read --expires 2027-01-01
            """
    )

    @Option(help: ArgumentHelp("Owner whose data the token permits.", valueName: "name"))
    var owner: String?

    @Flag(help: "Permit the data of all owners.")
    var allOwners = false

    @Option(
        help: ArgumentHelp(
            "Rights: read, library, operate (default: read, and library with an owner).", valueName: "names"))
    var rights: String?

    @Option(help: ArgumentHelp("Day on which the token expires, like 2027-01-01 (default: never).", valueName: "day"))
    var expires: String?

    func validate() throws {
        if owner != nil, allOwners { throw ValidationError("--owner cannot be combined with --all-owners.") }
    }

    func run() throws {
        let owners: Access.Owners
        do throws(PopcornError) {
            owners =
                allOwners
                ? .all : try owner.map { name throws(PopcornError) in .one(try WatchlistOwner(name)) } ?? .none
        } catch {
            throw ValidationError(error.message)
        }
        let names = rights ?? (owners == .none ? "read" : "read,library")
        var granted: Rights = []
        for name in names.split(separator: ",") {
            switch name {
            case "read": granted.insert(.read)
            case "library": granted.insert(.library)
            case "operate": granted.insert(.operate)
            default: throw ValidationError("--rights must be a list of read, library and operate.")
            }
        }
        var generator = SystemRandomNumberGenerator()
        let random = (0..<AccessToken.randomBytes).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        guard let token = AccessToken(access: Access(rights: granted, owners: owners), expiry: expires, random: random)
        else { throw ValidationError("--expires must be a day, like 2027-01-01, and the owner's name printable.") }
        Console.standardOutput(token.token)
        Console.standardError(token.line)
    }
}
