"""`python -m ravenhill` is `ravenhill`."""
import sys

from ravenhill.cli import main

sys.exit(main())
