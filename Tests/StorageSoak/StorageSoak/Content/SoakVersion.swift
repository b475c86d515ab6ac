import PopcornPersistence

/// A version of a program, with its declarations and migrations.
enum SoakVersion {
    case earlier
    case current
    /// A version that stores titles in tables of its own.
    case incompatible

    var schema: Schema {
        switch self {
        case .earlier: Schema(aggregate: EarlierSoakTitle.self)
        case .current: Schema(aggregate: SoakTitle.self)
        case .incompatible: Schema(aggregate: IncompatibleSoakTitle.self)
        }
    }

    var migrations: [Migration] {
        self == .earlier ? [.soakEntry] : [.soakEntry, .soakFlag]
    }
}
