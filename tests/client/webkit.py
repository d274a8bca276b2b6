"""WebKit over WebDriver, on a screen that nobody sees: a page, what is on it, keys and clicks."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.services import free_port

DRIVER = shutil.which("WebKitWebDriver") or ""
SCREEN = shutil.which("Xvfb") or ""
BROWSER = next((str(it) for it in sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), reverse=True)), "")
WANTED = {"alwaysMatch": {"webkitgtk:browserOptions": {"binary": BROWSER, "args": ["--automation"]}}}
STILL = "[Settings]\ngtk-enable-animations=0\n"              # then WebKit tells pages that no motion is wanted
# What the page says is wrong, from now on: WebDriver tells nothing of a console.
LISTEN = """(() => {
  window.faults = []
  for (const name of ['error', 'warn']) {
    const before = console[name]
    console[name] = (...said) => { window.faults.push(`${name}: ${said.join(' ')}`); before.apply(console, said) }
  }
  addEventListener('error', (it) => window.faults.push(`error: ${it.message}`))
  addEventListener('unhandledrejection', (it) => window.faults.push(`error: ${it.reason}`))
})()"""


class WebKit:
    """One window. Faults are what its console calls an error or a warning, once the page is there."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.said = folder / "said.txt"
        told, heard = os.pipe()
        self.screen = subprocess.Popen(
            [SCREEN, "-displayfd", str(heard), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
            pass_fds=[heard], stderr=subprocess.DEVNULL)
        os.close(heard)
        with os.fdopen(told) as display:
            number = display.readline().strip()
        (folder / "XDG_CONFIG_HOME" / "gtk-3.0").mkdir(parents=True)
        (folder / "XDG_CONFIG_HOME" / "gtk-3.0" / "settings.ini").write_text(STILL)
        home = {name: str(folder / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
        around = {**os.environ, **home, "DISPLAY": f":{number}", "LANG": "C.UTF-8", "GDK_BACKEND": "x11"}
        port = free_port()
        with self.said.open("w") as out:
            self.driver = subprocess.Popen(
                [DRIVER, f"--port={port}"], env=around, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
        self.line = httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=120)
        self.session = ""
        try:
            self.until_ready()
            self.session = self.ask("POST", "", capabilities=WANTED)["sessionId"]
        except BaseException:
            self.close()
            raise

    def until_ready(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            assert self.driver.poll() is None, self.said.read_text("utf-8", "replace")
            try:
                if self.line.get("/status").json()["value"]["ready"]: return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("WebKit's driver has not begun to listen")

    def ask(self, method: str, what: str, **body: Any) -> Any:
        where = f"/session/{self.session}{what}" if self.session else "/session"
        heard = self.line.request(method, where, json=body if method == "POST" else None)
        assert heard.status_code == 200, heard.text
        return heard.json()["value"]

    def go(self, address: str) -> None:
        self.ask("POST", "/url", url=address)
        self.see(LISTEN)

    def see(self, script: str) -> Any:
        """What an expression of the page is; a promise is waited for."""
        answer = f"const done = arguments[0]; (async () => done(JSON.stringify(await ({script})) ?? 'null'))()"
        return json.loads(self.ask("POST", "/execute/async", script=answer, args=[]))

    def wait_for(self, script: str, patience: float = 60.0) -> Any:
        end = time.monotonic() + patience
        while not (found := self.see(script)):
            assert time.monotonic() < end, f"never so: {script}"
            time.sleep(0.05)
        return found

    def click(self, x: float, y: float) -> None:
        self.ask("POST", "/actions", actions=[{"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}, {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0}]}])

    def press(self, key: str) -> None:
        self.ask("POST", "/actions", actions=[{"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}])

    @property
    def faults(self) -> list[str]:
        found: list[str] = self.see("window.faults")
        return found

    def close(self) -> None:
        if self.session:
            self.ask("DELETE", "")
        self.line.close()
        for process in (self.driver, self.screen):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
