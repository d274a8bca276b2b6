"""The command line: `ravenhill`. What a command needs is imported when it runs, so that --help answers at once."""
from __future__ import annotations

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0, or 2 after one line on stderr that says what is wrong."""
    from ravenhill.cli.commands import app
    from ravenhill.core.errors import RavenhillError

    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and not given[0].startswith("-") and given[0] not in app:
        known = ", ".join(name for name in app if not name.startswith("-"))
        return wrong(f"there is no command called {given[0]!r}; there are: {known}")
    try:
        code = app(given, exit_on_error=False, print_error=False,
                   result_action="return_value")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except RavenhillError as error:
        return wrong(str(error))
    except BrokenPipeError:               # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return wrong(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ModuleNotFoundError as error:  # a part that was not installed; a module of ours that is missing is a fault
        package = (error.name or "").partition(".")[0]
        if package in ("", "ravenhill"): raise
        return wrong(f"this needs the package {package}, which is not installed (pip install 'ravenhill[all]')")
    except KeyboardInterrupt:
        return wrong("interrupted", 130)
    except Exception as error:
        if type(error).__module__.startswith("cyclopts"):
            return wrong(f"{error} (ravenhill --help lists the commands)")
        raise


def wrong(text: str, code: int = 2) -> int:
    """Say in one line what is wrong."""
    print(f"ravenhill: {' '.join(text.split())}", file=sys.stderr)
    return code
