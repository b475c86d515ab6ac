#!/usr/bin/env -S python3 -B
"""Draws the architecture as an SVG picture, from the targets of Package.swift.

    swift package dump-package | Tests/Documentation/architecture_picture.py docs/architecture.svg
    swift package dump-package | Tests/Documentation/architecture_picture.py --check docs/architecture.svg

With --check, the file is not written: the exit status is 1 if it differs from the picture of the package. The rooms are
the targets of the executable products and all targets that these import. One context is drawn, and the others, which
have the same targets, are named. Imports that follow from other imports are omitted.
"""
import json
import sys
from html import escape

from architecture_layout import (
    BADGE, MARGIN, NAME, PADDING, ROOM_HEIGHT, SMALL, TITLE, Layout, Package, fail, text_width,
)

COLOURS = {  # the background, the rooms and the border of each group
    "Composition": ("#f3effa", "#e4daf5", "#8268b0"),
    "Adapters": ("#fbf3e6", "#f6e3c3", "#a87b2d"),
    "Contexts": ("#eaf3fb", "#cfe4f7", "#3f7cb0"),
    "Core": ("#eef5ec", "#d8ead2", "#578a48"),
}
COLD, WARM = "#1f5fd0", "#c8371f"
INK, QUIET, EDGE, PAPER = "#1f2328", "#59636e", "#8c959f", "#ffffff"
FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def journeys(package):
    """Returns the ways of a title: a name, a colour, and the steps, each with a target and a text."""
    r = package.roles()
    warm = [
        (r["application"], "the use case requests the title"),
        (r["infrastructure"], "the repository creates its key"),
        (r["cached_read"], "the cached read looks the key up"),
        (r["store"], "the store maps rows to the entity"),
        (r["database"], "SQLite returns the rows of one snapshot"),
        (r["application"], "a mapper creates the application model"),
    ]
    cold = [
        (r["application"], "the use case requests the title"),
        (r["infrastructure"], "the repository creates its key"),
        (r["cached_read"], "the cached read finds nothing, and fetches"),
        (r["adapter"], "the adapter implements the port of the domain"),
        (r["sdk"], "the SDK sends one HTTP request to TMDb"),
        (r["adapter"], "its mappers create the entity"),
        (r["store"], "the store maps the entity to rows"),
        (r["database"], "SQLite writes the rows in one transaction"),
        (r["application"], "a mapper creates the application model"),
    ]
    return [("A title that is not cached", COLD, cold), ("A cached title", WARM, warm)]


