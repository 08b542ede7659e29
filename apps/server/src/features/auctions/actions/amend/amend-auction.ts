import type { Events } from "../../../../platform/bus/events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import type { LockedAuction } from "../../domain/auction.ts";
import { rulesAfter } from "../../domain/intervention.rules.ts";
import { LedgerDraft } from "../../domain/ledger/ledger-draft.rules.ts";
import { streamFrames } from "../../domain/stream-frames.ts";
import { recordAmendment } from "../../store/amendments.store.ts";
import { lockSale } from "../../store/auction.store.ts";
import { remindBeforeEnd } from "../notify/remind-before-end.ts";

interface Amending {
  /** Everybody reads it. */
  readonly reason: string;
  /** The lot's, as it is now. */
  readonly description: string;
  /** Milliseconds by which the auction ends later. */
  readonly added: number;
  readonly at: Date;
}

interface Amended {
  /** The ledger's entry. */
  readonly seq: number;
  readonly no: number;
  readonly endsAt: Date;
  /** For who watches, once it is committed. */
  readonly message: Events["ledger"];
}

/**
 * The auction of a lot that was changed in this transaction: its entry in the ledger, its end, and
 * the end of all maximums. What it is now is read anew.
 * @param before as it was locked, before the change
 */
export async function amendAuction(
  tx: Tx,
  before: LockedAuction,
  { reason, description, added, at }: Amending,
): Promise<Amended> {
  const lotId = before.auction.id;
  const changed = await lockSale(tx, lotId);
  if (!changed) throw new Error(`Lot ${lotId} is gone`);
  const endsAt = new Date(before.auction.endsAt.getTime() + added);
  const hardEndsAt = new Date(before.auction.hardEndsAt.getTime() + added);
  const rules = rulesAfter(before.auction, endsAt);
  const format = rules ? { ...before.auction.format, rules } : before.auction.format;
  const draft = new LedgerDraft(before, { now: at, aliases: new Map() });
  draft.open();
  const entry = draft.amend(
    { ...changed.auction, endsAt, hardEndsAt, format },
    { reason, description },
  );
  await recordAmendment(tx, { entries: draft.entries, lotId, endsAt, hardEndsAt, rules });
  if (added > 0) await remindBeforeEnd(tx, before, endsAt);
  const { seq, hash } = entry;
  const from = draft.entries[0]?.seq ?? seq;
  const frames = streamFrames(draft.entries, draft.auction, at);
  const message = { lotId, from, seq, frames, hash };
  return { seq, no: draft.auction.corrigenda, endsAt, message };
}
