import type { auctions } from "@rebale/contract";
import type { Db } from "../../platform/db/db.ts";
import type { Run } from "../../platform/db/statement.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { hoursOf } from "./hours/hours.store.ts";
import { type InspectionRow, lastInspection } from "./inspections.store.ts";
import { showsGoods } from "./offered-slots.ts";
import { findLotShown, type LotShown } from "./visible-lot.store.ts";
import { windowOf } from "./window.rules.ts";

/** A buyer's last appointment for a lot, or its company's. */
export async function yoursOf(
  db: Db,
  lotId: number,
  caller: Caller,
): Promise<InspectionRow | null> {
  if (caller.kind !== "buyer" || caller.company?.status !== "active") return null;
  return (await lastInspection(db, lotId, caller.company.companyId)) ?? null;
}

/** Visits as a lot's page tells of them. The caller may see the lot. */
export async function inspectionOf(
  { db, run }: { readonly db: Db; readonly run: Run },
  lotId: number,
  caller: Caller,
): Promise<auctions.AuctionDetails["inspection"]> {
  const [lot, yours] = await Promise.all([findLotShown(run, lotId), yoursOf(db, lotId, caller)]);
  const offered = lot !== undefined && (await isOffered(db, lot));
  return {
    offered,
    yours: yours && {
      ...{ _id: String(yours.id), state: yours.state },
      from: yours.slotFrom.toISOString(),
      to: yours.slotTo.toISOString(),
    },
  };
}

async function isOffered(db: Db, lot: LotShown): Promise<boolean> {
  const window = windowOf(lot, lot.now);
  if (lot.siteId === null || window === null) return false;
  return showsGoods(await hoursOf(db, lot.siteId), window, lot.now);
}
