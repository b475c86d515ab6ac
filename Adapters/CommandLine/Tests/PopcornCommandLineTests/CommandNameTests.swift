import ArgumentParser
import Testing

@testable import PopcornCommandLine

/// Tests of the names of commands and options.
struct CommandNameTests {

    @Test
    func `each command has its name, because a default name delays the start of all commands`() {
        var commands: [any ParsableCommand.Type] = [Popcorn.self]
        var count = 0
        while let command = commands.popLast() {
            count += 1
            #expect(command.configuration.commandName != nil, "\(command)")
            commands += command.configuration.subcommands
        }
        #expect(count > 70)
    }

    @Test(arguments: [
        (["movie", "550", "--langauge", "de"], "Unknown option '--langauge'. Did you mean '--language'?"),
        (["tv", "--jsno", "456"], "Unknown option '--jsno'. Did you mean '--json'?"),
        (["movie", "550", "--json", "--regoin", "DE"], "Unknown option '--regoin'. Did you mean '--region'?"),
    ])
    func `an unknown option precedes an error about its value`(arguments: [String], message: String) {
        let error = #expect(throws: (any Error).self) { try Popcorn.parsed(arguments) }
        #expect(error.map { Popcorn.message(for: $0) } == message)
    }

    @Test(arguments: [
        (["movei", "550"], "'movei' is not a command of popcorn; did you mean 'movie'?"),
        (["serv", "--port", "8080"], "'serv' is not a command of popcorn; did you mean 'serve'?"),
        (["watchlist", "ad", "550"], "'ad' is not a command of popcorn watchlist; did you mean 'add'?"),
        (["watchlist", "xyz"], "'xyz' is not a command of popcorn watchlist"),
        (["m\u{1B}ovie", "550"], "'m\\u{1b}ovie' is not a command of popcorn; did you mean 'movie'?"),
        (["550"], "'550' is not a command of popcorn"),
    ])
    func `an unknown command has a suggestion`(arguments: [String], message: String) {
        let error = #expect(throws: (any Error).self) { try Popcorn.parsed(arguments) }
        #expect(error.map { Popcorn.message(for: $0) } == message)
    }

    @Test(arguments: [["help", "--unknown"], ["history", "unknown"], ["movie"]])
    func `an error without an unknown command is that of the parser`(arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try Popcorn.parsed(arguments) }
        #expect(error.map { Popcorn.message(for: $0).contains("is not a command") } == false)
    }

    @Test func `an error without an unknown option is unchanged`() throws {
        let error = #expect(throws: (any Error).self) {
            try Popcorn.parsed(["movie", "550", "--language", "de", "credit"])
        }
        #expect(error.map { Popcorn.message(for: $0).hasPrefix("The value 'credit' is invalid for '<part>'.") } == true)
        #expect(try Popcorn.parsed(["movie", "550", "--language", "de", "credits"]) is MovieCommand)
    }
}
