import type { Body, corrigenda } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Events } from "../../platform/bus/events.ts";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockAuctions } from "../auction-times/index.ts";
import { amendAuction, type LockedAuction, lockSale } from "../auctions/index.ts";
import { lockCompanies } from "../company-register/index.ts";
import { amendLot, askSignaturesAgain, findAmendable, notifyToSign } from "../listings/index.ts";
import { askedChange } from "./ask-corrigendum.ts";
import type { AskedChange } from "./changes.rules.ts";
import { addedTime } from "./clock.rules.ts";
import {
  addPublished,
  type CorrigendumRow,
  findCorrigendum,
  findLeadingCompany,
  type Publication,
  recordPublished,
  recordRefused,
} from "./corrigenda.store.ts";
import { notifyReaders, notifyRefused } from "./notify-readers.ts";
import { planChange } from "./plan-change.ts";

type Publishing = Pick<Deps, "db" | "bus" | "config">;

/** Only the seller offers that the GST stays tied; the office may take it away. */
function refuseAddedHold({ terms }: AskedChange): void {
  if (terms?.tax_hold_days != null)
    throw new Problem("tax_hold_not_offered", { path: "terms.tax_hold_days" });
}

interface Carried {
  readonly row: CorrigendumRow;
  readonly message: Events["ledger"];
}

/**
 * The office changes a published lot in its seller's place, at once.
 * @throws Problem as planChange
 */
export async function publishByOffice(
  deps: Publishing,
  adminId: number,
  lotId: number,
  body: Body<typeof corrigenda.publishCorrigendum>,
): Promise<CorrigendumRow> {
  const asked = askedChange(body);
  const { reason } = body;
  refuseAddedHold(asked);
  const carried = await deps.db.transaction().execute(async (tx) => {
    const { message, ...published } = await carryOut(tx, deps, { adminId, lotId, asked, reason });
    return { row: await addPublished(tx, lotId, asked, { reason, ...published }), message };
  });
  return told(deps, carried);
}

/**
 * Publishes what a seller asks for, or refuses it.
 * @throws Problem not_found, not_waiting, or as planChange
 */
export async function decideCorrigendum(
  deps: Publishing,
  adminId: number,
  id: number,
  { decision, reason }: Body<typeof corrigenda.decideCorrigendum>,
): Promise<CorrigendumRow> {
  const found = await findCorrigendum(deps.db, id);
  if (!found) throw new Problem("not_found");
  const lotId = found.lot_id;
  if (decision === "refuse") return refuse(deps, adminId, found, reason ?? "");
  const carried = await deps.db.transaction().execute(async (tx) => {
    // Behind the lock of its auction: a newer one may have taken its place.
    await lockAuctions(tx, [lotId]);
    const waiting = await stillWaiting(tx, id);
    const asked = waiting.asked as AskedChange;
    const words = reason ?? waiting.reason;
    const { message, ...published } = await carryOut(tx, deps, {
      adminId,
      lotId,
      asked,
      reason: words,
    });
    return { row: await recordPublished(tx, id, { reason: words, ...published }), message };
  });
  return told(deps, carried);
}

interface Asked {
  readonly adminId: number;
  readonly lotId: number;
  readonly asked: AskedChange;
  readonly reason: string;
}

/** Lot, holds, ledger, clock, sheet and notices, all in one transaction. */
async function carryOut(
  tx: Tx,
  { config }: Pick<Publishing, "config">,
  { adminId, lotId, asked, reason }: Asked,
): Promise<Omit<Publication, "reason"> & Pick<Carried, "message">> {
  const before = await lockSale(tx, lotId);
  if (!before) throw new Problem("lot_not_found");
  const at = await marketNow(tx);
  const { lot, after, changes } = await planChange(tx, lotId, asked, at);
  await lockLeader(tx, before);
  await amendLot(tx, lotId, after, adminId);
  const { description } = after;
  const added = addedTime(before.auction, at);
  const { message, ...amended } = await amendAuction(tx, before, {
    reason,
    description,
    added,
    at,
  });
  if (before.auction.awaitsSignature) await askAnew(tx, config, adminId, lotId);
  await writeAudit(tx, {
    adminId,
    action: "corrigendum published",
    ...aboutLot(lotId, lot.title),
    details: { no: amended.no, changes, reason, ends_at: amended.endsAt.toISOString() },
  });
  await notifyReaders(tx, config.home, { ...lot, ...amended, reason });
  return { ...amended, changes, at, isMoved: added > 0, decidedBy: adminId, message };
}

/** The hold of its bid, and what it takes of a capacity, are counted anew. */
async function lockLeader(tx: Tx, { auction }: LockedAuction): Promise<void> {
  const leader = await findLeadingCompany(tx, auction.id);
  if (leader !== null) await lockCompanies(tx, [leader]);
}

/** The seller whose signature is awaited signs the sheet as it is now. */
async function askAnew(
  tx: Tx,
  { home, demo }: Publishing["config"],
  madeBy: number,
  lotId: number,
): Promise<void> {
  await notifyToSign(
    tx,
    home,
    await askSignaturesAgain(tx, [lotId], { madeBy, usuallyWaived: demo }),
  );
}

/** After the commit. */
function told({ bus }: Publishing, { row, message }: Carried): CorrigendumRow {
  bus.publish("ledger", message);
  bus.publish("lots", { lotId: row.lot_id });
  return row;
}

async function stillWaiting(tx: Tx, id: number): Promise<CorrigendumRow> {
  const row = await findCorrigendum(tx, id);
  if (row?.state !== "waiting") throw new Problem("not_waiting");
  return row;
}

const refuse = (
  { db, config }: Publishing,
  adminId: number,
  { id, lot_id: lotId }: CorrigendumRow,
  reason: string,
): Promise<CorrigendumRow> =>
  db.transaction().execute(async (tx) => {
    await lockAuctions(tx, [lotId]);
    await stillWaiting(tx, id);
    const at = await marketNow(tx);
    const lot = await findAmendable(tx, lotId);
    const row = await recordRefused(tx, id, { reason, decidedBy: adminId, at });
    await writeAudit(tx, {
      adminId,
      action: "corrigendum refused",
      ...aboutLot(lotId, lot?.title ?? ""),
      details: { changes: row.changes, reason },
    });
    if (lot) await notifyRefused(tx, config.home, lot, reason);
    return row;
  });
