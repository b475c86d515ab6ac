public import CoreDomain

extension ProductionCountry {
    /// Creates a production country for tests. Default: the United States.
    public static func mock(
        countryCode: String = "US", name: String = "United States of America"
    ) -> ProductionCountry {
        ProductionCountry(countryCode: countryCode, name: name)
    }
}
