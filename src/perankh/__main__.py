"""`python -m perankh`."""

import sys

from perankh.cli import main

sys.exit(main())
