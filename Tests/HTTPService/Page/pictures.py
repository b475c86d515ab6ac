"""The pictures of the page in docs/."""

import os

MAXIMUM_PICTURE_SIZE = 150_000
WIDE = {"width": 1200, "height": 800}
NARROW = {"width": 390, "height": 844}
# The name, the path, and the options of the window.
PICTURES = [
    ("home-light", "/", WIDE),
    ("home-narrow", "/", {**NARROW, "dark": True}),
    ("title-light", "/movies/550", WIDE),
    ("title-dark", "/movies/550", {**WIDE, "dark": True}),
    ("title-narrow", "/movies/550", NARROW),
    ("season-light", "/tv-series/1396/seasons/1", WIDE),
    ("person-dark", "/people/287", {**WIDE, "dark": True}),
    ("watchlist-light", "/watchlist", WIDE),
    ("watchlist-narrow", "/watchlist", NARROW),
    ("status-light", "/status", WIDE),
    ("status-dark", "/status", {**WIDE, "dark": True}),
]

VISIBLE_IMAGES = """[...document.images].filter((image) => {
    const box = image.getBoundingClientRect();
    return box.top < innerHeight && box.bottom > 0;
})"""


def write(tab, address, folder):
    """Writes the pictures, with two titles on the watchlist."""
    os.makedirs(folder, exist_ok=True)
    tab.show()
    for path in ("/movies/550", "/tv-series/456"):
        tab.open(address + path)
        tab.loading(lambda: tab.click("button.primary"), "the title on the watchlist")
    for name, path, window in PICTURES:
        tab.show(**window)
        tab.open(address + path)
        tab.wait_until(f"{VISIBLE_IMAGES}.every((image) => image.naturalWidth > 0)", f"the images of {path} are loaded")
        file = f"{folder}/{name}.webp"
        tab.picture(file)
        size = os.path.getsize(file)
        if size > MAXIMUM_PICTURE_SIZE:
            raise RuntimeError(f"{name}: expected at most {MAXIMUM_PICTURE_SIZE} bytes, found {size}")
