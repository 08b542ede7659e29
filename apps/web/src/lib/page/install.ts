import { useSyncExternalStore } from "react";

/** Chromium's event; other browsers install from their own menus. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offered: InstallPrompt | null = null;
const watchers = new Set<() => void>();

function offer(prompt: InstallPrompt | null) {
  offered = prompt;
  for (const watcher of watchers) watcher();
}

/**
 * Once, at the start: the browser offers early, long before a visitor reaches the download section.
 */
export function awaitInstallOffer() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => offer(null));
}

/** Answers whether the visitor took it. The offer is good for one question. */
async function install(): Promise<boolean> {
  const prompt = offered;
  if (!prompt) return false;
  offer(null);
  const { outcome } = await prompt.prompt();
  return outcome === "accepted";
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** `install` asks to put Rebale on this device; null where the browser has not offered it. */
export const useInstall = (): (() => Promise<boolean>) | null =>
  useSyncExternalStore(
    subscribe,
    () => (offered ? install : null),
    () => null,
  );
