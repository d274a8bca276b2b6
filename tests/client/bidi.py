"""Firefox over WebDriver BiDi: a page, what is on it, keys and clicks; nothing but a WebSocket is needed."""
from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False, "network.captive-portal-service.enabled": False, "browser.startup.page": 0,
    "network.connectivity-service.enabled": False, "browser.safebrowsing.downloads.remote.enabled": False,
    "extensions.getAddons.cache.enabled": False, "services.settings.server": "data:,#remote-settings-dummy/v1",
    "ui.prefersReducedMotion": 1, "intl.accept_languages": "en",
}
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)\n")


class Firefox:
    """One window. Faults are what its console calls an error or a warning."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        said = [f'user_pref("{name}", {json.dumps(value)});' for name, value in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(said))
        self.said = folder / "said.txt"
        with self.said.open("w") as out:
            self.process = subprocess.Popen(
                [FIREFOX, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"],
                stdout=subprocess.DEVNULL, stderr=out)
        self.faults: list[str] = []
        self.asked = 0
        try:
            self.open = ExitStack()
            self.line = self.open.enter_context(connect(f"{self.address()}/session", max_size=None, proxy=None))
            self.ask("session.new", capabilities={})
            self.ask("session.subscribe", events=["log.entryAdded"])
            self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.process.kill()
            raise

    def address(self) -> str:
        end = time.monotonic() + 60
        while not (found := LISTENING.search(self.said.read_text("utf-8", "replace"))):
            assert self.process.poll() is None and time.monotonic() < end, "Firefox has not begun to listen"
            time.sleep(0.05)
        return found[1]

    def ask(self, method: str, **params: Any) -> Any:
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            heard = json.loads(self.line.recv(timeout=60))
            if heard.get("id") == self.asked:
                assert heard["type"] == "success", heard
                return heard["result"]
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] in ("error", "warn"):
                self.faults.append(heard["params"]["text"])

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def see(self, script: str) -> Any:
        """What an expression of the page is; a promise is waited for."""
        result = self.ask("script.evaluate", expression=f"(async () => JSON.stringify(await ({script})))()",
                          target={"context": self.page}, awaitPromise=True)
        assert result["type"] == "success", result
        return json.loads(result["result"].get("value", "null"))

    def wait_for(self, script: str, patience: float = 60.0) -> Any:
        end = time.monotonic() + patience
        while not (found := self.see(script)):
            assert time.monotonic() < end, f"never so: {script}"
            time.sleep(0.05)
        return found

    def click(self, x: float, y: float) -> None:
        self.ask("input.performActions", context=self.page, actions=[{
            "type": "pointer", "id": "mouse", "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0}]}])

    def press(self, key: str) -> None:
        self.ask("input.performActions", context=self.page, actions=[{
            "type": "key", "id": "keys",
            "actions": [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}])

    def close(self) -> None:
        self.open.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
