import type { DomainEvent, DomainEventBus } from "../../../platform/bus/domain-events.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { LockedAuction, StandingBid } from "../domain/auction.ts";
import { CHANGE_NOT_ACCEPTED } from "../domain/corrigendum.rules.ts";
import { type EntryRow, headAfter } from "../domain/ledger/ledger-chain.rules.ts";
import { type Contender, isSameSide, type OfferRefusal } from "../domain/sale/may-win.rules.ts";
import { pricesOf } from "../domain/sale/outcome.rules.ts";
import { voidEntries } from "../domain/voiding.rules.ts";
import { standingBids } from "../store/ledger/ledger.store.ts";
import { recordVoids } from "../store/void.store.ts";
import { contenderOf } from "./close/may-win.ts";

/** The ledger's word for a bid that did not count. */
export const NOT_AUTHORISED = "authorisation_not_valid";
const MAY_NOT_WIN = "bidder_may_not_win";

/** An auction, and the voided bids of companies that may not have its lot. */
export interface Barred extends LockedAuction {
  readonly voided: readonly EntryRow[];
}

/**
 * Voids the bids of the highest bidder's company as long as it may not have the lot: so the next
 * bidder comes first, until one may. Decided in memory and written once: locks are held.
 */
export async function barBidders(
  tx: Tx,
  events: DomainEventBus,
  locked: LockedAuction,
  contenders: readonly Contender[],
  whyNot: (who: Contender) => OfferRefusal | null,
  now: Date,
): Promise<Barred> {
  const { auction, head } = locked;
  if (auction.leaderAlias === null || !whyNot(contenderOf(contenders, auction.leaderAlias)))
    return { ...locked, voided: [] };
  const companyOf = (alias: number) => contenderOf(contenders, alias).companyId;
  const voided: EntryRow[] = [];
  const gone: StandingBid[] = [];
  const notices: DomainEvent[] = [];
  let rest = await standingBids(tx, auction.id);
  let last = head;
  for (;;) {
    const { leaderAlias } = pricesOf(rest);
    const leader = leaderAlias === null ? null : contenderOf(contenders, leaderAlias);
    const refusal = leader && whyNot(leader);
    if (!leader || !refusal) break;
    const side = contenders.filter((one) => isSameSide(one, leader));
    const isTheirs = new Set(side.map(({ alias }) => alias));
    const bids = rest.filter((bid) => isTheirs.has(bid.alias));
    const note = noteOf(refusal);
    const entries = voidEntries(last, bids, { at: now, endsAt: auction.endsAt, note, companyOf });
    voided.push(...entries);
    gone.push(...bids);
    last = entries.reduce(headAfter, last);
    rest = rest.filter((bid) => !isTheirs.has(bid.alias));
    notices.push(...side.map((one) => barredEvent(locked, one, refusal)));
  }
  const prices = pricesOf(rest);
  await recordVoids(tx, auction.id, { entries: voided, gone, rest, prices });
  await events.publish(tx, notices);
  return { ...locked, auction: { ...auction, ...prices }, head: last, voided };
}

/** The same of every company that may not have the lot, wherever it stands. */
export async function barEverybody(
  tx: Tx,
  events: DomainEventBus,
  locked: LockedAuction,
  contenders: readonly Contender[],
  whyNot: (who: Contender) => OfferRefusal | null,
  now: Date,
): Promise<Barred> {
  const { auction, head } = locked;
  const refused = contenders.flatMap((who) => {
    const refusal = who.bids > 0 ? whyNot(who) : null;
    return refusal ? [{ who, refusal }] : [];
  });
  if (refused.length === 0) return { ...locked, voided: [] };
  const standing = await standingBids(tx, auction.id);
  const voided: EntryRow[] = [];
  let last = head;
  for (const { who, refusal } of refused) {
    const bids = standing.filter(({ alias }) => alias === who.alias);
    const about = { at: now, endsAt: auction.endsAt, note: noteOf(refusal) };
    voided.push(...voidEntries(last, bids, { ...about, companyOf: () => who.companyId }));
    last = voided.reduce(headAfter, head);
  }
  const isGone = new Set(refused.map(({ who }) => who.alias));
  const gone = standing.filter(({ alias }) => isGone.has(alias));
  const rest = standing.filter(({ alias }) => !isGone.has(alias));
  const prices = pricesOf(rest);
  await recordVoids(tx, auction.id, { entries: voided, gone, rest, prices });
  await events.publish(
    tx,
    refused.map(({ who, refusal }) => barredEvent(locked, who, refusal)),
  );
  return { ...locked, auction: { ...auction, ...prices }, head: last, voided };
}

const isOfStanding = ({ because }: OfferRefusal) =>
  because === "company_suspended" ||
  because === "company_barred" ||
  because === CHANGE_NOT_ACCEPTED ||
  because === "role_may_not_bid";
const STANDING: Partial<Record<OfferRefusal["because"], string>> & { role_may_not_bid: string } = {
  company_suspended: "Your company is suspended",
  company_barred: "Your company did not pay for what it had won",
  corrigendum_not_accepted: "You had not accepted what was changed about the lot",
  role_may_not_bid: "You may no longer bid for the company that this bid was of",
};
function noteOf(refusal: OfferRefusal): string {
  if (refusal.because === CHANGE_NOT_ACCEPTED) return CHANGE_NOT_ACCEPTED;
  return isOfStanding(refusal) ? MAY_NOT_WIN : NOT_AUTHORISED;
}

function barredEvent(
  { auction, title, url }: LockedAuction,
  { bidderId }: Contender,
  refusal: OfferRefusal,
): DomainEvent {
  const about = { title, url, sellerId: auction.sellerId, bidderId };
  const lotId = auction.id;
  if (auction.requirement && !isOfStanding(refusal))
    return {
      name: "bid.not_authorised",
      lotId,
      payload: { ...about, stream: auction.requirement.stream },
    };
  const reason = STANDING[refusal.because] ?? STANDING.role_may_not_bid;
  return { name: "bid.voided", lotId, payload: { ...about, reason } };
}
