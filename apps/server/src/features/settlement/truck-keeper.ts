import { lockAward } from "../awards/index.ts";
import type { Reversible, RowKeeper } from "../journal/index.ts";
import { setReleased } from "../lifting/index.ts";
import { cancelHold, whyTaxStays } from "../tax-holds/index.ts";
import { isClaimedSinceRelease } from "./settlement.store.ts";

const tripOf = ({ cause }: Reversible) => Number(cause.trip ?? 0);

/** The GST that a release has tied, in paise. */
const tiedBy = ({ lines }: Reversible) =>
  -(lines.find(({ kind }) => kind === "tax_held")?.amount ?? 0);

/** A release that was turned back is made anew, within a minute, as the truck's papers have it. */
export const truckKeeper: RowKeeper = {
  async whyNot(tx, entry) {
    if (entry.awardId !== null) await lockAward(tx, entry.awardId);
    if (entry.cause.settled_by !== undefined)
      return {
        en: "The sale was settled with this late fee and rent: what was wrong, the two settle",
        hi: "सौदा इसी लेट फ़ीस और किराए के साथ निपटा है: जो ग़लत था, वह ख़रीदार और विक्रेता आपस में निपटाते हैं",
      };
    if (await isClaimedSinceRelease(tx, tripOf(entry)))
      return {
        en: "A claim for the truck was settled since: what was wrong, the two settle",
        hi: "इस बीच ट्रक पर हुआ दावा निपट चुका है: जो ग़लत था, वह ख़रीदार और विक्रेता आपस में निपटाते हैं",
      };
    return whyTaxStays(tx, tripOf(entry), tiedBy(entry));
  },
  async turnBack(tx, entry) {
    await setReleased(tx, tripOf(entry), false);
    await cancelHold(tx, tripOf(entry), tiedBy(entry));
    return undefined;
  },
};
