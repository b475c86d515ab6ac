extension PopcornServices {

    /// The version of Popcorn, as in `CHANGELOG.md` and in the output of `popcorn --version`.
    public static let version = "0.1.0"
}
