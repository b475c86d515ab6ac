"""The targets of a package, and their positions in a picture in layers."""
import sys
from math import fsum

# The floors of the picture, from top to bottom. Each contains groups of targets: a title, and the prefixes of paths.
FLOORS = [
    [("Composition", ("Adapters/CommandLine/", "Adapters/HTTPService/", "Adapters/PopcornServices/"))],
    [("Adapters", ("Adapters/",)), ("Contexts", ("Contexts/",))],
    [("Core", ("Core/",))],
]
ADVANCE = 0.605  # the width of a glyph of these fonts, in em

NAME, SMALL, TITLE = 13, 10.5, 15
ROOM_HEIGHT, ROW_GAP, ROOM_GAP, LANE = 46, 48, 26, 22
PADDING, GROUP_TITLE, MARGIN, BADGE = 16, 26, 24, 8


def fail(message):
    sys.exit(f"architecture_picture.py: {message}")


def text_width(text, size):
    return len(text) * size * ADVANCE


class Package:
    """The targets of the package that are drawn, and their imports."""

    def __init__(self, dump):
        targets = {target["name"]: target for target in dump["targets"]}
        self.path = {name: target.get("path") or name for name, target in targets.items()}
        self.system = {name for name, target in targets.items() if target["type"] == "system"}
        imports = {
            name: {
                next(iter(dependency.values()))[0]
                for dependency in target["dependencies"] if "byName" in dependency or "target" in dependency
            } & targets.keys()
            for name, target in targets.items()
        }
        roots = [
            name for product in dump["products"] if "executable" in product["type"] for name in product["targets"]
        ]
        drawn, stack = set(), roots
        while stack:
            name = stack.pop()
            if name not in drawn:
                drawn.add(name)
                stack += imports[name]
        order = [target["name"] for target in dump["targets"]]
        folders = list(dict.fromkeys(
            self.path[name].split("/")[1] for name in order
            if name in drawn and self.path[name].startswith("Contexts/")))
        self.contexts = folders
        other = {name for name in drawn if self.path[name].startswith("Contexts/")
                 and self.path[name].split("/")[1] != folders[0]}
        # The adapters of the other contexts: adapters that import them.
        other |= {name for name in drawn
                  if self.path[name].startswith("Adapters/Contexts/") and imports[name] & other}
        self.names = [name for name in order if name in drawn - other]
        kept = set(self.names)
        imports = {name: imports[name] & kept for name in self.names}
        closure = {}

        def reach(name):
            if name not in closure:
                closure[name] = set().union(*({other} | reach(other) for other in imports[name]))
            return closure[name]

        self.imports = {
            name: {other for other in imports[name]
                   if not any(other in reach(between) for between in imports[name] - {other})}
            for name in self.names
        }
        self.group = {}
        for name in self.names:
            titles = [title for floor in FLOORS for title, prefixes in floor if self.path[name].startswith(prefixes)]
            if not titles:
                fail(f"the target {name} at {self.path[name]} is in no group; add its folder to FLOORS")
            self.group[name] = titles[0]

    def only(self, names, description):
        names = list(names)
        if len(names) != 1:
            fail(f"expected one target as {description}, but found {', '.join(sorted(names)) or 'none'}")
        return names[0]

    def roles(self):
        """Returns the targets that a title passes, by role. They follow from the imports, not from the names."""
        inside = [name for name in self.names if self.group[name] == "Contexts"]
        domain = self.only((n for n in inside if not self.imports[n] & set(inside)), "the domain of a context")
        kernel = self.only(self.imports[domain], "the import of the domain")
        upper = [n for n in inside if not any(n in self.imports[o] for o in inside)]
        reached, stack = set(), list(upper)
        while stack:
            name = stack.pop()
            if name not in reached:
                reached.add(name)
                stack += self.imports[name]
        database = self.only(
            (n for n in reached if self.group[n] == "Core" and self.imports[n] & self.system), "the database layer")
        sides = {}
        for side in upper:
            core = self.only(self.imports[side] - {domain, kernel}, f"the Core import of {side}")
            sides["infrastructure" if database in self.imports[core] else "application"] = side
            if database in self.imports[core]:
                store = core
        cached_read = self.only(self.imports[store] - {database, kernel}, "the cached read")
        adapter = self.only(
            (n for n in self.names if self.group[n] == "Adapters" and domain in self.imports[n]), "the adapter")
        sdk = self.only(
            (n for n in self.names if self.group[n] == "Adapters" and n not in self.system
             and not any(self.group[o] == "Adapters" for o in self.imports[n])), "the SDK")
        return dict(domain=domain, store=store, database=database, cached_read=cached_read, adapter=adapter, sdk=sdk,
                    **sides)


