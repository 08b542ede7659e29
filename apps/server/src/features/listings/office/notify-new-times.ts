import type { Tx } from "../../../platform/db/db.ts";
import { type Notice, notice, notifyMembers } from "../../notifications/index.ts";
import { lotsWithPeople } from "../lots/watched.store.ts";

/** Named in one message; of more it says how many. */
const NAMED = 3;

interface Knowing {
  /** Whoever moved them knows already, and who has to sign them anew. */
  readonly userId: number;
  readonly toSign: ReadonlySet<number>;
  /** That moved them. */
  readonly event?: { readonly title: string; readonly title_hi: string | null };
}

/**
 * Notifies the sellers of these lots, and who watches them, that the auctions have other times: one
 * message each, however many lots.
 */
export async function notifyNewTimes(
  tx: Tx,
  home: string,
  lotIds: readonly number[],
  { userId: by, toSign, event }: Knowing,
): Promise<void> {
  if (lotIds.length === 0) return;
  const byPerson = Map.groupBy(await lotsWithPeople(tx, lotIds), ({ user_id }) => user_id);
  const notices: Notice[] = [];
  for (const [userId, all] of byPerson) {
    const lots = all.filter(({ id, is_seller }) => !(is_seller && toSign.has(id)));
    const [first] = lots;
    if (userId === by || !first) continue;
    const named = lots.slice(0, NAMED).map(({ title, starts_at, ends_at }) => ({
      title,
      from: starts_at.toISOString(),
      to: ends_at.toISOString(),
    }));
    notices.push(
      notice(
        userId,
        "times_changed",
        {
          lots: named,
          more: lots.length - named.length,
          event: event?.title ?? null,
          event_hi: event?.title_hi ?? null,
        },
        {
          link: `/auctiondetail/${first.url}`,
          // A mere watcher is not called about it.
          ...(!lots.some(({ is_seller }) => is_seller) && {
            channels: ["app", "mail", "push"] as const,
          }),
        },
      ),
    );
  }
  await notifyMembers(tx, home, notices);
}
