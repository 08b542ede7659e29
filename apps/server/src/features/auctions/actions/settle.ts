import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import { chainEntry, headAfter, openingEntry, reserveText } from "../domain/ledger-chain.rules.ts";
import { decideOutcome } from "../domain/outcome.rules.ts";
import { answerBy } from "../domain/reserve-decision.rules.ts";
import { type Close, leaderAliases, recordCloses } from "../store/close.store.ts";
import type { Barred } from "./bar-bidders.ts";

type Ended = Pick<Barred, "auction" | "head"> & Partial<Pick<Barred, "voided">>;

/** Writes how auctions ended: certificates, winners and orders. Nobody is notified here. */
export async function settle(tx: Tx, ended: readonly Ended[], at: Date): Promise<Close[]> {
  const aliases = await leaderAliases(
    tx,
    ended.map(({ auction }) => ({ lotId: auction.id, leaderId: auction.leaderId })),
  );
  const closes = ended.map((one) => closeOf(one, aliases.get(one.auction.id) ?? null, at));
  await recordCloses(tx, closes);
  return closes;
}

function closeOf({ auction, head, voided }: Ended, leaderAlias: number | null, at: Date): Close {
  const isNextBid = Boolean(voided?.length) && auction.leaderId !== null;
  const outcome = isNextBid ? "reserve_not_met" : decideOutcome(auction);
  const winnerId = outcome === "sold" ? auction.leaderId : null;
  const opening = openingEntry(auction, head, at);
  const certificate = chainEntry(opening ? headAfter(head, opening) : head, {
    kind: "close",
    amount: winnerId === null ? (0 as Paise) : auction.highest,
    at,
    bidderId: winnerId,
    alias: winnerId === null ? null : leaderAlias,
    endsAt: auction.endsAt,
    note: outcome,
    // While the seller decides, no bidder learns the reserve: the answer opens it.
    opened: outcome === "reserve_not_met" ? "" : reserveText(auction, head.salt),
  });
  const isPending = outcome === "reserve_not_met";
  return {
    opening,
    certificate,
    outcome,
    winnerId,
    answerBy: isPending ? answerBy(at) : null,
    isNextBid,
  };
}
