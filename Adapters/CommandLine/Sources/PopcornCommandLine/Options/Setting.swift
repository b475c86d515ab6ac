import CoreDomain

/// A setting of the command: an option, an environment variable and, for `popcorn serve`, a key of the configuration
/// file.
///
/// ``all`` declares each setting once. The options, the configuration, error messages and docs/settings.md are made
/// from it.
struct Setting: Sendable {

    /// The name of the option and of the key, such as `max-requests`.
    let name: String
    /// The name of the environment variable, such as `POPCORN_MAX_REQUESTS`.
    let variable: String
    /// The noun for the value in `--help`; `nil` for a setting that is true or false.
    let valueName: String?
    /// The values that are valid, in an error message.
    let expected: String
    /// The default in the form of an option's value; `nil` for no default.
    let defaultText: String?
    /// The meaning of the setting, without a period.
    let meaning: String
    /// Whether the value is a secret, which the configuration file must not contain.
    let isSecret: Bool
    /// Whether the setting has an option.
    let hasOption: Bool
    /// A closure that sets the value in the configuration of `popcorn serve`, and returns whether the value is valid;
    /// `nil` for a setting of all commands.
    let apply: (@Sendable (_ text: String, inout ServeConfiguration) -> Bool)?

    /// Creates a setting of all commands.
    ///
    /// - Parameter prefix: The first part of the environment variable. Default: `POPCORN`.
    init(
        _ name: String, prefix: String = "POPCORN", variable: String? = nil, _ valueName: String, _ expected: String,
        default defaultText: String? = nil, isSecret: Bool = false, hasOption: Bool = true, _ meaning: String
    ) {
        self.name = name
        self.variable = variable ?? Self.variable(prefix, name)
        self.valueName = valueName
        self.expected = expected
        self.defaultText = defaultText
        self.meaning = meaning
        self.isSecret = isSecret
        self.hasOption = hasOption
        apply = nil
    }

    /// Creates a setting of `popcorn serve`.
    ///
    /// - Parameter isSecret: Whether the value is a secret, which has no option. Default: `false`.
    init<Value: Sendable>(
        _ name: String, _ type: SettingType<Value>,
        _ property: any WritableKeyPath<ServeConfiguration, Value> & Sendable, default defaultText: String? = nil,
        isSecret: Bool = false, _ meaning: String
    ) {
        self.name = name
        variable = Self.variable("POPCORN", name)
        valueName = type.valueName
        expected = type.expected
        self.defaultText = defaultText
        self.meaning = meaning
        self.isSecret = isSecret
        hasOption = !isSecret
        apply = { text, configuration in
            guard let value = type.parse(text) else { return false }
            configuration[keyPath: property] = value
            return true
        }
    }

    private static func variable(_ prefix: String, _ name: String) -> String {
        "\(prefix)_\(name.uppercased().replacing("-", with: "_"))"
    }

    /// The text of `--help`.
    var help: String {
        if isSecret { return "\(meaning). Other users of this host can see options; prefer \(variable)." }
        // The variable of a setting of `popcorn serve` follows from its name, as the help of the command says.
        let origins = [apply == nil ? variable : nil, defaultText].compactMap(\.self)
        return origins.isEmpty ? "\(meaning)." : "\(meaning) (default: \(origins.joined(separator: ", else ")))."
    }

    /// Returns the message for a value that is not valid, without a secret, and without the user and the password of a
    /// URL.
    func problem(with text: String) -> String {
        let text = text.replacing(/\/\/[^\/]*@/, with: "//…@")
        let unusual = variable == Self.variable("POPCORN", name) ? "" : " (\(variable))"
        if isSecret { return "The setting \(name)\(unusual) must be \(expected)" }
        return "The setting \(name)\(unusual) is '\(text.printable)', but must be \(expected)"
    }
}
