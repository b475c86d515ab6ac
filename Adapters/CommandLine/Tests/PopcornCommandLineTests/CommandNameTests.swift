import ArgumentParser
import Testing

@testable import PopcornCommandLine

/// Tests of the names of commands.
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
}
