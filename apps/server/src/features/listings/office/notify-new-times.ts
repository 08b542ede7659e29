import type { Tx } from "../../../platform/db/db.ts";
import { type Notice, notice, notifyMembers } from "../../notifications/index.ts";
import { lotsWithPeople } from "../lots/watched.store.ts";

/** Named in one message; of more it says how many. */
const NAMED = 3;

/**
 * Notifies the sellers of these lots, and who watches them, that the auctions have other times: one
 * message each, however many lots.
 * @param notified who knows already: whoever moved them, or has to sign them anew
 */
export async function notifyNewTimes(
  tx: Tx,
  home: string,
  lotIds: readonly number[],
  notified: { readonly userId: number; readonly toSign: ReadonlySet<number> },
): Promise<void> {
  if (lotIds.length === 0) return;
  const byPerson = Map.groupBy(await lotsWithPeople(tx, lotIds), ({ user_id }) => user_id);
  const notices: Notice[] = [];
  for (const [userId, all] of byPerson) {
    const lots = all.filter(({ id, is_seller }) => !(is_seller && notified.toSign.has(id)));
    const [first] = lots;
    if (userId === notified.userId || !first) continue;
    const named = lots.slice(0, NAMED).map(({ title, starts_at, ends_at }) => ({
      title,
      from: starts_at.toISOString(),
      to: ends_at.toISOString(),
    }));
    notices.push(
      notice(
        userId,
        "times_changed",
        { lots: named, more: lots.length - named.length },
        {
          link: `/auctiondetail/${first.url}`,
          // Who only watches is not called about it.
          ...(!lots.some(({ is_seller }) => is_seller) && {
            channels: ["app", "mail", "push"] as const,
          }),
        },
      ),
    );
  }
  await notifyMembers(tx, home, notices);
}
