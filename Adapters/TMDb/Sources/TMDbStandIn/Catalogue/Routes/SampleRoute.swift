import Foundation
import TMDb
import TMDbTesting

/// An operation whose response is a sample of its model.
struct SampleRoute: Sendable {
    let template: PathTemplate
    /// A closure that creates the response body from a seed.
    let body: @Sendable (Int) throws -> [UInt8]

    init<Model: Codable & Sendable>(_ template: PathTemplate, _ model: Model.Type) {
        self.template = template
        body = { seed in
            let encoder = JSONEncoder()
            // Without sorted keys, equal samples could have different bytes.
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return [UInt8](try encoder.encode(Model.sample(seed: seed)))
        }
    }

    static let all = movies + series + seasons + episodes + people + references + configuration
}
