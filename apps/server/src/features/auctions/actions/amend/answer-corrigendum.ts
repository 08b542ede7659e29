import { type Body, type corrigenda, type DataOf, type Paise, rupees } from "@rebale/contract";
import type { Tx } from "../../../../platform/db/db.ts";
import { marketNow } from "../../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { Admitted } from "../../../../platform/http/caller.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import { lockCompanies } from "../../../company-register/index.ts";
import { coverOf, depositNeeded, holdOfLot } from "../../../wallet/index.ts";
import type { LockedAuction } from "../../domain/auction.ts";
import { hasEnded } from "../../domain/bids/bid.rules.ts";
import { decideAnswer } from "../../domain/corrigendum.rules.ts";
import { maskedName } from "../../domain/ledger/ledger-chain.rules.ts";
import {
  findPart,
  type PartRow,
  recordAccepted,
  recordTerms,
} from "../../store/amendments.store.ts";
import { lockSale } from "../../store/auction.store.ts";
import { type CarriedOut, takeBidsBack, takeTenderBack } from "./take-back.ts";

type Answer = Body<typeof corrigenda.answerCorrigendum>;

interface Answered {
  readonly data: DataOf<typeof corrigenda.answerCorrigendum>;
  readonly server_time: string;
}

/**
 * A company that had bid accepts the last change of the lot, or takes its bids back: then they are
 * voided, and the next that stands leads. The same again changes nothing.
 * @throws Problem lot_not_found, lot_withdrawn, lot_ended, lot_changed, answer_not_awaited,
 * deposit_needed where the changed lot holds more than the company has deposited
 */
export async function answerCorrigendum(
  { db, bus }: Pick<Deps, "db" | "bus">,
  bidder: Pick<Admitted["bidder"], "userId" | "company">,
  lotId: number,
  asked: Answer,
): Promise<Answered> {
  const { companyId } = bidder.company;
  const answered = await db.transaction().execute(async (tx) => {
    const locked = await lockSale(tx, lotId);
    if (!locked?.auction.approved) throw new Problem("lot_not_found");
    const now = await marketNow(tx);
    if (locked.auction.withdrawn) throw new Problem("lot_withdrawn");
    if (hasEnded(locked.auction, now)) throw new Problem("lot_ended");
    const part = await findPart(tx, lotId, [companyId]);
    const decision = decideAnswer(part ?? null, locked.auction, asked);
    if (!decision.accepted) throw new Problem(decision.because, { path: "no" });
    const { auction, message } =
      decision.isRepeat || !part
        ? { auction: locked.auction, message: null }
        : await carryOut(tx, locked, { ...bidder, part, now }, asked);
    const hold = await holdOfLot(tx, companyId, lotId);
    return { auction, message, hold, now };
  });
  if (answered.message) bus.publish("ledger", answered.message);
  const { auction, hold, now } = answered;
  return {
    data: {
      product_id: String(lotId),
      ...asked,
      heightest: rupees(auction.highest),
      leader: auction.leaderAlias === null ? null : maskedName(auction.leaderAlias),
      hold: rupees(hold),
    },
    server_time: now.toISOString(),
  };
}

interface By extends Pick<Admitted["bidder"], "userId" | "company"> {
  readonly part: PartRow;
  readonly now: Date;
}

async function carryOut(
  tx: Tx,
  locked: LockedAuction,
  { userId, company: { companyId }, part, now }: By,
  { no, answer }: Answer,
): Promise<CarriedOut> {
  const { auction } = locked;
  const { alias } = part;
  const bidder = { bidderId: userId, companyId, alias };
  if (answer === "withdrawn")
    return part.isSealed
      ? takeTenderBack(tx, locked, bidder, now)
      : takeBidsBack(tx, locked, alias);
  if (auction.deposit && (auction.leaderAlias === alias || part.isSealed))
    await refuseUncovered(tx, companyId, auction.id);
  await recordAccepted(tx, auction.id, alias, no);
  await recordTerms(tx, auction, { ...bidder, at: now });
  return { auction, message: null };
}

/** It takes on what the lot as it is now holds of its deposit. */
async function refuseUncovered(tx: Tx, companyId: number, lotId: number): Promise<void> {
  await lockCompanies(tx, [companyId]);
  const { free, short } = await coverOf(tx, companyId);
  if (short === 0) return;
  const hold = await holdOfLot(tx, companyId, lotId);
  throw depositNeeded({ hold, free, short: short as Paise }, "no");
}
