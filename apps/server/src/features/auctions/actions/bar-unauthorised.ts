import type { authorisations } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import type { DomainEventBus } from "../../../platform/domain-events.ts";
import { runIn } from "../../../platform/statement.ts";
import {
  type CompanyState,
  decideAuthorisation,
  lockGate,
  openTally,
  type Tally,
} from "../../authorisations/index.ts";
import type { LockedAuction } from "../domain/auction.ts";
import { gatedOf } from "../domain/bid-batch.rules.ts";
import { chainEntry, type EntryRow, headAfter } from "../domain/ledger-chain.rules.ts";
import { pricesOf } from "../domain/outcome.rules.ts";
import { type CompanyBidder, companiesOfBidders } from "../store/gate.store.ts";
import { standingBids } from "../store/ledger.store.ts";
import { recordVoids } from "../store/void.store.ts";

/** An auction that is about to close, and what its highest bidders' missing right has done. */
export interface Closing extends LockedAuction {
  /** The voided bids of companies without the right; none where the highest bidder has it. */
  readonly voided: readonly EntryRow[];
}

/** What a ledger says of a bid that did not count at the close. */
export const NOT_AUTHORISED = "authorisation_not_valid";

/**
 * Before auctions close: of a lot that asks for an authorisation, the bids of a highest bidder are
 * voided whose company has none on the auction's last day, or no room for the lot beside what it
 * has won. So the next bidder comes first, until one has the right.
 *
 * Locks the bidders' companies, behind the auctions.
 */
export async function barUnauthorised(
  tx: Tx,
  events: DomainEventBus,
  due: readonly LockedAuction[],
  now: Date,
): Promise<Closing[]> {
  const asking = due.filter(({ auction }) => auction.gate && auction.leaderId !== null);
  const lotIds = asking.map(({ auction }) => auction.id);
  const bidders = lotIds.length > 0 ? await companiesOfBidders(tx, lotIds) : [];
  const tally = await openClosingTally(tx, bidders);
  const closing: Closing[] = [];
  for (const locked of due) {
    const own = bidders.filter((bidder) => bidder.lotId === locked.auction.id);
    closing.push(
      own.length > 0 ? await barFrom(tx, events, locked, own, tally, now) : plain(locked),
    );
  }
  return closing;
}

const plain = (locked: LockedAuction): Closing => ({ ...locked, voided: [] });

/** At the close counts what was won, not what a company leads elsewhere. */
async function openClosingTally(tx: Tx, bidders: readonly CompanyBidder[]): Promise<Tally> {
  const companyIds = [...new Set(bidders.flatMap(({ companyId }) => companyId ?? []))];
  const companies = companyIds.length > 0 ? await lockGate(runIn(tx), companyIds, []) : [];
  const won = [...companies].map(([id, { rights, used }]): [number, CompanyState] => [
    id,
    { rights, used: used.filter(({ lotId }) => lotId === null) },
  ]);
  return openTally(new Map(won));
}

async function barFrom(
  tx: Tx,
  events: DomainEventBus,
  locked: LockedAuction,
  bidders: readonly CompanyBidder[],
  tally: Tally,
  now: Date,
): Promise<Closing> {
  const companyOf = new Map(bidders.map((bidder) => [bidder.bidderId, bidder.companyId]));
  const aliasOf = new Map(bidders.map((bidder) => [bidder.bidderId, bidder.alias]));
  const mayWin = (bidderId: number): boolean => {
    const companyId = companyOf.get(bidderId);
    const rights = companyId == null ? undefined : tally.rightsOf(companyId);
    const gated = gatedOf(locked.auction);
    if (!gated || !rights || companyId == null) return false;
    if (decideAuthorisation(rights, gated, tally.usedBeside(companyId, gated), gated.endsAt))
      return false;
    tally.lead(companyId, gated);
    return true;
  };

  let { auction, head } = locked;
  let voided: readonly EntryRow[] = [];
  while (auction.leaderId !== null && !mayWin(auction.leaderId)) {
    const barred = companyOf.get(auction.leaderId) ?? null;
    const leaderId = auction.leaderId;
    const isBarred = (bidderId: number) =>
      bidderId === leaderId || (barred !== null && companyOf.get(bidderId) === barred);
    const standing = await standingBids(tx, auction.id);
    const entries: EntryRow[] = [];
    for (const bid of standing.filter((one) => isBarred(one.bidderId))) {
      const entry = chainEntry(head, {
        kind: "void",
        amount: bid.amount,
        at: now,
        bidderId: bid.bidderId,
        alias: aliasOf.get(bid.bidderId) ?? null,
        endsAt: auction.endsAt,
        voids: bid.seq,
        note: NOT_AUTHORISED,
      });
      head = headAfter(head, entry);
      entries.push(entry);
    }
    const rest = standing.filter((one) => !isBarred(one.bidderId));
    const prices = pricesOf(rest);
    await recordVoids(tx, auction.id, entries, prices, rest);
    auction = { ...auction, ...prices };
    voided = [...voided, ...entries];
    await publishBarred(tx, events, locked, [...companyOf.keys()].filter(isBarred));
  }
  return { ...locked, auction, head, voided };
}

const publishBarred = (
  tx: Tx,
  events: DomainEventBus,
  { auction, title, url }: LockedAuction,
  bidderIds: readonly number[],
) =>
  events.publish(
    tx,
    bidderIds.map((bidderId) => ({
      name: "bid.not_authorised" as const,
      lotId: auction.id,
      payload: {
        title,
        url,
        sellerId: auction.sellerId,
        bidderId,
        stream: auction.gate?.stream as authorisations.Stream,
      },
    })),
  );
