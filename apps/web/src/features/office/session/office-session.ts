import { useSyncExternalStore } from "react";

/** The office's session stands beside a member's in the same browser, under keys of its own. */
const TOKEN = "officetoken";
const NAME = "officename";
const CHANGED = "rebale:office-session";

/** `expired`: the server no longer knows the token, while somebody is at work here. */
export type OfficeSession =
  | { state: "out" | "expired" }
  | { state: "in"; token: string; name: string };

const OUT: OfficeSession = { state: "out" };
const EXPIRED: OfficeSession = { state: "expired" };

let expired = false;
let kept: { raw: string; session: OfficeSession } = { raw: "", session: OUT };

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export function officeSession(): OfficeSession {
  if (typeof window === "undefined") return OUT;
  const token = read(TOKEN);
  if (!token) return expired ? EXPIRED : OUT;
  const name = read(NAME) ?? "";
  const raw = `${token}\n${name}`;
  if (raw !== kept.raw) kept = { raw, session: { state: "in", token, name } };
  return kept.session;
}

export const officeToken = (): string | null => read(TOKEN);

const changed = () => dispatchEvent(new Event(CHANGED));

export function beginOfficeSession(token: string, name: string) {
  expired = false;
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(NAME, name);
  changed();
}

/** With `whileAtWork` the desk stays as it is and asks to sign in again. */
export function endOfficeSession({ whileAtWork = false } = {}) {
  expired = whileAtWork;
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(NAME);
  changed();
}

function subscribe(watcher: () => void) {
  addEventListener("storage", watcher);
  addEventListener(CHANGED, watcher);
  return () => {
    removeEventListener("storage", watcher);
    removeEventListener(CHANGED, watcher);
  };
}

export const useOfficeSession = (): OfficeSession =>
  useSyncExternalStore(subscribe, officeSession, () => OUT);
