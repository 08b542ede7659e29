import { useSyncExternalStore } from "react";
import { stopPush } from "./stop-push.ts";

/**
 * Who is signed in, kept in local storage under the specification's keys (S3.14). A leftover
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

let kept: { raw: string; session: Session } = { raw: "", session: VISITOR };

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden: then everybody is a visitor
  }
};

export function currentSession(): Session {
  if (typeof window === "undefined") return VISITOR;
  const values = KEYS.map(read);
  const raw = values.join("\n");
  if (raw === kept.raw) return kept.session;
  const [token, loggedin, type, name, profileImage] = values;
  const signedIn = token && loggedin;
  kept = {
    raw,
    session: signedIn
      ? { token, type: type as MemberType, name: name || null, profileImage: profileImage || null }
      : VISITOR,
  };
  return kept.session;
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
  localStorage.setItem("webtoken", token);
  localStorage.setItem("loggedin", "true");
  localStorage.setItem("type", type ?? "");
  updateSession({ name: name ?? "", profileimage: profile_image ?? "" });
  if (phone) localStorage.setItem("buyerphone", phone);
}

/** After a change of name or picture, so that the header shows it. */
export function updateSession(changes: { name?: string; profileimage?: string }) {
  for (const [key, value] of Object.entries(changes)) localStorage.setItem(key, value);
  dispatchEvent(new Event(CHANGED));
}

/**
 * Forgets the member here; `signOut` in browser-api.ts ends the session on the server too. Done
 * when no more notices come.
 * @param ended the server says that it has ended
 */
export function forgetSession(ended = false): Promise<void> {
  wasEnded = ended;
  localStorage.clear();
  dispatchEvent(new Event(CHANGED));
  return stopPush();
}
