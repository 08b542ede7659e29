import { hasTwoStages } from "@rebale/contract/auctions/format-facts";
import type { DomainEvent } from "../../../../platform/bus/domain-events.ts";
import type { Events } from "../../../../platform/bus/events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import { marketNow } from "../../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../../platform/deps.ts";
import { closeFailures, closeLateSeconds } from "../../../../platform/metrics.ts";
import { isSealed, type LockedAuction } from "../../domain/auction.ts";
import { hasEnded } from "../../domain/bids/bid.rules.ts";
import { endMessage, streamFrames } from "../../domain/stream-frames.ts";
import { keysOf } from "../../formats/tender/keys-of.ts";
import { lockSales } from "../../store/auction.store.ts";
import { type Close, dueLots, recordCloseFailure } from "../../store/sale/close.store.ts";
import type { Barred } from "../bar-bidders.ts";
import { barAtClose } from "./bar-at-close.ts";
import { endStages } from "./end-stages.ts";
import { publishEnds } from "./publish-ends.ts";
import { settle } from "./settle.ts";
import type { Staged } from "./staged.ts";
import { tellClosed } from "./tell-ends.ts";

type Context = Pick<Deps, "db" | "bus" | "events" | "log" | "config">;

/** Auctions closed in one transaction. */
const BATCH = 250;

/**
 * Closes every auction whose time is over, also after downtime. Nodes share the work; an auction
 * that cannot be closed does not keep the others: it is logged, shown to the office and tried
 * again.
 * @returns how many were closed
 */
export async function closeDueAuctions(deps: Context): Promise<number> {
  let closed = 0;
  for (;;) {
    const due = await dueLots(deps.db, BATCH, (await privateKeysOf(deps)).length > 0);
    const done = await closeTogether(deps, due).catch(() => closeOneByOne(deps, due));
    closed += done;
    // Fewer than asked for: none is left, or what is left belongs to another node or has failed.
    if (due.length < BATCH || done === 0) return closed;
  }
}

/** None on a node that leaves the opening of tenders to others. */
const privateKeysOf = async (deps: Pick<Deps, "db" | "config">) =>
  (await keysOf(deps))?.privateKeys ?? [];

export type CloseResult = "closed" | "not due";

/** Closes one auction if its time is over and it is open still. */
export const closeAuction = async (deps: Context, lotId: number): Promise<CloseResult> =>
  (await closeTogether(deps, [lotId], { skipLocked: false })) > 0 ? "closed" : "not due";

async function closeOneByOne(deps: Context, lotIds: readonly number[]): Promise<number> {
  let closed = 0;
  for (const lotId of lotIds) {
    try {
      closed += await closeTogether(deps, [lotId]);
    } catch (error) {
      closeFailures.inc();
      deps.log.error({ err: error, lotId }, "an auction could not be closed and is tried again");
      await deps.db
        .transaction()
        .execute((tx) => recordCloseFailure(tx, lotId, (error as Error).message))
        .catch((failed) => deps.log.error({ err: failed, lotId }, "nor could that be recorded"));
    }
  }
  return closed;
}

