import PopcornServices

import enum TMDb.JSONValue

extension OpenAPIDocument {

    /// Returns the operations outside the JSON API, by their paths: health, metrics, images and the document.
    static func otherOperations(_ collector: SchemaCollector) -> [String: JSONValue] {
        let states = Schema.enumeration(["ok", "read-only", "unavailable"])
        let checks = collector.component(
            "ReadinessChecks",
            .object([
                .init(name: "cache", schema: states, isRequired: true),
                .init(name: "library", schema: states, isRequired: true),
            ]))
        let readiness = collector.component(
            "Readiness",
            .object([
                .init(
                    name: "status", schema: .enumeration(["ready", "unavailable", "shutting-down"]), isRequired: true),
                .init(name: "checks", schema: checks, isRequired: true),
                .init(name: "health", schema: collector.schema(of: Health.self), isRequired: false),
            ]))
        let liveness = collector.component(
            "Liveness",
            .object([
                .init(
                    name: "status", schema: .enumeration(["live"]), isRequired: true,
                    description: "The status.")
            ]))
        let document = collector.component("Document", .anyObject)
        return [
            "/health/live": operation(
                "getLiveness", "Returns that the process runs.", [:], [MediaTypes.json: content(liveness)]),
            "/health/ready": operation(
                "getReadiness",
                "Returns whether both databases are open and the service is not shutting down. The right `operate` adds "
                    + "`health`.", ["security": [["token": ["operate"]], [:]]], [MediaTypes.json: content(readiness)],
                others: [
                    "503": [
                        "description": "The service is not ready.",
                        "content": [
                            MediaTypes.json: content(readiness)
                        ],
                    ]
                ]),
            "/metrics": operation(
                "getMetrics", "Returns the metrics in the text format of Prometheus.", ["security": security(.operate)],
                ["text/plain": content(.string())], problems: [401, 403, 429]),
            "/openapi.json": operation(
                "getDocument", "Returns this document.", [:], [MediaTypes.json: content(document)]),
            "/images/{size}/{file}": operation(
                "getImage", "Returns an image. The path exists with `--images`.",
                [
                    "security": security(.read),
                    "parameters": .array([
                        Parameter.path("size", "The size of TMDb, such as `w342`.", .text(maximumLength: 16))
                            .json(example: "w342"),
                        Parameter.path("file", "The name of the file.", .text(maximumLength: 69))
                            .json(example: "pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"),
                    ]),
                ],
                ["image/*": ["schema": ["type": "string", "format": "binary"]]],
                problems: [401, 403, 404, 416, 429, 502, 503, 504],
                others: [
                    "206": [
                        "description": "The requested range.",
                        "content": [
                            "image/*": ["schema": ["type": "string", "format": "binary"]]
                        ],
                    ],
                    "304": ["description": "The representation that the client has is current."],
                ]),
        ]
    }

    private static func content(_ schema: Schema) -> JSONValue { ["schema": schema.json] }

    private static func operation(
        _ id: String, _ summary: String, _ members: [String: JSONValue], _ content: [String: JSONValue],
        problems: [Int] = [429], others: [String: JSONValue] = [:]
    ) -> JSONValue {
        var responses = others
        responses["200"] = success(content)
        for status in problems { responses[String(status)] = ["$ref": "#/components/responses/Problem"] }
        return .object(
            members.merging([
                "operationId": .string(id), "summary": .string(summary), "tags": [.string(Route.Tag.service.rawValue)],
                "responses": .object(responses),
            ]) { $1 })
    }
}
