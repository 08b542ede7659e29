import type { DomainEvent } from "../../../../platform/bus/domain-events.ts";
import type { Events } from "../../../../platform/bus/events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import { marketNow } from "../../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../../platform/deps.ts";
import { closeFailures, closeLateSeconds } from "../../../../platform/metrics.ts";
import { hasEnded } from "../../domain/bids/bid.rules.ts";
import { endMessage, streamFrames } from "../../domain/stream-frames.ts";
import { lockSales } from "../../store/auction.store.ts";
import { type Close, dueLots, recordCloseFailure } from "../../store/sale/close.store.ts";
import type { Barred } from "../bar-bidders.ts";
import { barAtClose } from "./bar-at-close.ts";
import { publishEnds } from "./publish-ends.ts";
import { settle } from "./settle.ts";

type Context = Pick<Deps, "db" | "bus" | "events" | "log">;

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
    const due = await dueLots(deps.db, BATCH);
    const done = await closeTogether(deps, due).catch(() => closeOneByOne(deps, due));
    closed += done;
    // Fewer than asked for: none is left, or what is left belongs to another node or has failed.
    if (due.length < BATCH || done === 0) return closed;
  }
}

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
  { db, bus, events }: Context,
  lotIds: readonly number[],
  { skipLocked = true } = {},
): Promise<number> {
  if (lotIds.length === 0) return 0;
  const ends = await db.transaction().execute(async (tx) => {
    const locked = await lockSales(tx, lotIds, { skipLocked });
    const now = await marketNow(tx);
    const due = [...locked.values()].filter(
      ({ auction }) => auction.approved && !auction.closed && hasEnded(auction, now),
    );
    const closing = await barAtClose(tx, events, due, now);
    const closes = await settle(tx, closing, now);
    await publishCloses(tx, events, closing, closes);
    return closing.map((one, i) => ({
      voids: voidMessage(one),
      end: endOf(one, closes[i] as Close),
      lateSeconds: (now.getTime() - one.auction.endsAt.getTime()) / 1000,
    }));
  });
  for (const { lateSeconds } of ends) closeLateSeconds.observe(lateSeconds);
  for (const { voids } of ends) if (voids) bus.publish("ledger", voids);
  publishEnds(
    bus,
    ends.map(({ end }) => end),
  );
  return ends.length;
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
  { winner, answerBy }: Close,
): DomainEvent {
  const lot = { title, url, sellerId: auction.sellerId };
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
