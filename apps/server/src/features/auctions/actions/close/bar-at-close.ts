import type { DomainEventBus } from "../../../../platform/bus/domain-events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import { runIn } from "../../../../platform/db/statement.ts";
import {
  type CompanyState,
  lockGate,
  openTally,
  type Tally,
} from "../../../authorisations/index.ts";
import type { LockedAuction } from "../../domain/auction.ts";
import { gatedOf } from "../../domain/bids/bid-batch.rules.ts";
import { type Contender, whyNotWin } from "../../domain/sale/may-win.rules.ts";
import { contendersOf, lotsOfSuspended } from "../../store/gate.store.ts";
import { type Barred, barBidders } from "../bar-bidders.ts";

/**
 * Before auctions close: the bids of a highest bidder are voided whose company is suspended, or has
 * no authorisation on the auction's last day that the lot asks for, or no room for it beside what
 * it has won. What ends first counts first.
 *
 * Locks the bidders' companies of lots that ask for an authorisation, behind the auctions.
 */
export async function barAtClose(
  tx: Tx,
  events: DomainEventBus,
  due: readonly LockedAuction[],
  now: Date,
): Promise<Barred[]> {
  const led = due.filter(({ auction }) => auction.leaderId !== null);
  const suspended = await lotsOfSuspended(tx, led.map(idOf));
  const asking = led.filter(({ auction }) => auction.gate || suspended.has(auction.id));
  const contenders = await contendersOf(tx, asking.map(idOf));
  const gated = new Set(asking.filter(({ auction }) => auction.gate).map(idOf));
  const tally = await readClosingUsage(
    tx,
    contenders.filter(({ lotId }) => gated.has(lotId)),
  );
  const inOrder = [...due].sort(
    (a, b) => a.auction.endsAt.getTime() - b.auction.endsAt.getTime() || idOf(a) - idOf(b),
  );
  const closing: Barred[] = [];
  for (const locked of inOrder) {
    const own = contenders.filter(({ lotId }) => lotId === idOf(locked));
    closing.push(
      own.length > 0
        ? await barOne(tx, events, locked, own, tally, now)
        : { ...locked, voided: [] },
    );
  }
  return closing;
}

const idOf = ({ auction }: LockedAuction) => auction.id;

async function barOne(
  tx: Tx,
  events: DomainEventBus,
  locked: LockedAuction,
  own: readonly Contender[],
  tally: Tally,
  now: Date,
): Promise<Barred> {
  const gated = gatedOf(locked.auction);
  const asked = { gated, tally, at: locked.auction.endsAt };
  const barred = await barBidders(tx, events, locked, own, (who) => whyNotWin(who, asked), now);
  const winner = own.find(({ alias }) => alias === barred.auction.leaderAlias);
  if (gated && winner?.companyId != null) tally.lead(winner.companyId, gated);
  return barred;
}

/** At the close counts what was won, not what a company leads elsewhere. */
async function readClosingUsage(tx: Tx, bidders: readonly Contender[]): Promise<Tally> {
  const companyIds = [...new Set(bidders.flatMap(({ companyId }) => companyId ?? []))];
  const companies = companyIds.length > 0 ? await lockGate(runIn(tx), companyIds, []) : [];
  const won = [...companies].map(([id, { rights, used }]): [number, CompanyState] => [
    id,
    { rights, used: used.filter(({ lotId }) => lotId === null) },
  ]);
  return openTally(new Map(won));
}
