// The services and the domain's mocks are re-exported, so that a test needs one import.
@_exported public import CoreDomainTestHelpers
@_exported public import DomainTestHelpers
@_exported public import PopcornServices
