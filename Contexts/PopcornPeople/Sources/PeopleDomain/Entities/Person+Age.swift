public import CoreDomain

extension Person {

    /// Returns the age on a day, or at death if the person died before that day; `nil` if the date of birth is unknown
    /// or later.
    public func age(on day: PartialDate) -> Age? {
        if let ageAtDeath, let deathDate, deathDate.age(on: day) != nil { return ageAtDeath }
        return birthDate?.age(on: day)
    }

    /// The age at death; `nil` if a date is unknown.
    public var ageAtDeath: Age? {
        deathDate.flatMap { birthDate?.age(on: $0) }
    }
}
