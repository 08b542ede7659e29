import { useEffect, useSyncExternalStore } from "react";
import { t } from "ttag";
import { api } from "./api/browser.ts";
import { office } from "./api/operations.ts";
import { useSession } from "./session.ts";

/** How many notifications the member has not looked at; read again so often while somebody looks. */
const EVERY = 30_000; // ms

let unread = 0;
const subscribers = new Set<() => void>();
const subscribe = (changed: () => void) => {
  subscribers.add(changed);
  return () => void subscribers.delete(changed);
};

function tell(count: number) {
  if (count === unread) return;
  unread = count;
  for (const changed of subscribers) changed();
}

async function readUnread(): Promise<void> {
  if (document.hidden) return;
  const { data } = await api.call(office.unreadNotifications);
  tell(data.unread);
}

/** The notifications are on the screen. */
export async function noteRead(): Promise<void> {
  tell(0);
  await api.call(office.readNotifications).catch(() => undefined);
}

export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );

/** For what leads to the notifications: a badge (ui/unread.module.css), and its words. */
export const unreadProps = (count: number) =>
  count > 0
    ? { "data-unread": count > 99 ? "99+" : count, "aria-description": t`${count} unread` }
    : {};

/** Keeps the count coming; once a page. */
export function useUnreadLine(): void {
  const { token, type } = useSession();
  const isMember = Boolean(token) && (type === "buyer" || type === "seller");
  useEffect(() => {
    if (!isMember) return tell(0);
    // The count can wait until the page has come.
    const quietly = () => void readUnread().catch(() => undefined);
    const first = setTimeout(quietly, 1_000);
    const timer = setInterval(quietly, EVERY);
    document.addEventListener("visibilitychange", quietly);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", quietly);
    };
  }, [isMember]);
}
