"""The border and the pages: what comes in by HTTP, who asks, how often, and what is shown."""
