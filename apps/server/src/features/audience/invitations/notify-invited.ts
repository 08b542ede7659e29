import type { Tx } from "../../../platform/db/db.ts";
import { notice, notifyMembers, withoutRepeated } from "../../notifications/index.ts";
import { takeUntold } from "./invitations.store.ts";

/** Notifies who may bid for the companies that are invited to these lots, once they are approved. */
export async function notifyInvited(
  tx: Tx,
  home: string,
  lotIds: readonly number[],
): Promise<void> {
  const untold = await takeUntold(tx, lotIds);
  const notices = untold.map(({ user_id, title, url, seller, starts_at }) =>
    notice(
      user_id,
      "invited_to_lot",
      { title, seller, from: starts_at.toISOString() },
      { link: `/auctiondetail/${url}`, channels: ["app", "mail"] },
    ),
  );
  // An invitation that was taken back and is made anew is no news.
  await notifyMembers(tx, home, await withoutRepeated(tx, notices));
}
