"""Writes the manual page of a command from the description that `--experimental-dump-help` prints."""
import collections
import re
import time


def escaped(text):
    """Returns text whose characters have no meaning in roff. Code in backticks is bold."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = re.sub(r"`([^`]*)`", r"\\fB\1\\fR", text)
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def paragraphs(text):
    """Returns the lines of paragraphs. Indented lines keep their breaks."""
    lines = []
    for block in re.split(r"\n{2,}", (text or "").strip("\n")):
        for part in filter(None, re.split(r"((?:^ +.*\n?)+)", block, flags=re.MULTILINE)):
            body = escaped(part.strip("\n"))
            lines += [".PP", ".nf", body, ".fi"] if part.startswith(" ") else [".PP", body]
    return lines


def spelling(argument):
    """Returns an argument as it is typed, such as `--home <home>`."""
    value = f"\\fI{escaped(argument['valueName'])}\\fR" if "valueName" in argument else ""
    if argument["kind"] == "positional":
        return value
    names = ", ".join(
        f"\\fB{escaped({'long': '--'}.get(name['kind'], '-') + name['name'])}\\fR" for name in argument["names"])
    return names if argument["kind"] == "flag" else f"{names} {value}"


def key(argument):
    return spelling(argument), argument.get("abstract"), argument.get("defaultValue")


def described(arguments):
    """Returns the lines of a list of arguments."""
    lines = []
    for argument in arguments:
        facts = [argument.get("abstract", ""), argument.get("discussion", "")]
        if argument.get("allValues") and argument["kind"] != "flag":
            facts.append(f"Values: {', '.join(argument['allValues'])}.")
        if argument.get("defaultValue") and argument["kind"] != "flag":
            facts.append(f"Default: {argument['defaultValue']}.")
        sentences = [fact if fact.endswith((".", ":")) else f"{fact}." for fact in filter(None, facts)]
        lines += [".TP", spelling(argument), *(escaped(" ".join(sentence.split())) for sentence in sentences)]
    return lines


def synopsis(command):
    """Returns the names of a command, its positional arguments and required options."""
    words = [f"\\fB{escaped(' '.join([*command.get('superCommands', []), command['commandName']]))}\\fR"]
    for argument in shown(command):
        if argument["kind"] == "positional" or not argument["isOptional"]:
            text = spelling(argument) + (" ..." if argument["isRepeating"] else "")
            words.append(f"[{text}]" if argument["isOptional"] else text)
    return " ".join(words)


def shown(command):
    return [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]


def commands(command):
    """Returns the subcommands that do something, in the order of the help."""
    for child in command.get("subcommands", []):
        if child.get("shouldDisplay", True) and child["commandName"] != "help":
            children = list(commands(child))
            if not children or any(argument["kind"] == "positional" for argument in shown(child)):
                yield child
            yield from children


def environment(settings):
    """Returns the lines of the variables in the tables of docs/settings.md."""
    lines = []
    for row in re.findall(r"^\| `.*", settings, flags=re.MULTILINE):
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        if len(cells) == 5 and cells[1].startswith("`"):
            _, variable, value, default, meaning = cells
            facts = [meaning, f"Value: {value}" if value else "", f"Default: {default}" if default else ""]
            lines += [".TP", escaped(variable), *(escaped(f"{fact}.") for fact in facts if fact)]
    return lines


def page(command, settings, version, seconds):
    """Returns the page. `settings` is the text of docs/settings.md; `seconds` is the Unix time of the page."""
    name = command["commandName"]
    every = list(commands(command))
    counts = collections.Counter(key(argument) for child in every for argument in shown(child))
    common = {}
    for argument in (argument for child in every for argument in shown(child)):
        if argument["kind"] != "positional" and counts[key(argument)] * 2 > len(every):
            common.setdefault(key(argument), argument)
    date = time.strftime("%Y-%m-%d", time.gmtime(seconds))
    summary = command["abstract"].rstrip(".")
    lines = [
        f'.TH {name.upper()} 1 "{date}" "{name} {version}" "User Commands"',
        ".SH NAME", f"{name} \\- {escaped(summary[0].lower() + summary[1:])}",
        ".SH SYNOPSIS", f"\\fB{name}\\fR \\fIcommand\\fR [\\fIargument\\fR ...] [\\fIoption\\fR ...]",
        ".SH DESCRIPTION", *paragraphs(command.get("discussion"))[1:],
        ".SH OPTIONS", "Most commands have the following options.", *described(common.values()),
        ".SH COMMANDS"]
    for child in every:
        own = [argument for argument in shown(child) if key(argument) not in common]
        lines += [f".SS {synopsis(child)}", *paragraphs(child.get("abstract"))[1:]]
        lines += paragraphs(child.get("discussion"))
        lines += described(own)
    lines += [".SH ENVIRONMENT", "An option of the command precedes its variable.", *environment(settings)]
    return "\n".join(lines) + "\n"
