import type { Paise } from "@rebale/contract";
import { takesTenders } from "@rebale/contract/auctions/format-facts";
import type { Tx } from "../../../../platform/db/db.ts";
import { chainEntry, headAfter, reserveText } from "../../domain/ledger/ledger-chain.rules.ts";
import { openingEntry } from "../../domain/ledger/opening.rules.ts";
import { decideOutcome } from "../../domain/sale/outcome.rules.ts";
import { answerBy } from "../../domain/sale/reserve-decision.rules.ts";
import { type Close, leadingCompanies, recordCloses } from "../../store/sale/close.store.ts";
import { standingCompanies } from "../../store/tenders/opening.store.ts";
import type { Barred } from "../bar-bidders.ts";
import type { Staged } from "./staged.ts";

type Ended = Pick<Barred, "auction" | "head"> &
  Partial<Pick<Barred, "voided">> &
  Partial<Pick<Staged, "tooFew">>;

/** Writes how auctions ended: certificates, winners and orders. Nobody is notified here. */
export async function settle(tx: Tx, ended: readonly Ended[], at: Date): Promise<Close[]> {
  const companies = await leadingCompanies(
    tx,
    ended.map(({ auction }) => auction),
  );
  const standing = await countStanding(tx, ended);
  const closes = ended.map((one) =>
    closeOf(one, companies.get(one.auction.id) ?? null, standing.get(one.auction.id) ?? null, at),
  );
  await recordCloses(tx, closes);
  return closes;
}

/** The companies that stand, of lots with a minimum; tenders were counted at their opening. */
async function countStanding(tx: Tx, ended: readonly Ended[]): Promise<Map<number, number>> {
  const asking = ended.filter(
    ({ auction }) => auction.minBidders !== null && !takesTenders(auction.format.kind),
  );
  const counted = await standingCompanies(
    tx,
    asking.map(({ auction }) => auction.id),
  );
  for (const { auction, tooFew } of ended) if (tooFew) counted.set(auction.id, tooFew.length);
  return counted;
}

function closeOf(
  { auction, head, voided, tooFew }: Ended,
  companyId: number | null,
  standing: number | null,
  at: Date,
): Close {
  const { leaderId, leaderAlias } = auction;
  const isNextBid = Boolean(voided?.length) && leaderId !== null;
  const decided = decideOutcome(auction, standing);
  const outcome = isNextBid && decided !== "too_few_bidders" ? "reserve_not_met" : decided;
  const winner =
    outcome === "sold" && leaderId !== null && leaderAlias !== null
      ? { bidderId: leaderId, alias: leaderAlias, companyId }
      : null;
  const opening = openingEntry(auction, head, at);
  const certificate = chainEntry(opening ? headAfter(head, opening) : head, {
    kind: "close",
    amount: winner === null ? (0 as Paise) : auction.highest,
    at,
    bidder: winner,
    endsAt: auction.endsAt,
    note: outcome,
    ...(tooFew && { opens: tooFew }),
    // While the seller decides, no bidder learns the reserve: the answer opens it.
    opened: outcome === "reserve_not_met" ? "" : reserveText(auction, head.salt),
  });
  const isPending = outcome === "reserve_not_met";
  return {
    opening,
    certificate,
    outcome,
    winner,
    answerBy: isPending ? answerBy(at) : null,
    isNextBid,
  };
}
