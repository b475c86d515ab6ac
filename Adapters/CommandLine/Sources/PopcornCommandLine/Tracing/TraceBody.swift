import Foundation
import PopcornHTTP
import Tracing

/// The body of a request to a collector, in the JSON encoding of OTLP.
///
/// Identifiers are hexadecimal digits, numbers of 64 bits are strings, and the values of enumerations are numbers.
///
/// Source: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
struct TraceBody: Encodable {

    private let resourceSpans: [ResourceSpans]

    /// Creates a body.
    ///
    /// - Parameter resource: The attributes of the process.
    init(_ spans: [SpanRecord], resource: SpanAttributes) {
        let scope = Scope(name: "popcorn")
        resourceSpans = [
            ResourceSpans(
                resource: Resource(attributes: resource.items.values),
                scopeSpans: [ScopeSpans(scope: scope, spans: spans.map(Span.init))])
        ]
    }

    /// Returns the JSON. Members are in alphabetical order.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        return try encoder.encode(self)
    }

    private struct ResourceSpans: Encodable {
        let resource: Resource
        let scopeSpans: [ScopeSpans]
    }

    private struct Resource: Encodable {
        let attributes: [Attribute]
    }

    private struct ScopeSpans: Encodable {
        let scope: Scope
        let spans: [Span]
    }

    private struct Scope: Encodable {
        let name: String
    }

    private struct Span: Encodable {
        let traceId: String
        let spanId: String
        let traceState: String?
        let parentSpanId: String?
        let name: String
        let kind: Int
        let startTimeUnixNano: String
        let endTimeUnixNano: String
        let attributes: [Attribute]
        let droppedAttributesCount: Int?
        let events: [Event]
        let droppedEventsCount: Int?
        let links: [Link]
        let droppedLinksCount: Int?
        let status: Status?

        init(_ record: SpanRecord) {
            traceId = record.trace.parent.traceID
            spanId = record.trace.parent.spanID
            traceState = record.trace.state
            parentSpanId = record.parentSpanID
            name = record.name
            kind =
                switch record.kind {
                case .internal: 1
                case .server: 2
                case .client: 3
                case .producer: 4
                case .consumer: 5
                }
            startTimeUnixNano = String(record.start)
            endTimeUnixNano = String(record.end)
            (attributes, droppedAttributesCount) = record.attributes.items
            events = record.events.map(Event.init)
            droppedEventsCount = record.droppedEvents == 0 ? nil : record.droppedEvents
            links = record.links.map { Link(trace: $0.trace, attributes: $0.attributes) }
            droppedLinksCount = record.droppedLinks == 0 ? nil : record.droppedLinks
            status = record.status.map { Status(code: $0.code == .ok ? 1 : 2, message: $0.message) }
        }
    }

    private struct Event: Encodable {
        let timeUnixNano: String
        let name: String
        let attributes: [Attribute]
        let droppedAttributesCount: Int?

        init(_ event: SpanEvent) {
            timeUnixNano = String(event.nanosecondsSinceEpoch)
            name = event.name
            (attributes, droppedAttributesCount) = event.attributes.items
        }
    }

    private struct Link: Encodable {
        let traceId: String
        let spanId: String
        let traceState: String?
        let attributes: [Attribute]
        let droppedAttributesCount: Int?

        init(trace: TraceContext, attributes: SpanAttributes) {
            traceId = trace.parent.traceID
            spanId = trace.parent.spanID
            traceState = trace.state
            (self.attributes, droppedAttributesCount) = attributes.items
        }
    }

    private struct Status: Encodable {
        let code: Int
        let message: String?
    }

    fileprivate struct Attribute: Encodable {
        let key: String
        let value: Value
    }

    fileprivate enum Value: Encodable {

        case bool(Bool)
        case double(Double)
        case int(Int64)
        case string(String)
        case array([Value])

        private enum Key: String, CodingKey {
            case boolValue, doubleValue, intValue, stringValue, arrayValue, values
        }

        init(_ attribute: SpanAttribute) {
            self =
                switch attribute {
                case .bool(let value): .bool(value)
                case .double(let value): .double(value)
                case .int32(let value): .int(Int64(value))
                case .int64(let value): .int(value)
                case .string(let value): .string(value)
                case .stringConvertible(let value): .string("\(value)")
                case .boolArray(let values): .array(values.map(Self.bool))
                case .doubleArray(let values): .array(values.map(Self.double))
                case .int32Array(let values): .array(values.map { .int(Int64($0)) })
                case .int64Array(let values): .array(values.map(Self.int))
                case .stringArray(let values): .array(values.map(Self.string))
                case .stringConvertibleArray(let values): .array(values.map { .string("\($0)") })
                default: .string("")
                }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            switch self {
            case .bool(let value): try container.encode(value, forKey: .boolValue)
            case .double(let value): try container.encode(value, forKey: .doubleValue)
            case .int(let value): try container.encode(String(value), forKey: .intValue)
            case .string(let value): try container.encode(value, forKey: .stringValue)
            case .array(let values):
                var array = container.nestedContainer(keyedBy: Key.self, forKey: .arrayValue)
                try array.encode(values, forKey: .values)
            }
        }
    }
}

extension SpanAttributes {

    /// The attributes in the order of their names, at most ``SpanRecord/maximumItems``, and the number of omitted
    /// attributes; `nil` for none.
    fileprivate var items: (values: [TraceBody.Attribute], dropped: Int?) {
        var all: [(key: String, value: SpanAttribute)] = []
        forEach { all.append(($0, $1)) }
        let values = all.sorted { $0.key < $1.key }.prefix(SpanRecord.maximumItems)
        let dropped = all.count - values.count
        return (
            values.map { TraceBody.Attribute(key: $0.key, value: .init($0.value)) }, dropped == 0 ? nil : dropped
        )
    }
}
