import { office } from "@rebale/contract";
import type { Connection } from "../../../live/connection.ts";
import type { Hub } from "../../../live/hub.ts";
import type { State, StateSettings, StateSource, StateTopics } from "../../../live/state-topics.ts";
import type { Bus } from "../../../platform/bus/events.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Deps } from "../../../platform/deps.ts";
import { countUnread, notifiedSince } from "./unread.store.ts";

declare module "../../../platform/bus/events.ts" {
  interface Events {
    /** These members' unread count may have changed; null for news that goes to many. */
    unread: { userIds: readonly number[] | null };
  }
}

const unreadSettings: StateSettings = { paceMs: 200, reconcileMs: 30_000, mostRead: 500 };

const stateOf = (unread: number): State => ({
  frame: `event: unread\ndata: ${JSON.stringify({ unread })}\n\n`,
});

export const unreadOf = ({ db }: Pick<Deps, "db">): StateSource => ({
  async read(userIds) {
    const counts = await countUnread(db, userIds, office.MAX_UNREAD);
    return new Map([...counts].map(([userId, unread]) => [userId, stateOf(unread)]));
  },
  async findMoved() {
    // Twice the time and more: one that a slow transaction wrote has an older time than its commit.
    const userIds = await notifiedSince(db, (3 * unreadSettings.reconcileMs) / 1000);
    return userIds.includes(null) ? null : userIds.flatMap((id) => id ?? []);
  },
});

/** A member's unread count as a state; who is signed out is sent no more. */
export function unreadTopics(
  live: Hub,
  bus: Bus,
  unread: StateSource,
  settings: Partial<StateSettings> = {},
): StateTopics {
  const topics = live.states(unread, { ...unreadSettings, ...settings });
  bus.on("unread", ({ userIds }) => topics.move(userIds));
  // A member whose name alone changed comes back with the same token.
  bus.on("session", ({ userId, tokenHash }) =>
    live.endWhere((owner) => owner.userId === userId || owner.session === tokenHash),
  );
  return topics;
}

/** A stream ends after so long, and the browser signs in with the next one. */
const LIFE_MS = 15 * 60_000;

/**
 * Sends the count now and whenever it changes, until the session or the connection ends.
 * @param readEnd of the session; undefined for one that has ended
 */
export async function followUnread(
  topics: StateTopics,
  connection: Connection,
  userId: number,
  { clock, readEnd }: { clock: Clock; readEnd: () => Promise<Date | undefined> },
): Promise<void> {
  topics.follow(connection, [userId]);
  const end = clock.now().getTime() + LIFE_MS;
  connection.endsAt = end;
  // Read once the stream would hear of a sign-out: one that came just before is found here.
  const sessionEnd = await readEnd().catch(() => undefined);
  if (sessionEnd) connection.endsAt = Math.min(end, sessionEnd.getTime());
  else connection.end();
}