class Layout:
    """The positions of the rooms in layers, and of the lanes that longer imports pass through."""

    def __init__(self, package):
        self.package = package
        self.layer = self.layers()
        self.rows = [[] for _ in range(max(self.layer.values()) + 1)]
        self.lanes = {}  # the lanes of an import, from top to bottom
        self.block = {}  # the position of a node's group on its floor
        for name in package.names:
            self.rows[self.layer[name]].append(name)
            self.block[name] = self.place(package.group[name])[1]
        for name in package.names:
            for other in sorted(package.imports[name]):
                chain = []
                for row in range(self.layer[name] + 1, self.layer[other]):
                    lane = (name, other, row)
                    chain.append(lane)
                    self.rows[row].append(lane)
                    floor = self.floor_of_row[row]
                    own, far = self.place(package.group[name]), self.place(package.group[other])
                    # A lane stays in the group where its import begins or ends.
                    self.block[lane] = own[1] if own[0] == floor else far[1] if far[0] == floor else 0
                self.lanes[name, other] = chain
        self.neighbours = {node: ([], []) for row in self.rows for node in row}
        for (name, other), chain in self.lanes.items():
            nodes = [name, *chain, other]
            for upper, lower in zip(nodes, nodes[1:]):
                self.neighbours[upper][1].append(lower)
                self.neighbours[lower][0].append(upper)
        self.arrange()
        self.measure()

    @staticmethod
    def place(group):
        return next((f, i) for f, floor in enumerate(FLOORS) for i, (title, _) in enumerate(floor) if title == group)

    def layers(self):
        """Returns the row of each room: below all rooms that import it, and on the floor of its group."""
        package, depth = self.package, {}

        def depth_of(name):
            floor = self.place(package.group[name])[0]
            if name not in depth:
                depth[name] = max(
                    (1 + depth_of(other) for other in package.imports[name]
                     if self.place(package.group[other])[0] == floor), default=0)
            return depth[name]

        layers, self.floor_of_row, row = {}, [], 0
        for number in range(len(FLOORS)):
            inside = [n for n in package.names if self.place(package.group[n])[0] == number]
            height = 1 + max(depth_of(name) for name in inside)
            for name in inside:
                layers[name] = row + height - 1 - depth_of(name)
            self.floor_of_row += [number] * height
            row += height
        for name in package.names:
            for other in package.imports[name]:
                if layers[other] <= layers[name]:
                    fail(f"{name} imports {other}, which is on the same floor or above")
        return layers

    def width(self, node):
        if isinstance(node, tuple):
            return 8
        lines = [text_width(node, NAME), text_width(self.folder(node), SMALL)]
        return round(max(lines)) + 26

    def folder(self, name):
        path = self.package.path[name].split("/")
        return "/".join(path[:path.index("Sources")] if "Sources" in path else path)

    def separation(self, left, right):
        gap = LANE if isinstance(left, tuple) or isinstance(right, tuple) else ROOM_GAP
        if self.block[left] != self.block[right]:
            gap += 2 * PADDING + 20
        return (self.width(left) + self.width(right)) / 2 + gap

    def crossings(self):
        total = 0
        for row in self.rows[:-1]:
            edges = [(i, self.index[lower]) for i, node in enumerate(row) for lower in self.neighbours[node][1]]
            total += sum(1 for a, edge in enumerate(edges) for other in edges[a + 1:]
                         if (edge[0] - other[0]) * (edge[1] - other[1]) < 0)
        return total

    def arrange(self):
        """Orders each row so that few imports cross, then moves the nodes towards their neighbours."""
        def number():
            self.index = {node: i for row in self.rows for i, node in enumerate(row)}

        def by_group():
            for row in self.rows:
                row.sort(key=lambda node: self.block[node])

        by_group()
        number()
        best, best_rows = self.crossings(), [list(row) for row in self.rows]
        for sweep in range(40):
            down = sweep % 2 == 0
            for row in self.rows if down else reversed(self.rows):
                def centre(node):
                    near = self.neighbours[node][0 if down else 1]
                    return sum(self.index[n] for n in near) / len(near) if near else self.index[node]
                row.sort(key=lambda node: (self.block[node], centre(node), self.index[node]))
                for i, node in enumerate(row):
                    self.index[node] = i
            improved = True
            while improved:
                improved = False
                for row in self.rows:
                    for i in range(len(row) - 1):
                        if self.block[row[i]] != self.block[row[i + 1]]:
                            continue
                        before = self.crossings()
                        row[i], row[i + 1] = row[i + 1], row[i]
                        number()
                        if self.crossings() < before:
                            improved = True
                        else:
                            row[i], row[i + 1] = row[i + 1], row[i]
                            number()
            if self.crossings() < best:
                best, best_rows = self.crossings(), [list(row) for row in self.rows]
        self.rows = best_rows
        number()
        self.x = {}
        for row in self.rows:
            x = 0
            for i, node in enumerate(row):
                x += self.separation(row[i - 1], node) if i else 0
                self.x[node] = x
        for sweep in range(300):
            for row in self.rows if sweep % 2 == 0 else reversed(self.rows):
                wanted = []
                for node in row:
                    near = self.neighbours[node][0] + self.neighbours[node][1]
                    # Lanes are straight where possible.
                    weight = [4 if isinstance(n, tuple) and isinstance(node, tuple) else 1 for n in near]
                    wanted.append(
                        fsum(w * self.x[n] for w, n in zip(weight, near)) / sum(weight) if near else self.x[node])
                self.settle(row, wanted)
            if sweep % 2:
                self.part_groups()

    def part_groups(self):
        """Moves the groups of a floor apart, so that each has its own columns."""
        for number, floor in enumerate(FLOORS):
            for block in range(1, len(floor)):
                nodes = [n for i, row in enumerate(self.rows) if self.floor_of_row[i] == number for n in row]
                rooms = [n for n in nodes if not isinstance(n, tuple)]
                left = max(self.x[n] + self.width(n) / 2 for n in rooms if self.block[n] < block)
                right = min(self.x[n] - self.width(n) / 2 for n in rooms if self.block[n] >= block)
                shift = max(0, left + 2 * PADDING + 24 - right) / 2
                for node in nodes:
                    self.x[node] += shift if self.block[node] >= block else -shift

    def settle(self, row, wanted):
        """Moves the nodes of a row as close as possible to the wanted positions, in order and without overlaps."""
        blocks = []  # nodes that touch: the wanted position of the first, the number of nodes, the last offset
        offset = 0
        offsets = []
        for i, node in enumerate(row):
            offset += self.separation(row[i - 1], node) if i else 0
            offsets.append(offset)
            blocks.append([wanted[i] - offset, 1])
            while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
                mean, count = blocks.pop()
                before, others = blocks[-1]
                blocks[-1] = [(mean * count + before * others) / (count + others), count + others]
        i = 0
        for mean, count in blocks:
            for _ in range(count):
                self.x[row[i]] = mean + offsets[i]
                i += 1

    def measure(self):
        """Computes the boxes of rooms and groups, and the size of the picture."""
        y, self.y = MARGIN + 44, []
        for row, floor in enumerate(self.floor_of_row):
            if row and floor != self.floor_of_row[row - 1]:
                y += PADDING * 2 + GROUP_TITLE
            elif not row:
                y += PADDING + GROUP_TITLE
            self.y.append(y)
            y += ROOM_HEIGHT + ROW_GAP
        self.room = {
            name: (self.x[name] - self.width(name) / 2, self.y[self.layer[name]], self.width(name), ROOM_HEIGHT)
            for name in self.package.names
        }
        self.box = {}
        for title in dict.fromkeys(self.package.group.values()):
            inside = [self.room[name] for name in self.package.names if self.package.group[name] == title]
            left, top = min(r[0] for r in inside), min(r[1] for r in inside)
            right, bottom = max(r[0] + r[2] for r in inside), max(r[1] + r[3] for r in inside)
            # All groups of a floor are equally high.
            floor = self.place(title)[0]
            top = min(self.y[i] for i, f in enumerate(self.floor_of_row) if f == floor)
            bottom = max(self.y[i] for i, f in enumerate(self.floor_of_row) if f == floor) + ROOM_HEIGHT
            heading = text_width(title, TITLE) + text_width(self.note(title), SMALL) + 30
            right = max(right, left + heading)
            self.box[title] = (
                left - PADDING, top - PADDING - GROUP_TITLE, right - left + 2 * PADDING,
                bottom - top + 2 * PADDING + GROUP_TITLE)
        left = min(b[0] for b in self.box.values())
        left = min([left, *(x - 10 for x in self.x.values())])
        shift = MARGIN - left
        self.x = {node: round(x + shift, 1) for node, x in self.x.items()}
        self.room = {name: (round(r[0] + shift, 1), *r[1:]) for name, r in self.room.items()}
        self.box = {title: (round(b[0] + shift, 1), *b[1:]) for title, b in self.box.items()}
        self.right = max([*(b[0] + b[2] for b in self.box.values()), *(x + 10 for x in self.x.values())]) + MARGIN
        self.bottom = max(b[1] + b[3] for b in self.box.values())

    def note(self, title):
        contexts = [name.removeprefix("Popcorn") for name in self.package.contexts]
        first, others = contexts[0], ", ".join(contexts[1:])
        return {"Contexts": f"{first}; the same in {others}", "Adapters": f"of {first}; the same for {others}"}.get(
            title, "")
