"""Traces of requests for OpenTelemetry, if OTEL_EXPORTER_OTLP_ENDPOINT is set: `pip install ravenhill[tracing]`."""
from __future__ import annotations

import os
from importlib import import_module
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from ravenhill.core.errors import RavenhillError


def traced(app: ASGIApp) -> ASGIApp:
    """One span for each HTTP request, named by its path and without its body; sockets last for hours and have none."""
    if "OTEL_EXPORTER_OTLP_ENDPOINT" not in os.environ:
        return app
    try:
        middleware: Any = import_module("opentelemetry.instrumentation.asgi").OpenTelemetryMiddleware
        exporter: Any = import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter").OTLPSpanExporter
        sdk: Any = import_module("opentelemetry.sdk.trace")
        resource: Any = import_module("opentelemetry.sdk.resources").Resource
        export: Any = import_module("opentelemetry.sdk.trace.export")
    except ImportError as error:
        raise RavenhillError(f"OTEL_EXPORTER_OTLP_ENDPOINT needs ravenhill[tracing]: {error}") from None
    name = os.environ.get("OTEL_SERVICE_NAME", "ravenhill")
    provider = sdk.TracerProvider(resource=resource.create({"service.name": name}))
    provider.add_span_processor(export.BatchSpanProcessor(exporter()))
    inside = middleware(app, exclude_spans=["receive", "send"], tracer_provider=provider)

    async def either(scope: Scope, receive: Receive, send: Send) -> None:
        await (inside if str(scope["type"]) == "http" else app)(scope, receive, send)

    return either
