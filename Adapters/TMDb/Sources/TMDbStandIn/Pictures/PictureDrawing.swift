import Foundation
import TMDbTesting

/// A drawing in the colours of a seed: the sun above hills, a portrait, or a badge.
struct PictureDrawing {
    /// The layers of a drawing. Each has its own gradient from top to bottom.
    private enum Layer: Int, CaseIterable {
        case background, back, front, light
    }

    /// The number of shades of a layer. All layers together have 256, the colours of a palette.
    private static let shadeCount = 64

    let kind: PictureKind
    let width: Int
    let height: Int
    private let seed: UInt64

    /// Creates a drawing in one of TMDb's sizes.
    init(kind: PictureKind, size: String, seed: UInt64) {
        self.kind = kind
        self.seed = seed
        (width, height) = kind.pixels(in: size)
    }

    /// The drawing as a PNG. The background of a logo is transparent.
    var png: [UInt8] {
        var image = IndexedPNG(
            width: width, height: height,
            palette: Layer.allCases.flatMap { layer in
                (0..<Self.shadeCount).map { colour(of: layer, at: Double($0) / Double(Self.shadeCount - 1)) }
            }, isFirstColourTransparent: kind == .logo)
        let hills = kind == .poster || kind == .backdrop ? [hill(.back), hill(.front)] : []
        for y in 0..<height {
            let shade = y * Self.shadeCount / height
            var row = [UInt8](repeating: kind == .logo ? 0 : Self.index(.background, shade), count: width)
            for (layer, range) in shapes(at: Double(y) + 0.5) {
                for x in range { row[x] = Self.index(layer, shade) }
            }
            for hill in hills where y >= hill.top {
                for x in 0..<width where y >= hill.edge[x] { row[x] = Self.index(hill.layer, shade) }
            }
            image.append(row: row)
        }
        return image.bytes
    }

    /// The drawing as an SVG: a badge with a disc.
    var svg: [UInt8] {
        func text(_ layer: Layer) -> String {
            let colour = colour(of: layer, at: 0.5)
            return "rgb(\(colour.red),\(colour.green),\(colour.blue))"
        }
        let disc = Int(badgeDisc.x * 1000)
        return Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 400" width="\(width)" height="\(height)">\
            <rect x="20" y="60" width="960" height="280" rx="140" fill="\(text(.back))"/>\
            <circle cx="\(disc)" cy="200" r="90" fill="\(text(.light))"/></svg>
            """.utf8)
    }

    private static func index(_ layer: Layer, _ shade: Int) -> UInt8 {
        UInt8(layer.rawValue * shadeCount + min(max(0, shade), shadeCount - 1))
    }
}

// MARK: - Shapes

extension PictureDrawing {
    /// Returns a number from 0 to 1 that is derived from the seed.
    private func fraction(_ position: UInt64) -> Double {
        Double((seed &+ position).splitMix64 >> 11) / Double(1 << 53)
    }

    private var badgeDisc: (x: Double, y: Double) { (0.15 + 0.7 * fraction(5).rounded(), 0.5) }

    /// Returns the parts of a row that shapes other than hills cover.
    private func shapes(at y: Double) -> [(Layer, Range<Int>)] {
        let (w, h) = (Double(width), Double(height))
        let shapes: [(Layer, Range<Int>?)]
        switch kind {
        case .poster, .backdrop:
            let radius = 0.17 * min(w, h)
            let (x, middle) = ((0.3 + 0.4 * fraction(1)) * w, (0.3 + 0.2 * fraction(2)) * h)
            shapes = [(.light, span(y, x, middle, radius, radius))]
        case .profile:
            shapes = [
                (.front, span(y, 0.5 * w, 1.02 * h, 0.42 * w, 0.36 * h)),
                (.light, span(y, 0.5 * w, 0.42 * h, 0.2 * w, 0.17 * h)),
            ]
        case .logo:
            // A row of a rectangle with round ends lies between the left and the right end.
            let left = span(y, 0.16 * w, 0.5 * h, 0.14 * w, 0.35 * h)
            let right = span(y, 0.84 * w, 0.5 * h, 0.14 * w, 0.35 * h)
            let disc = span(y, badgeDisc.x * w, badgeDisc.y * h, 0.09 * w, 0.225 * h)
            shapes = [(.back, left.flatMap { left in right.map { left.lowerBound..<$0.upperBound } }), (.light, disc)]
        }
        return shapes.compactMap { layer, range in range.map { (layer, $0) } }
    }

    /// Returns the part of a row that an ellipse covers, or `nil` if it does not reach the row.
    private func span(_ y: Double, _ centreX: Double, _ centreY: Double, _ radiusX: Double, _ radiusY: Double)
        -> Range<Int>?
    {
        let part = 1 - (y - centreY) * (y - centreY) / (radiusY * radiusY)
        guard part > 0 else { return nil }
        let half = radiusX * part.squareRoot()
        let (first, last) = (max(0, Int(centreX - half)), min(width, Int(centreX + half)))
        return first < last ? first..<last : nil
    }

    /// Returns a hill: its highest row, and its edge in each column.
    private func hill(_ layer: Layer) -> (layer: Layer, top: Int, edge: [Int]) {
        let isBack = layer == .back
        let (base, height) = (isBack ? 0.66 : 0.8, Double(self.height))
        let (phase, steepness) = (fraction(isBack ? 3 : 4) * 2 * .pi, isBack ? 5.0 : 3.5)
        let edge = (0..<width).map { x in
            let angle = Double(x) / Double(width) * steepness + phase
            return Int((base + 0.055 * sin(angle) + 0.03 * sin(2.3 * angle + phase)) * height)
        }
        return (layer, edge.min() ?? 0, edge)
    }
}

// MARK: - Colours

extension PictureDrawing {
    /// Returns the colour of a layer between its top (0) and its bottom (1).
    private func colour(of layer: Layer, at position: Double) -> IndexedPNG.Colour {
        let hue = Double(seed % 360)
        let shade =
            switch layer {
            case .background: (hue: hue + 35 * position, saturation: 0.45 + 0.2 * position, from: 0.22, to: 0.68)
            case .back: (hue: hue + 15, saturation: 0.4, from: 0.42, to: 0.28)
            case .front: (hue: hue, saturation: 0.45, from: 0.24, to: 0.1)
            case .light: (hue: hue + 45, saturation: 0.75, from: 0.9, to: 0.72)
            }
        return IndexedPNG.Colour(
            hue: shade.hue, saturation: shade.saturation, lightness: shade.from + (shade.to - shade.from) * position)
    }
}

extension IndexedPNG.Colour {
    /// Creates a colour from its hue in degrees, its saturation and its lightness.
    init(hue: Double, saturation: Double, lightness: Double) {
        let chroma = saturation * min(lightness, 1 - lightness)
        func value(_ offset: Double) -> UInt8 {
            let position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            return UInt8((lightness - chroma * max(-1, min(position - 3, 9 - position, 1))) * 255)
        }
        self.init(red: value(0), green: value(8), blue: value(4))
    }
}