class Picture:
    """The SVG elements of a layout."""

    def __init__(self, layout):
        self.layout, self.parts, self.texts = layout, [], []
        self.journeys = journeys(layout.package)
        self.badges = {}  # the badges of each room: the colours and numbers of the steps there
        for _, colour, steps in self.journeys:
            for number, (name, _) in enumerate(steps, 1):
                self.badges.setdefault(name, {}).setdefault(colour, []).append(number)

    def add(self, element):
        self.parts.append(element)

    def text(self, x, y, text, size, colour=INK, weight=400, anchor="start", limit=None, halo=None):
        width = text_width(text, size)
        left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
        if limit:
            assert limit[0] <= left and left + width <= limit[0] + limit[2], f"the text '{text}' exceeds its room"
        self.texts.append((left, y - size, width, size))
        outline = f' stroke="{halo}" stroke-width="4" paint-order="stroke"' if halo else ""
        self.add(f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" font-weight="{weight}"'
                 f' text-anchor="{anchor}"{outline}>{escape(text)}</text>')

    def rectangle(self, box, fill, stroke, radius=8, extra=""):
        x, y, width, height = box
        self.add(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius}" fill="{fill}"'
                 f' stroke="{stroke}"{extra}/>')

    def draw(self):
        layout, package = self.layout, self.layout.package
        self.text(MARGIN, MARGIN + 16, "The targets of Popcorn", 18, weight=700)
        self.text(MARGIN, MARGIN + 36, "An arrow points from a target to a target that it imports. Imports that follow"
                  " from others are omitted.", SMALL, QUIET)
        for title, box in layout.box.items():
            background, _, border = COLOURS[title]
            if layout.note(title):
                for offset in (8, 4):
                    self.rectangle((box[0] + offset, box[1] + offset, box[2], box[3]), background, border,
                                   12, ' stroke-opacity="0.5"')
            self.rectangle(box, background, border, 12)
        for name in package.names:
            for other in sorted(package.imports[name]):
                self.add(f'<path d="{self.route(name, other)}" fill="none" stroke="{EDGE}" stroke-width="1.3"'
                         f' marker-end="url(#arrow)"/>')
        for shift, (_, colour, steps) in zip((-7, 7), self.journeys):
            for (name, _), (other, _) in zip(steps, steps[1:]):
                self.add(f'<path d="{self.leg(name, other, shift)}" fill="none" stroke="{colour}" stroke-width="3"'
                         f' stroke-opacity="0.55" stroke-linecap="round"/>')
        for title, box in layout.box.items():
            background, _, border = COLOURS[title]
            x, y = box[0] + PADDING, box[1] + 24
            self.text(x, y, title, TITLE, border, 700, limit=box, halo=background)
            self.text(x + text_width(title, TITLE) + 10, y, layout.note(title), SMALL, QUIET, limit=box, halo=background)
        for name, room in layout.room.items():
            _, fill, border = COLOURS[package.group[name]]
            self.rectangle(room, fill, border)
            middle = room[0] + room[2] / 2
            self.text(middle, room[1] + 21, name, NAME, weight=600, anchor="middle", limit=room)
            self.text(middle, room[1] + 36, layout.folder(name), SMALL, QUIET, anchor="middle", limit=room)
        for name, badges in self.badges.items():
            x, y, width, height = layout.room[name]
            for colour, numbers in badges.items():
                assert len(numbers) * (2 * BADGE + 3) <= width, f"the numbers of {name} exceed its room"
                for i, number in enumerate(numbers):
                    centre = x + 4 + BADGE + i * (2 * BADGE + 3)
                    self.badge(centre, y if colour == COLD else y + height, colour, number)
        return self.legend()

    def badge(self, x, y, colour, number):
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{BADGE}" fill="{colour}" stroke="{PAPER}"/>')
        self.add(f'<text x="{x:g}" y="{y + 3.7:g}" font-size="10.5" fill="{PAPER}" font-weight="700"'
                 f' text-anchor="middle">{number}</text>')

    def route(self, name, other):
        """Returns the path of an import: curved between rows, vertical past the rooms of a row."""
        layout = self.layout
        stops = [(layout.x[lane], layout.y[lane[2]], layout.y[lane[2]] + ROOM_HEIGHT)
                 for lane in layout.lanes[name, other]]
        stops.append((self.port(other, name, 0), layout.room[other][1] - 2, None))
        x, y = self.port(name, other, 1), layout.room[name][1] + ROOM_HEIGHT
        path = f"M{x:.1f} {y:g}"
        for end, top, bottom in stops:
            middle = (y + top) / 2
            path += f"C{x:.1f} {middle:.1f} {end:.1f} {middle:.1f} {end:.1f} {top:g}"
            if bottom is not None:
                path += f"V{bottom:g}"
            x, y = end, bottom
        return path

    def port(self, name, other, side):
        """Returns where an import begins or ends on the lower or upper edge of a room."""
        layout = self.layout
        ends = []
        for (upper, lower), chain in layout.lanes.items():
            if (upper if side else lower) == name:
                next_node = (chain + [lower])[0] if side else ([upper] + chain)[-1]
                ends.append((layout.x[next_node], lower if side else upper))
        place = [end for _, end in sorted(ends)].index(other)
        x, _, width, _ = layout.room[name]
        step = min(24, (width - 24) / len(ends))
        return x + width / 2 + (place - (len(ends) - 1) / 2) * step

    def leg(self, name, other, shift):
        """Returns the path of a step from a room to another, behind the rooms."""
        (x1, y1, w1, h1), (x2, y2, w2, h2) = self.layout.room[name], self.layout.room[other]
        x1, y1, x2, y2 = x1 + w1 / 2 + shift, y1 + h1 / 2, x2 + w2 / 2 + shift, y2 + h2 / 2
        bend = (y2 - y1) / 2 if abs(y2 - y1) > ROOM_HEIGHT else 0
        return f"M{x1:.1f} {y1:.1f}C{x1:.1f} {y1 + bend:.1f} {x2:.1f} {y2 - bend:.1f} {x2:.1f} {y2:.1f}"

    def legend(self):
        """Draws the steps below the floors. Returns the size of the picture."""
        layout = self.layout
        top = layout.bottom + 44
        x, bottom, right = MARGIN, top, layout.right
        for title, colour, steps in self.journeys:
            y = top
            self.add(f'<path d="M{x:g} {y - 5:g}h26" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>')
            self.text(x + 36, y, title, NAME, colour, 700)
            width = 36 + text_width(title, NAME)
            for number, (name, text) in enumerate(steps, 1):
                y += 24
                self.badge(x + BADGE, y - 4, colour, number)
                line = f"{name}: {text}"
                self.text(x + 2 * BADGE + 8, y, line, 11.5)
                width = max(width, 2 * BADGE + 8 + text_width(line, 11.5))
            x += width + 40
            bottom = max(bottom, y)
        return max(right, x - 40 + MARGIN), bottom + MARGIN

    def svg(self):
        width, height = self.draw()
        self.check(width, height)
        return "\n".join([
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
            f' viewBox="0 0 {width:.0f} {height:.0f}" font-family="{FONT}">',
            "<title>The targets of Popcorn, their imports, and the way of a title through them</title>",
            '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"'
            f' orient="auto"><path d="M0 0L8 4L0 8z" fill="{EDGE}"/></marker></defs>',
            f'<rect width="{width:.0f}" height="{height:.0f}" rx="12" fill="{PAPER}" stroke="#d0d7de"/>',
            *self.parts, "</svg>", ""])

    def check(self, width, height):
        """Checks that no two rooms overlap, that no group contains a room of another, and that all texts fit."""
        def overlap(a, b):
            return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]

        layout = self.layout
        rooms = list(layout.room.items())
        for i, (name, room) in enumerate(rooms):
            for other, other_room in rooms[i + 1:]:
                assert not overlap(room, other_room), f"{name} overlaps {other}"
            for title, box in layout.box.items():
                inside = layout.package.group[name] == title
                assert overlap(room, box) == inside, f"{name} is {'not ' if inside else ''}in {title}"
        boxes = list(layout.box.items())
        for i, (title, box) in enumerate(boxes):
            for other, other_box in boxes[i + 1:]:
                assert not overlap(box, other_box), f"{title} overlaps {other}"
        for (name, other), chain in layout.lanes.items():
            for lane in chain:
                for room in (layout.room[n] for n in layout.rows[lane[2]] if not isinstance(n, tuple)):
                    assert not room[0] - 4 < layout.x[lane] < room[0] + room[2] + 4, f"{name} to {other} hits a room"
        for i, text in enumerate(self.texts):
            assert 0 <= text[0] and text[0] + text[2] <= width and text[1] + text[3] <= height, "a text is cut off"
            for other in self.texts[i + 1:]:
                assert not overlap(text, other), "two texts overlap"


def main():
    arguments = sys.argv[1:]
    checks = "--check" in arguments
    arguments = [argument for argument in arguments if argument != "--check"]
    if len(arguments) != 1:
        fail("usage: swift package dump-package | architecture_picture.py [--check] FILE")
    try:
        dump = json.load(sys.stdin)
    except ValueError as error:
        fail(f"the input is not the output of swift package dump-package: {error}")
    picture = Picture(Layout(Package(dump))).svg()
    path = arguments[0]
    if not checks:
        with open(path, "w", encoding="utf-8") as file:
            file.write(picture)
        return 0
    try:
        with open(path, encoding="utf-8") as file:
            committed = file.read()
    except FileNotFoundError:
        committed = ""
    if committed != picture:
        print(f"{path} is not the picture of Package.swift; run make picture", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
