import {
  OFFICE_ROLES,
  type OfficeRole,
  type Permission,
  roleMay,
} from "@rebale/contract/office/permissions";
import { useSyncExternalStore } from "react";

/** The office's session stands beside a member's in the same browser, under keys of its own. */
const TOKEN = "officetoken";
const NAME = "officename";
const ROLE = "officerole";
const CHANGED = "rebale:office-session";

export type OfficeSession =
  | { state: "out" }
  /** Somebody is at work here: what they may stays in sight, with what they typed into it. */
  | { state: "expired"; role: OfficeRole | null }
  | {
      state: "in";
      token: string;
      name: string;
      /** Null in a browser that signed in before there were roles, until the server says. */
      role: OfficeRole | null;
    };

const OUT: OfficeSession = { state: "out" };

let expired: OfficeSession | null = null;
let cached: { raw: string; session: OfficeSession } = { raw: "", session: OUT };

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
  if (!token) return expired ?? OUT;
  const name = read(NAME) ?? "";
  const role = OFFICE_ROLES.find((known) => known === read(ROLE)) ?? null;
  const raw = `${token}\n${name}\n${role}`;
  if (raw !== cached.raw) cached = { raw, session: { state: "in", token, name, role } };
  return cached.session;
}

export const officeToken = (): string | null => read(TOKEN);

const changed = () => dispatchEvent(new Event(CHANGED));

export function beginOfficeSession(token: string, name: string, role: OfficeRole) {
  expired = null;
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(NAME, name);
  rememberRole(role);
}

/** As the server says it. */
export function rememberRole(role: OfficeRole) {
  localStorage.setItem(ROLE, role);
  changed();
}

/** With `whileAtWork` the screen stays as it is and asks to sign in again. */
export function endOfficeSession({ whileAtWork = false } = {}) {
  officeSession();
  expire(whileAtWork);
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(NAME);
  localStorage.removeItem(ROLE);
  changed();
}

/** The last read session was at work. */
function expire(atWork: boolean) {
  const { session } = cached;
  expired = atWork && session.state === "in" ? { state: "expired", role: session.role } : null;
  cached = { raw: "", session: OUT };
}

function subscribe(watcher: () => void) {
  const watch = ({ key, newValue }: StorageEvent) => {
    // Signed out in another window.
    if (key === TOKEN && newValue === null && !read(TOKEN) && !expired) expire(true);
    watcher();
  };
  addEventListener("storage", watch);
  addEventListener(CHANGED, watcher);
  return () => {
    removeEventListener("storage", watch);
    removeEventListener(CHANGED, watcher);
  };
}

export const useOfficeSession = (): OfficeSession =>
  useSyncExternalStore(subscribe, officeSession, () => OUT);

/** Whether who is signed in may do something: what they may not, their screens do not offer. */
export function useMay(): (permission: Permission) => boolean {
  const session = useOfficeSession();
  const role = session.state === "out" ? null : session.role;
  return (permission) => role !== null && roleMay(role, permission);
}

/** The same outside of a component, as a screen loads. */
export function mayNow(permission: Permission): boolean {
  const session = officeSession();
  return session.state === "in" && session.role !== null && roleMay(session.role, permission);
}
