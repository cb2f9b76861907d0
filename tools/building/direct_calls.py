"""Lets Cython modules of one library call each other directly.

Cython lets a module call the C functions of another through pointers, which it fetches when it is imported; no C
compiler can inline such a call. For modules of one library the C that Cython wrote is changed in three places:

1. a function or variable that a module exports to others is no longer `static`, but a hidden symbol of the library;
2. a module of the library that imports it declares it `extern`, where Cython has a pointer;
3. the table of pointers to fill at import names a dummy in its place: the import of the other module, and Cython's
   comparison of the two signatures, happen as before.

They stay modules, each with its own name, globals and line numbers, and others still find what they export.
A pointer that is left between modules of one library is an error: a new Cython is not to slow the core unnoticed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

EXPORTS = re.compile(r"^ *void \*?\(?\*const __pyx_export_pointers\[\]\)?(?:\(void\))? = \{(.*)\};$", re.MULTILINE)
IMPORTS = re.compile(r"^ *void \(?\*\*const __pyx_import_pointers\[\]\)?(?:\(void\))? = \{.*\};$", re.MULTILINE)
EXPORTED = re.compile(r"&(__pyx_[fv]_\w+)")
IMPORTED = re.compile(r"&(__pyx_(?:f|vp)_\w+)")

FUNCTION = re.compile(
    r"^static (?P<head>[^\n;={}]*?\b(?P<name>__pyx_f_\w+)\([^\n]*(?:\{|; /\*proto\*/))$", re.MULTILINE
)
VARIABLE = re.compile(
    r"^static (?P<head>[^\n;={}()]*?\b(?P<name>__pyx_v_\w+)(?:\[\w+\])*(?: = [^\n;]+)?;)$", re.MULTILINE
)
POINTER_TO_FUNCTION = re.compile(
    r"^static (?P<type>[^\n;={}]*?)\(\*(?P<name>__pyx_f_\w+)\)(?P<rest>\([^\n]*\)); /\*proto\*/$", re.MULTILINE
)
POINTER_TO_VARIABLE = re.compile(
    r"^static (?P<type>[^\n;={}()]*?)(?:\*|\(\*)__pyx_vp_(?P<name>\w+?)\)?(?P<rest>(?:\[\w+\])*) = 0;\n"
    r"#define __pyx_v_(?P=name) \(\*__pyx_vp_(?P=name)\)$",
    re.MULTILINE,
)

HEAD = """\
#if defined(__GNUC__)
#define DEDALE_SHARED __attribute__((visibility("hidden")))
#define DEDALE_UNUSED __attribute__((unused))
#else
#define DEDALE_SHARED
#define DEDALE_UNUSED
#endif
DEDALE_UNUSED static void *dedale_unused;
"""


def with_direct_calls(texts: Mapping[str, str]) -> dict[str, str]:
    """The C of the modules of one library, by their names, changed so that they call each other directly."""
    shared: set[str] = set()
    opened = {name: share(text, shared) for name, text in texts.items()}
    done = {name: HEAD + connect(text, shared) for name, text in opened.items()}
    left = {name: found for name, text in done.items() if (found := pointers_to(texts, text))}
    if left:
        name, pointers = next(iter(left.items()))
        raise SystemExit(
            f"{name} still calls its own library through pointers ({', '.join(pointers[:3])}): this Cython writes its C"
            " in another way than tools/building/direct_calls.py expects; mend that, or build with an older Cython."
        )
    return done


def share(text: str, shared: set[str]) -> str:
    """The C of a module with hidden symbols for what it exports; they are added to those that are shared."""
    exported = {name for table in EXPORTS.findall(text) for name in EXPORTED.findall(table)}

    def widen(match: re.Match[str]) -> str:
        if match["name"] not in exported:
            return match[0]
        shared.add(match["name"])
        return f"DEDALE_SHARED {match['head']}"

    return VARIABLE.sub(widen, FUNCTION.sub(widen, text))


def connect(text: str, shared: set[str]) -> str:
    """The C of a module that names shared symbols where it had pointers to them."""
    needless: set[str] = set()

    def direct(match: re.Match[str]) -> str:
        of_function = match.re is POINTER_TO_FUNCTION
        name = match["name"] if of_function else f"__pyx_v_{match['name']}"
        if name not in shared:
            return match[0]
        needless.add(name if of_function else f"__pyx_vp_{match['name']}")
        return f"DEDALE_SHARED extern {match['type']}{name}{match['rest']};"

    def fill_dummy(match: re.Match[str]) -> str:
        return IMPORTED.sub(lambda found: "&dedale_unused" if found[1] in needless else found[0], match[0])

    text = POINTER_TO_VARIABLE.sub(direct, POINTER_TO_FUNCTION.sub(direct, text))
    return IMPORTS.sub(fill_dummy, text)


def pointers_to(modules: Iterable[str], text: str) -> list[str]:
    """What these modules export and the C of a module has a pointer to, or fills at import as if it had."""
    mangled = "|".join("_".join(f"{len(part)}{part}" for part in module.split(".")) for module in modules)
    name = rf"(?:{mangled})_\w+"
    pointer = rf"\(\*(__pyx_f_{name})\)\(|\*\*\)(?:\(void\)\))?&(__pyx_f_{name})|\b(__pyx_vp_{name})"
    return sorted({"".join(groups) for groups in re.findall(pointer, text)})
