"""The pages of the site that are not in docs/: the project's own pages and the reference of the modules.

mkdocs calls these functions; see mkdocs.yml. Pages link to each other as they lie in the checkout, where
people read them too, so links are turned here into those of the site.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
PROJECT_PAGES: Final = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "examples.md": "examples/README.md",
}
"""Pages of the site, and where they lie in the checkout."""
LOGO: Final = ("logo.svg", "src/lostworld/raptor/picture/art/logo-mark.svg")
REFERENCE: Final = "reference/"

_LINK = re.compile(r"(!?)\[((?:[^\]`]|`[^`]*`)*)\]\(([^)\s]+)\)")
_CODE = re.compile(r"(^(?:```|~~~).*?^(?:```|~~~)\s*$)", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made: mkdocs calls this when it has found those of docs/."""
    from mkdocs.structure.files import File

    made = {page: (ROOT / source).read_text(encoding="utf-8") for page, source in PROJECT_PAGES.items()}
    made[LOGO[0]] = (ROOT / LOGO[1]).read_text(encoding="utf-8")
    made |= {page: reference_page(page) for page in pages_of(config.nav) if page.startswith(REFERENCE)}
    for page, content in made.items():
        files.append(File.generated(config, page, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn a page's links into the site's: mkdocs calls this for every page."""
    pages = {checkout_path(file.src_uri): file.src_uri for file in files if file.inclusion.is_included()}
    parts = _CODE.split(markdown)
    return "".join(
        part if i % 2 else with_site_links(part, page.file.src_uri, pages) for i, part in enumerate(parts)
    )


def pages_of(nav: Any) -> Iterator[str]:
    """The pages that a navigation lists, whatever its depth."""
    if isinstance(nav, str):
        yield nav
    for entry in nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else ():
        yield from pages_of(entry)


def reference_page(page: str) -> str:
    """The page of a module, which mkdocstrings fills."""
    module = page.removeprefix(REFERENCE).removesuffix(".md")
    return f"# {module}\n\n::: {module}\n"


def checkout_path(page: str) -> str:
    """Where a page's source lies in the checkout."""
    if page.startswith(REFERENCE):
        module = page.removeprefix(REFERENCE).removesuffix(".md").replace(".", "/")
        package = ROOT / "src" / module / "__init__.py"
        return f"src/{module}/__init__.py" if package.exists() else f"src/{module}.py"
    return PROJECT_PAGES.get(page, f"docs/{page}")


def with_site_links(markdown: str, page: str, pages: dict[str, str]) -> str:
    """A page's text with the links of the site; what the site does not have is named without a link."""
    folder = posixpath.dirname(checkout_path(page))

    def turned(found: re.Match[str]) -> str:
        sign, words, link = found.groups()
        target, _, anchor = link.partition("#")
        if "://" in target or not target:
            return found[0]
        there = pages.get(posixpath.normpath(posixpath.join(folder, target)))
        if there is None:
            return words
        way = posixpath.relpath(there, posixpath.dirname(page) or ".")
        return f"{sign}[{words}]({way}{'#' + anchor if anchor else ''})"

    return _LINK.sub(turned, markdown).replace("] [", "] \\[")  # two lists are no link by reference
