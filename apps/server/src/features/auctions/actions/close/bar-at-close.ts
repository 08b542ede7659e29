import type { DomainEventBus } from "../../../../platform/bus/domain-events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import { runIn } from "../../../../platform/db/statement.ts";
import {
  type CapacityUsage,
  type CompanyState,
  createCapacityUsage,
  lockCapacities,
} from "../../../authorisations/index.ts";
import type { LockedAuction } from "../../domain/auction.ts";
import { restrictedLotOf } from "../../domain/bids/bid-batch.rules.ts";
import { type Contender, whyNotWin } from "../../domain/sale/may-win.rules.ts";
import { contendersOf, lotsOfSuspended } from "../../store/contenders.store.ts";
import { leadingCompanies } from "../../store/sale/close.store.ts";
import { type Barred, barBidders } from "../bar-bidders.ts";

/**
 * Before auctions close: the bids of a highest bidder are voided whose company is suspended, or has
 * no authorisation on the auction's last day that the lot asks for, or no room for it beside what
 * it has won, or has not accepted the last change of the lot. What ends first counts first.
 *
 * Locks the bidders' companies of lots that ask for an authorisation, and those whose deposits
 * stand for a bid, behind the auctions: all in one statement, for two would wait in a circle.
 */
export async function barAtClose(
  tx: Tx,
  events: DomainEventBus,
  due: readonly LockedAuction[],
  now: Date,
): Promise<Barred[]> {
  const led = due.filter(({ auction }) => auction.leaderId !== null);
  const suspended = await lotsOfSuspended(tx, led.map(idOf));
  const asking = led.filter(
    ({ auction }) => auction.requirement || auction.corrigenda > 0 || suspended.has(auction.id),
  );
  const contenders = await contendersOf(tx, asking.map(idOf));
  const restricted = new Set(asking.filter(({ auction }) => auction.requirement).map(idOf));
  const usage = await readWonCapacity(
    tx,
    contenders.filter(({ lotId }) => restricted.has(lotId)),
    await holdersOf(tx, led, contenders),
  );
  const inOrder = [...due].sort(
    (a, b) => a.auction.endsAt.getTime() - b.auction.endsAt.getTime() || idOf(a) - idOf(b),
  );
  const closing: Barred[] = [];
  for (const locked of inOrder) {
    const own = contenders.filter(({ lotId }) => lotId === idOf(locked));
    closing.push(
      own.length > 0
        ? await barOne(tx, events, locked, own, usage, now)
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
  usage: CapacityUsage,
  now: Date,
): Promise<Barred> {
  const restricted = restrictedLotOf(locked.auction);
  const { corrigenda, endsAt: at } = locked.auction;
  const asked = { corrigenda, restricted, usage, at };
  const barred = await barBidders(tx, events, locked, own, (who) => whyNotWin(who, asked), now);
  const winner = own.find(({ alias }) => alias === barred.auction.leaderAlias);
  if (restricted && winner?.companyId != null) usage.setLeader(winner.companyId, restricted);
  return barred;
}

/** The companies whose deposits an award may take: who leads, or would if the leader is barred. */
async function holdersOf(
  tx: Tx,
  led: readonly LockedAuction[],
  contenders: readonly Contender[],
): Promise<number[]> {
  const asking = led.filter(({ auction }) => auction.deposit).map(({ auction }) => auction);
  if (asking.length === 0) return [];
  const lots = new Set(asking.map(({ id }) => id));
  const leaders = await leadingCompanies(tx, asking);
  const next = contenders.filter(({ lotId }) => lots.has(lotId));
  return [...leaders.values(), ...next.map(({ companyId }) => companyId)].flatMap((id) => id ?? []);
}

/** At the close counts what was won, not what a company leads elsewhere. */
export async function readWonCapacity(
  tx: Tx,
  bidders: readonly Contender[],
  holders: readonly number[],
): Promise<CapacityUsage> {
  const companyIds = [
    ...new Set([...bidders.flatMap(({ companyId }) => companyId ?? []), ...holders]),
  ];
  const companies = companyIds.length > 0 ? await lockCapacities(runIn(tx), companyIds, []) : [];
  const won = [...companies].map(([id, { rights, used }]): [number, CompanyState] => [
    id,
    { rights, used: used.filter(({ lotId }) => lotId === null) },
  ]);
  return createCapacityUsage(new Map(won));
}
