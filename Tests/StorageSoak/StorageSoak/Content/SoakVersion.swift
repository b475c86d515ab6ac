import PopcornPersistence

/// A version of a program, with its declarations and migrations.
enum SoakVersion {
    case earlier
    case current
    /// A version that stores titles in tables of its own.
    case incompatible

    var schema: Schema {
        switch self {
        case .earlier: Schema(EarlierSoakTitle.self)
        case .current: Schema(SoakTitle.self)
        case .incompatible: Schema(IncompatibleSoakTitle.self)
        }
    }

    var migrations: [Migration] {
        self == .earlier ? [.soakEntry] : [.soakEntry, .soakFlag]
    }
}
