import { lockAward } from "../awards/index.ts";
import type { Reversible, RowKeeper } from "../journal/index.ts";
import { setReleased } from "../lifting/index.ts";
import { isClaimedSinceRelease } from "./settlement.store.ts";

const tripOf = ({ cause }: Reversible) => Number(cause.trip ?? 0);

/** A release that was turned back is made anew, within a minute, as the truck's papers have it. */
export const truckKeeper: RowKeeper = {
  async whyNot(tx, entry) {
    if (entry.awardId !== null) await lockAward(tx, entry.awardId);
    return (await isClaimedSinceRelease(tx, tripOf(entry)))
      ? "A claim for the truck was settled since: what was wrong, the two settle"
      : null;
  },
  async turnBack(tx, entry) {
    await setReleased(tx, tripOf(entry), false);
    return undefined;
  },
};
