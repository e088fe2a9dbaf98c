"""Every example of docs/python.md is run, in the order of the page, and so is the package's own README."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / "docs/python.md", ROOT / "crates/python/README.md"]


def examples(page):
    return re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MPLBACKEND", "agg")
    found = examples(page)
    assert len(found) >= (6 if page.name == "python.md" else 1)
    names: dict[str, object] = {}
    for number, example in enumerate(found, 1):
        exec(compile(example, f"{page.name}, example {number}", "exec"), names)


def test_plays_plots_and_trains_in_ten_lines_each():
    page = PAGES[0].read_text()
    for title in ("Play", "Plot", "Train"):
        section = page.split(f"\n## {title}\n")[1].split("\n## ")[0]
        code = re.search(r"^```python\n(.*?)^```", section, re.MULTILINE | re.DOTALL).group(1)
        lines = [line for line in code.splitlines() if line.strip()]
        assert len(lines) <= 10, (title, len(lines))


def test_the_sizes_that_the_page_states_are_true():
    import innovarium

    row = r"^\| (innovation|age-of-innovation|inventions)\S*(.*?) \| (\d) \| ([\d,]+) \| ([\d,]+) \|"
    rows = re.findall(row, PAGES[0].read_text(), re.MULTILINE)
    assert len(rows) >= 6
    for game, more, seats, observation, actions in rows:
        options = {"expansions": "cities+artifacts+echoes+figures"} if "expansions" in more else None
        shape = innovarium.layout(game, int(seats), options)
        stated = [int(number.replace(",", "")) for number in (observation, actions)]
        assert stated == [shape["observation"], shape["actions"]], (game, more, seats)


@pytest.mark.parametrize("game", ["innovation", "age-of-innovation", "inventions"])
def test_the_kinds_of_actions_that_the_page_lists_are_all(game):
    import innovarium

    section = PAGES[0].read_text().split(f"** (`{game}`)")[1].split("\n**")[0].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \|", section, re.MULTILINE)
    assert [(name, int(first), int(count)) for name, first, count in rows] == innovarium.layout(game)["kinds"]
