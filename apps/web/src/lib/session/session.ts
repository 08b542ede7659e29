import { useSyncExternalStore } from "react";
import { stopPush } from "../unread/stop-push.ts";

/**
 * The session, stored in local storage under the specification's keys (S3.14). A leftover
 * `webttoken` is ignored.
 */
const KEYS = ["webtoken", "loggedin", "type", "name", "profileimage", "buyerphone"] as const;

export type MemberType = "buyer" | "seller" | "admin";

export interface Session {
  token: string | null;
  type: MemberType | null;
  name: string | null;
  profileImage: string | null;
}

const VISITOR: Session = { token: null, type: null, name: null, profileImage: null };
const CHANGED = "rebale:session";

/** The server ended it, not the member: they are told, and led back after the login. */
let wasEnded = false;
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => sessionEnded(),
    () => false,
  );
export const sessionEnded = () => wasEnded && !storedToken();

let cached: { raw: string; session: Session } = { raw: "", session: VISITOR };

/** Where storage is full or forbidden one is signed in until this tab is closed. */
const ofThisTab = new Map<string, string>();
function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
    ofThisTab.delete(key);
  } catch {
    ofThisTab.set(key, value);
  }
}

const read = (key: string): string | null => {
  try {
    return ofThisTab.get(key) ?? localStorage.getItem(key);
  } catch {
    return ofThisTab.get(key) ?? null;
  }
};

export function currentSession(): Session {
  if (typeof window === "undefined") return VISITOR;
  const values = KEYS.map(read);
  const raw = values.join("\n");
  if (raw === cached.raw) return cached.session;
  const [token, loggedin, type, name, profileImage] = values;
  const signedIn = token && loggedin;
  cached = {
    raw,
    session: signedIn
      ? { token, type: type as MemberType, name: name || null, profileImage: profileImage || null }
      : VISITOR,
  };
  return cached.session;
}

export const storedToken = () => currentSession().token;

function subscribe(changed: () => void) {
  addEventListener("storage", changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener("storage", changed);
    removeEventListener(CHANGED, changed);
  };
}

/** The session; a visitor's on the server and during hydration. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribe, currentSession, () => VISITOR);

export interface SignedIn {
  token: string;
  type: MemberType | null;
  name: string | null;
  profile_image: string | null;
}

export function signIn({ token, type, name, profile_image }: SignedIn, phone?: string) {
  void stopPush();
  keep("webtoken", token);
  keep("loggedin", "true");
  keep("type", type ?? "");
  updateSession({ name: name ?? "", profileimage: profile_image ?? "" });
  if (phone) keep("buyerphone", phone);
}

/** After a change of name or picture, so that the header shows it. */
export function updateSession(changes: { name?: string; profileimage?: string }) {
  for (const [key, value] of Object.entries(changes)) keep(key, value);
  dispatchEvent(new Event(CHANGED));
}

/**
 * Forgets the member here; `signOut` in browser-api.ts ends the session on the server too. Done
 * when no more notices come.
 * @param ended the server says that it has ended
 */
export function removeSession(ended = false): Promise<void> {
  wasEnded = ended;
  ofThisTab.clear();
  try {
    localStorage.clear();
  } catch {
    // Forbidden: it keeps nothing.
  }
  dispatchEvent(new Event(CHANGED));
  return stopPush();
}
