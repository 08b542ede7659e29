import { LiveStream } from "../live/live-stream.ts";

/**
 * Says how many notifications are unread, now and whenever it changes, while somebody looks at the
 * page: a hidden one has no stream, so that many tabs leave the browser's few connections to the
 * one in sight. Where the stream cannot be had, the count is asked for.
 * @param token the member's, sent as a header
 * @param read tells the count once, or signs out who is no member any more
 */
export const openUnreadStream = (
  token: string,
  notify: (unread: number) => void,
  read: () => Promise<void>,
): LiveStream =>
  new LiveStream({
    address: () => "/api/user/notifications/stream",
    headers: { authorization: `Bearer ${token}` },
    on: { unread: ({ unread }: { unread: number }) => notify(unread) },
    poll: { read: () => void read().catch(() => undefined), everyMs: 5_000, mostMs: 60_000 },
    hiddenMs: 0,
  });
