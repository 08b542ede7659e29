import { randomBytes } from "node:crypto";
import type { Paise } from "@rebale/contract";
import type { Events } from "../../../../platform/bus/events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import type { LockedAuction } from "../../domain/auction.ts";
import { WITHDRAWN_AFTER_CHANGE } from "../../domain/corrigendum.rules.ts";
import { amountCommitment, type EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";
import { LedgerDraft } from "../../domain/ledger/ledger-draft.rules.ts";
import { type Bidder, partyOf } from "../../domain/sale/party.rules.ts";
import { streamFrames } from "../../domain/stream-frames.ts";
import { recordTenderBack } from "../../store/amendments.store.ts";
import { contendersOf } from "../../store/contenders.store.ts";
import { standingBids } from "../../store/ledger/ledger.store.ts";
import { voidBids } from "../void-standing.ts";

export type CarriedOut = Pick<LockedAuction, "auction"> & {
  readonly message: Events["ledger"] | null;
};

/** A company that does not accept a change: its bids are voided, and the next that stands leads. */
export async function takeBidsBack(
  tx: Tx,
  locked: LockedAuction,
  alias: number,
): Promise<CarriedOut> {
  const lotId = locked.auction.id;
  const standing = await standingBids(tx, lotId);
  const gone = standing.filter((bid) => bid.alias === alias);
  const contenders = await contendersOf(tx, [lotId]);
  const all = { gone, standing, contenders };
  const { entries, after } = await voidBids(tx, locked, all, WITHDRAWN_AFTER_CHANGE);
  return { auction: after.auction, message: messageOf(after, entries) };
}

/** The same of a sealed tender: its line looks like any other's. */
export async function takeTenderBack(
  tx: Tx,
  locked: LockedAuction,
  bidder: Bidder,
  now: Date,
): Promise<CarriedOut> {
  const { alias } = bidder;
  const aliases = new Map([[partyOf(bidder), alias]]);
  const draft = new LedgerDraft(locked, { now, aliases });
  const salt = randomBytes(32).toString("hex");
  const line = draft.writeTender(bidder, amountCommitment(0 as Paise, salt), false);
  await recordTenderBack(tx, line, { lotId: locked.auction.id, alias });
  return { auction: draft.auction, message: messageOf(locked, [line]) };
}

function messageOf({ auction }: LockedAuction, entries: readonly EntryRow[]) {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) throw new Error(`Nothing of lot ${auction.id} was taken back`);
  const frames = streamFrames(entries, auction, last.at);
  const { seq, hash } = last;
  return { lotId: auction.id, from: first.seq, seq, frames, hash };
}
