/// An error of a token file. It never contains a token or a hash.
public enum TokenFileError: Error, Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(reason: String)
    /// The file cannot be written.
    case unwritable(reason: String)
    /// The group or others can write the file.
    case writableByOthers
    /// The file is larger than ``TokenFile/maximumBytes``.
    case tooLarge
    /// The file has more than ``TokenFile/maximumTokens`` tokens.
    case tooManyTokens
    /// A line is invalid. The first line is 1.
    case invalidLine(Int, reason: String)
}

extension TokenFileError: CustomStringConvertible {

    public var description: String {
        switch self {
        case .unreadable(let reason): "The token file cannot be read: \(reason)"
        case .unwritable(let reason): "The token file cannot be written: \(reason)"
        case .writableByOthers: "The token file must be writable only by its owner (chmod go-w)"
        case .tooLarge: "The token file must not be larger than \(TokenFile.maximumBytes) bytes"
        case .tooManyTokens: "The token file must not have more than \(TokenFile.maximumTokens) tokens"
        case .invalidLine(let line, let reason): "Line \(line) of the token file is invalid: \(reason)"
        }
    }
}
