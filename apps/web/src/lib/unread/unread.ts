import { useEffect, useSyncExternalStore } from "react";
import { t } from "ttag";
import { office } from "../api/operations.ts";
import { useSession } from "../session/session.ts";

/** The count can wait until the page has come. */
const FIRST_MS = 1_000;

/** How many notifications the member has not looked at. */
let unread = 0;
const subscribers = new Set<() => void>();
const subscribe = (changed: () => void) => {
  subscribers.add(changed);
  return () => void subscribers.delete(changed);
};

function notify(count: number) {
  if (count === unread) return;
  unread = count;
  for (const changed of subscribers) changed();
}

/** The calls to the API: a visitor's page does without. */
const calls = () => import("../api/browser.ts");

async function readUnread(): Promise<void> {
  const { api } = await calls();
  const { data } = await api.call(office.unreadNotifications);
  notify(data.unread);
}

/** The notifications are on the screen. */
export async function noteRead(): Promise<void> {
  notify(0);
  await calls()
    .then(({ api }) => api.call(office.readNotifications))
    .catch(() => undefined);
}

/** @param changed called when something has come; @returns what ends it */
export const onUnread = (changed: () => void) => subscribe(() => void (unread > 0 && changed()));

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
export function useUnreadStream(): void {
  const { token, type } = useSession();
  const isMember = type === "buyer" || type === "seller";
  useEffect(() => {
    if (!token || !isMember) return notify(0);
    let stream: { close(): void } | undefined;
    let ended = false;
    const begin = async () => {
      const { openUnreadStream } = await import("./unread-stream.ts");
      if (!ended) stream = openUnreadStream(token, notify, readUnread);
    };
    const first = setTimeout(() => void begin().catch(() => undefined), FIRST_MS);
    return () => {
      ended = true;
      clearTimeout(first);
      stream?.close();
    };
  }, [isMember, token]);
}
