import ArgumentParser
import CoreDomain
import PopcornHTTP

struct TokenCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Create a token for the HTTP service.",
        discussion: """
            Prints the token to standard output. --append adds its line to a token file, which contains only a digest, so \
            the token cannot be printed again. Without --append, the line is printed to standard error. A running service \
            reads the file on SIGHUP.

            EXAMPLES:
              popcorn token --owner alice --append /etc/popcorn/tokens
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

    @Option(help: ArgumentHelp("Token file to add the line to; created if it does not exist.", valueName: "file"))
    var append: String?

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
        guard let granted = Rights(names: names) else {
            throw ValidationError("--rights must be a list of read, library and operate, separated by commas.")
        }
        guard !granted.contains(.library) || owners != .none else {
            throw ValidationError("The right library needs --owner or --all-owners.")
        }
        var generator = SystemRandomNumberGenerator()
        let random = (0..<AccessToken.randomBytes).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let access = Access(rights: granted, owners: owners)
        guard AccessToken(access: access, random: random) != nil else {
            throw ValidationError("The name of the owner of a token must not contain spaces and #.")
        }
        guard let token = AccessToken(access: access, expiry: expires, random: random) else {
            throw ValidationError("--expires must be a day, like 2027-01-01.")
        }
        if let append {
            do throws(TokenFileError) {
                try TokenFile.append(token, toFileAt: append)
            } catch {
                Console.standardError("popcorn: \(error)")
                throw ExitCode(.storage)
            }
        } else {
            Console.standardError(token.line)
        }
        Console.standardOutput(token.token)
    }
}
