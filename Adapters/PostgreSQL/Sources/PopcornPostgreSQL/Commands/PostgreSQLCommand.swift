#if PostgreSQL

/// A command with its parameters. It is prepared once on each connection.
package struct PostgreSQLCommand: Hashable, Sendable {

    /// The SQL of one command, with `$1`, `$2` and so on in the place of the values. It contains no value.
    package let sql: String

    package let values: [PostgreSQLValue]

    /// Creates a command.
    ///
    /// - Parameter values: The values of the parameters, in order. Default: none.
    package init(_ sql: String, _ values: [PostgreSQLValue] = []) {
        self.sql = sql
        self.values = values
    }

    /// The number of bytes of the values that are records.
    var byteCount: Int {
        values.reduce(0) { if case .bytes(let bytes) = $1 { $0 + bytes.count } else { $0 } }
    }
}

/// Commands that are sent together, in one round trip, and committed together or not at all.
package struct PostgreSQLBatch: Sendable {

    /// The effect of the commands, which determines what happens if the task is cancelled or the connection is lost.
    package enum Effect: Sendable {
        /// The commands only read. They are cancelled with the task, and sent again if the connection was lost.
        case read
        /// The commands write, and have the same result if they are executed twice: upserts and deletions. They
        /// continue if the task is cancelled, and are sent again if the connection was lost.
        case repeatableWrite
        /// The commands write, and must be executed only once. They continue if the task is cancelled.
        case write
    }

    package let effect: Effect
    package let commands: [PostgreSQLCommand]

    package init(_ effect: Effect, _ commands: [PostgreSQLCommand]) {
        self.effect = effect
        self.commands = commands
    }
}
#endif
