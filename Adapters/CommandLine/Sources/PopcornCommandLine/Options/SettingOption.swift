import ArgumentParser

/// An option of a setting whose value is read later, together with those of other sources.
private protocol SettingOption {
    /// The given value; `nil` if the option is missing.
    var text: String? { get }
}

extension Option: SettingOption where Value == String? {
    fileprivate var text: String? { wrappedValue }
}

extension Flag: SettingOption where Value == Bool? {

    fileprivate var text: String? { wrappedValue.map(String.init) }

    /// Creates the two options of a setting that is true or false, such as `--images` and `--no-images`.
    init(_ setting: Setting) {
        self.init(
            name: .customLong(setting.name), inversion: .prefixedNo, help: ArgumentHelp(stringLiteral: setting.help))
    }
}

extension Option {

    /// Creates the option of a setting.
    init<Argument: ExpressibleByArgument>(_ setting: Setting) where Value == Argument? {
        self.init(
            name: .customLong(setting.name), help: ArgumentHelp(setting.help, valueName: setting.valueName))
    }
}

extension ParsableArguments {

    /// The values of the given options that belong to settings, by the environment variable of each setting.
    ///
    /// The option of the setting `max-requests` is the property `maxRequests`.
    var givenSettings: [String: String] {
        Mirror(reflecting: self).children.reduce(into: [:]) { values, child in
            guard let text = (child.value as? any SettingOption)?.text,
                let property = child.label?.dropFirst().lowercased(),
                let setting = Setting.all.first(where: { $0.name.replacing("-", with: "") == property })
            else { return }
            values[setting.variable] = text
        }
    }
}
