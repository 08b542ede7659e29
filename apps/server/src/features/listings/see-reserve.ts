import { noteLook } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Db } from "../../platform/db/db.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { isSeller, type OwnedLot } from "../../platform/lot-seller.access.ts";
import { seesReserve } from "./listings.access.ts";

interface Reserved extends OwnedLot {
  readonly id: number;
  readonly title: string;
  readonly approval: string;
  readonly closed_at: Date | null;
  readonly reserve_price: number | null;
}

/** Whether the caller is told the reserve; the office's look at one that counts is an entry. */
export async function seeReserve(db: Db, caller: Caller, lot: Reserved): Promise<boolean> {
  const sees = seesReserve(caller, lot);
  if (sees && counts(lot) && caller.kind === "admin" && !isSeller(caller, lot))
    await noteLook(db, {
      ...{ adminId: caller.userId, action: "reserve seen" },
      ...aboutLot(lot.id, lot.title),
    });
  return sees;
}

/** A page of the office's list is one look. */
export async function noteReservesOf(
  db: Db,
  caller: Caller,
  lots: readonly Reserved[],
): Promise<void> {
  const isLook = lots.some((lot) => counts(lot) && seesReserve(caller, lot));
  if (isLook && caller.kind === "admin")
    await noteLook(db, {
      ...{ adminId: caller.userId, action: "reserve seen", subject: "List of lots" },
    });
}

const counts = (lot: Reserved): boolean => lot.reserve_price !== null && lot.closed_at === null;
