import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import type { LockedAuction } from "../domain/auction.ts";
import { chainEntry } from "../domain/ledger-chain.rules.ts";
import { decideOutcome } from "../domain/outcome.rules.ts";
import { answerBy } from "../domain/reserve-decision.rules.ts";
import { type Close, leaderAliases, recordCloses } from "../store/close.store.ts";

type Ended = Pick<LockedAuction, "auction" | "head">;

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

function closeOf({ auction, head }: Ended, leaderAlias: number | null, at: Date): Close {
  const outcome = decideOutcome(auction);
  const winnerId = outcome === "sold" ? auction.leaderId : null;
  const certificate = chainEntry(head, {
    kind: "close",
    amount: winnerId === null ? (0 as Paise) : auction.highest,
    at,
    bidderId: winnerId,
    alias: winnerId === null ? null : leaderAlias,
    endsAt: auction.endsAt,
    note: outcome,
  });
  const isPending = outcome === "reserve_not_met";
  return {
    certificate,
    outcome,
    winnerId,
    pendingId: isPending ? auction.leaderId : null,
    answerBy: isPending ? answerBy(at) : null,
    price: Math.max(auction.highest, auction.marketValue),
  };
}
