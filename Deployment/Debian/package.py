#!/usr/bin/env python3
"""Packs the files of `make install PREFIX=/usr` as a Debian package. Equal files and commits make equal packages.

    Deployment/Debian/package.py BUILD_FOLDER WORK_FOLDER

BUILD_FOLDER contains the build of `popcorn`, whose linked packages the file `copyright` lists. WORK_FOLDER/root
contains the installed files. The package is WORK_FOLDER/popcorn_<version>_<architecture>.deb.
"""
import collections
import email.utils
import glob
import gzip
import json
import os
import re
import subprocess
import sys

import manpage

HERE = os.path.dirname(os.path.abspath(__file__))
DEPLOYMENT = os.path.dirname(HERE)
REPOSITORY = os.path.dirname(DEPLOYMENT)
CONTROL = """\
Package: popcorn
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {libraries}, adduser, ca-certificates
Section: net
Priority: optional
Description: movies, TV series and people from TMDb, cached in SQLite
 The command popcorn reads data from TMDb, keeps it in a cache on disk, and
 stores watchlists and search histories. popcorn serve returns the same data
 as JSON over HTTP, with a page, health checks and metrics.
 .
 The unit popcorn@.service runs the service on the port that is the name of
 the instance, such as popcorn@8080.
"""
CHANGELOG = """\
popcorn ({version}) unstable; urgency=medium

  * Version {version}. CHANGELOG.md of the sources lists the changes.

 -- {maintainer}  {date}
"""
COMPLETIONS = {
    "bash": "usr/share/bash-completion/completions/popcorn",
    "zsh": "usr/share/zsh/vendor-completions/_popcorn",
    "fish": "usr/share/fish/vendor_completions.d/popcorn.fish",
}


