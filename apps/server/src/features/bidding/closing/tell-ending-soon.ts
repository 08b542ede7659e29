import type { Deps } from "../../../platform/deps.ts";
import { tellMember } from "../../messages/index.ts";
import { biddersToRemind } from "./bidding-sweep.store.ts";

/** Reminds a lot's bidders shortly before its end. */
export function tellEndingSoon({ db }: Pick<Deps, "db">, lotId: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const { bidder_id, title, url, leader_id, ends_at } of await biddersToRemind(tx, lotId)) {
      const standing = leader_id === bidder_id ? "You are leading." : "You are not leading.";
      await tellMember(tx, {
        userId: bidder_id,
        title: "Ending soon",
        description: `"${title}" ends in a few minutes. ${standing}`,
        link: `/auctiondetail/${url}`,
        ...(ends_at && { goodUntil: ends_at }),
      });
    }
  });
}
