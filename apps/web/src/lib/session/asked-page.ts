import { isMemberScreen } from "./next-after-login.ts";
import { keep, readFromTab, removeFromTab } from "./tab-storage.ts";

const KEY = "asked-page";

/** The member screen that a visitor opened before they were sent to Home. */
export function askForPage(url: string): void {
  const { pathname, search } = new URL(url);
  if (isMemberScreen(pathname + search)) keep(KEY, pathname + search);
}

/** Null where none was asked for; it is asked for once. */
export function takeAskedPage(): string | null {
  const path = readFromTab<string>(KEY);
  removeFromTab(KEY);
  return typeof path === "string" && isMemberScreen(path) ? path : null;
}
