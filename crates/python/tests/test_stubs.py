"""The type stubs say what is there, and the package keeps to them."""

import os
import subprocess
import sys
from pathlib import Path

import innovarium

PACKAGE = Path(innovarium.__file__).parent


def mypy(*arguments):
    # What it learns of NumPy is kept for the next time.
    cache = Path(sys.prefix) / "mypy"
    environment = {**os.environ, "MYPY_CACHE_DIR": str(cache)}
    folder = sys.prefix
    if PACKAGE.parent.name != "site-packages":  # not installed: mypy must be told where it is
        folder = PACKAGE.parent
        environment["MYPYPATH"] = str(folder)
    done = subprocess.run(
        [sys.executable, "-m", *arguments], capture_output=True, text=True, env=environment, cwd=folder
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_stubs_name_all_that_the_module_has():
    mypy("mypy.stubtest", "innovarium._native")


def test_the_package_keeps_to_its_types():
    mypy("mypy", "-p", "innovarium", "--ignore-missing-imports")


def test_the_package_says_that_it_is_typed():
    assert (PACKAGE / "py.typed").exists()