def output(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def read(*path):
    with open(os.path.join(*path), encoding="utf-8", errors="replace") as file:
        return file.read()


def write(path, content, mode=0o644):
    """Writes text, or bytes, to a file and creates its folder."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    os.chmod(path, mode)


def compressed(text):
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def linked_packages(build):
    """Returns the folders of the linked modules of other packages, by the folder of the package."""
    result = collections.defaultdict(list)
    checkouts = os.path.realpath(f"{build}/../../checkouts")
    for name in sorted(set(re.findall(r"/(\w+)\.build/", read(build, "popcorn.product/Objects.LinkFileList")))):
        # The build has a list of the sources of a module in Swift. A module in C has the folder of its name.
        path = f"{build}/{name}.build/sources"
        source = read(path).splitlines()[0].strip("'") if os.path.exists(path) else f"{checkouts}/*/Sources/{name}/*"
        folders = {os.path.dirname(path) for path in glob.glob(source)}
        if not folders:
            sys.exit(f"The package of the linked module {name} is not known: it has no sources at {source}.")
        for folder in folders:
            package = re.match(f"{re.escape(checkouts)}/[^/]+", os.path.realpath(folder))
            if package:
                result[package.group()].append(folder)
    return result


def sources(folders, pattern):
    return sorted(path for folder in folders for path in glob.glob(f"{folder}/**/{pattern}", recursive=True))


def copyright_file(packages):
    """Returns the file `copyright` with a paragraph for each linked package."""
    paragraphs = []
    for package, modules in sorted(packages.items()):
        licence = read(glob.glob(f"{package}/LICENSE*")[0])
        if "Apache License" not in licence:
            sys.exit(f"{package} has another licence than those in {HERE}/copyright.")
        name = "Apache-2.0 with Swift exception" if "Runtime Library Exception" in licence else "Apache-2.0"
        # The holder is that of the notice, else of most sources.
        text = "".join(map(read, glob.glob(f"{package}/NOTICE*") or sources(modules, "*.swift")))
        holders = collections.Counter(re.findall(r"Copyright (?:\([cC]\) )?(.*)", text))
        paragraphs.append(
            f"Files: .build/checkouts/{os.path.basename(package)}/*\n"
            f"Copyright: {holders.most_common(1)[0][0]}\nLicense: {name}\n\n")
    mit = "\n".join(f" {line or '.'}" for line in read(REPOSITORY, "LICENSE").strip().splitlines())
    return read(HERE, "copyright").replace("@PACKAGES@\n", "".join(paragraphs)).replace("@MIT@", mit)


def notices(packages):
    """Returns the notices of the linked packages, and the licences of the C sources that have their own."""
    texts = []
    for package, modules in sorted(packages.items()):
        name = os.path.basename(package)
        for path in glob.glob(f"{package}/NOTICE*") + sources(modules, "LICENSE*"):
            texts.append((f"{name}/{os.path.relpath(path, package)}", read(path).strip()))
        found = set()
        for path in sources(modules, "*.[chS]") + sources(modules, "*.cc"):
            for comment in re.findall(r"/\*.*?\*/|(?:^//.*\n)+", read(path), re.DOTALL | re.MULTILINE):
                text = re.sub(r"^[ \t]*(?://+|/?\*+/?)[ \t]?|\*/", "", comment, flags=re.MULTILINE).strip()
                if text not in found and re.search("(?is)Copyright.*(redistribut|permission is)", text):
                    found.add(text)
                    texts.append((f"{name}/{os.path.relpath(path, package)}", text))
    return "\n\n".join(f"{title}\n{'=' * len(title)}\n\n{text}" for title, text in texts) + "\n"


def libraries(work, program):
    """Returns the packages of the libraries that the program loads."""
    write(f"{work}/shlibdeps/debian/control", "Source: popcorn\n\nPackage: popcorn\nArchitecture: any\n")
    line = output("dpkg-shlibdeps", "-O", program, cwd=f"{work}/shlibdeps")
    return line.strip().removeprefix("shlibs:Depends=")


def main():
    build, work = map(os.path.realpath, sys.argv[1:])
    root = f"{work}/root"
    (version,) = os.listdir(f"{root}/usr/lib/popcorn")
    if subprocess.run(["dpkg", "--validate-version", version], check=False).returncode:
        sys.exit(f"VERSION must be a version of Debian, but is {version}.")
    program = f"{root}/usr/lib/popcorn/{version}/popcorn"
    author, address, seconds = output("git", "-C", REPOSITORY, "log", "-1", "--format=%an%n%ae%n%ct").split("\n")[:3]
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", seconds))
    maintainer = f"{os.environ.get('DEBFULLNAME', author)} <{os.environ.get('DEBEMAIL', address)}>"
    architecture = output("dpkg", "--print-architecture").strip()

    unit = read(DEPLOYMENT, "popcorn@.service").replace("/usr/local/bin/", "/usr/bin/")
    write(f"{root}/usr/lib/systemd/system/popcorn@.service", unit)
    write(f"{root}/usr/lib/sysusers.d/popcorn.conf", read(DEPLOYMENT, "popcorn.sysusers"))
    write(f"{root}/etc/popcorn/popcorn.json", read(DEPLOYMENT, "popcorn.json"))
    for shell, path in COMPLETIONS.items():
        # Shells source the file, so it needs no line with an interpreter. zsh reads its name from the first line.
        script = re.sub(r"^#!.*\n", "", output(program, "--generate-completion-script", shell))
        write(f"{root}/{path}", script)
    page = manpage.page(
        json.loads(output(program, "--experimental-dump-help"))["command"], read(REPOSITORY, "docs/settings.md"),
        version, seconds)
    write(f"{root}/usr/share/man/man1/popcorn.1.gz", compressed(page))
    write(f"{root}/usr/share/lintian/overrides/popcorn", read(HERE, "lintian-overrides"))
    packages = linked_packages(build)
    write(f"{root}/usr/share/doc/popcorn/copyright", copyright_file(packages))
    write(f"{root}/usr/share/doc/popcorn/NOTICE.gz", compressed(notices(packages)))
    changelog = CHANGELOG.format(version=version, maintainer=maintainer, date=email.utils.formatdate(seconds))
    write(f"{root}/usr/share/doc/popcorn/changelog.gz", compressed(changelog))

    paths = [os.path.join(folder, name) for folder, _, names in os.walk(root) for name in names]
    files = sorted(path for path in paths if not os.path.islink(path))
    size = sum(-(-os.path.getsize(path) // 1024) for path in files)
    write(f"{root}/DEBIAN/conffiles", "/etc/popcorn/popcorn.json\n")
    for name in ("postinst", "prerm", "postrm"):
        write(f"{root}/DEBIAN/{name}", read(HERE, name), 0o755)
    control = CONTROL.format(
        version=version, architecture=architecture, maintainer=maintainer, size=size,
        libraries=libraries(work, program))
    write(f"{root}/DEBIAN/control", control)
    sums = output("md5sum", *(os.path.relpath(path, root) for path in files if "/etc/" not in path), cwd=root)
    write(f"{root}/DEBIAN/md5sums", sums)

    for folder, folders, names in os.walk(root, topdown=False):
        for path in [os.path.join(folder, name) for name in folders + names] + [folder]:
            os.utime(path, (seconds, seconds), follow_symlinks=False)
            if os.path.isdir(path):
                os.chmod(path, 0o755)
            elif path in files:
                os.chmod(path, 0o755 if path == program else 0o644)
    package = f"{work}/popcorn_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, package], check=True, stdout=subprocess.DEVNULL,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(seconds)})
    print(f"{os.path.getsize(package) / 1e6:.1f} MB, installed {size * 1024 / 1e6:.0f} MB", file=sys.stderr)
    print(package)


if __name__ == "__main__":
    main()
