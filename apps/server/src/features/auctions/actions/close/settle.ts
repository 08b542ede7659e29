import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../../platform/db/db.ts";
import { chainEntry, headAfter, reserveText } from "../../domain/ledger/ledger-chain.rules.ts";
import { openingEntry } from "../../domain/ledger/opening.rules.ts";
import { decideOutcome } from "../../domain/sale/outcome.rules.ts";
import { answerBy } from "../../domain/sale/reserve-decision.rules.ts";
import { type Close, leadingCompanies, recordCloses } from "../../store/sale/close.store.ts";
import type { Barred } from "../bar-bidders.ts";

type Ended = Pick<Barred, "auction" | "head"> & Partial<Pick<Barred, "voided">>;

/** Writes how auctions ended: certificates, winners and orders. Nobody is notified here. */
export async function settle(tx: Tx, ended: readonly Ended[], at: Date): Promise<Close[]> {
  const companies = await leadingCompanies(
    tx,
    ended.map(({ auction }) => auction),
  );
  const closes = ended.map((one) => closeOf(one, companies.get(one.auction.id) ?? null, at));
  await recordCloses(tx, closes);
  return closes;
}

function closeOf({ auction, head, voided }: Ended, companyId: number | null, at: Date): Close {
  const { leaderId, leaderAlias } = auction;
  const isNextBid = Boolean(voided?.length) && leaderId !== null;
  const outcome = isNextBid ? "reserve_not_met" : decideOutcome(auction);
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