/** The certificates, winners, orders and notices of all of them in one transaction, or nothing. */
async function closeTogether(
  deps: Context,
  lotIds: readonly number[],
  { skipLocked = true } = {},
): Promise<number> {
  if (lotIds.length === 0) return 0;
  const { db, bus, events } = deps;
  const privateKeys = await privateKeysOf(deps);
  const { ends, goOn } = await db.transaction().execute(async (tx) => {
    const locked = await lockSales(tx, lotIds, { skipLocked });
    const now = await marketNow(tx);
    const due = inOneLock(
      [...locked.values()].filter(
        ({ auction }) => auction.approved && !auction.closed && hasEnded(auction, now),
      ),
    );
    const stages = await endStages(tx, { events, privateKeys }, due, now);
    const unsealed = new Map(stages.closing.map((one) => [one.auction.id, one]));
    const barred = await barAtClose(tx, events, stages.closing, now);
    const closing = barred.map((one) => ({
      ...one,
      tooFew: unsealed.get(one.auction.id)?.tooFew ?? null,
    }));
    const closes = await settle(tx, closing, now);
    await publishCloses(tx, events, closing, closes);
    await tellClosed(tx, closing);
    const ends = closing.map((one, i) => ({
      opened: openedMessage(unsealed.get(one.auction.id)),
      voids: voidMessage(one),
      end: endOf(one, closes[i] as Close),
      lateSeconds: (now.getTime() - one.auction.endsAt.getTime()) / 1000,
    }));
    return { ends, goOn: stages.goOn };
  });
  for (const { lateSeconds } of ends) closeLateSeconds.observe(lateSeconds);
  const messages = [
    ...goOn.map(openedMessage),
    ...ends.flatMap(({ opened, voids }) => [opened, voids]),
  ];
  for (const message of messages) if (message) bus.publish("ledger", message);
  for (const { auction } of goOn) bus.publish("lots", { lotId: auction.id });
  publishEnds(
    bus,
    ends.map(({ end }) => end),
  );
  return ends.length + goOn.length;
}

/** The tenders that were opened, for who watches. */
function openedMessage(staged: Staged | undefined): Events["ledger"] | null {
  const [first, last] = [staged?.unsealed[0], staged?.unsealed.at(-1)];
  if (!staged || !first || !last) return null;
  const frames = streamFrames(staged.unsealed, staged.auction, last.at);
  return { lotId: staged.auction.id, from: first.seq, seq: last.seq, frames };
}

/**
 * A lot whose opening asks for its bidders' companies locks them before the closes do, and two such
 * locks would wait in a circle: it is alone in its transaction, and the others come first.
 */
function inOneLock(due: readonly LockedAuction[]): readonly LockedAuction[] {
  const locksFirst = ({ auction }: LockedAuction) =>
    hasTwoStages(auction.format.kind) && isSealed(auction) && auction.requirement !== null;
  const others = due.filter((one) => !locksFirst(one));
  return others.length > 0 ? others : due.slice(0, 1);
}

/** The bids that did not count, for who watches. */
function voidMessage({ auction, voided }: Barred): Events["ledger"] | null {
  const [first, last] = [voided[0], voided.at(-1)];
  if (!first || !last) return null;
  const frames = streamFrames(voided, auction, last.at);
  return { lotId: auction.id, from: first.seq, seq: last.seq, frames };
}

const publishCloses = (
  tx: Tx,
  events: Deps["events"],
  due: readonly Barred[],
  closes: readonly Close[],
) =>
  events.publish(
    tx,
    due.map((one, i) => closeEvent(one, closes[i] as Close)),
  );

function closeEvent(
  { auction, title, url, voided }: Barred,
  { winner, answerBy, outcome }: Close,
): DomainEvent {
  const lot = { title, url, sellerId: auction.sellerId };
  if (outcome === "too_few_bidders")
    return {
      name: "auction.too_few_bidders",
      lotId: auction.id,
      payload: { ...lot, needed: auction.minBidders ?? 0 },
    };
  const amount = auction.highest;
  const winnerId = winner?.bidderId;
  if (winnerId !== undefined)
    return { name: "auction.sold", lotId: auction.id, payload: { ...lot, winnerId, amount } };
  if (answerBy === null || auction.leaderId === null)
    return { name: "auction.ended_without_bids", lotId: auction.id, payload: lot };
  return {
    name: "auction.subject_to_approval",
    lotId: auction.id,
    payload: {
      ...lot,
      leaderId: auction.leaderId,
      amount,
      answerBy: answerBy.toISOString(),
      isNextBid: voided.length > 0,
    },
  };
}

const endOf = (
  { auction }: Barred,
  { opening, certificate, outcome, answerBy }: Close,
): Events["ledger"] => ({
  ...endMessage(certificate, auction, { outcome, sellerAnswer: answerBy && "awaited" }),
  from: (opening ?? certificate).seq,
});
