import type { listings } from "@rebale/contract";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { clearTimes, lockAuctions } from "../../auction-times/index.ts";
import { type LotRow, ownLotRows } from "../lots/lot-rows.store.ts";
import type { LotPicture } from "../lots/present-lot.ts";
import { insertLots, type NewLot } from "./timetables.store.ts";

export interface Place {
  readonly state: string;
  readonly city: string;
  readonly pincode: string;
}
/** Where the sites of a company are, by id. */
export async function findSites(tx: Tx, companyId: number): Promise<ReadonlyMap<number, Place>> {
  const rows = await tx
    .selectFrom("sites")
    .select(["id", "state", "city", "pincode"])
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

export const addLots = async (tx: Tx, lots: readonly NewLot[]): Promise<LotRow[]> =>
  readLots(tx, await insertLots(tx, lots));

/** In the order of their ids as given. */
export async function readLots(tx: Tx, ids: readonly number[]): Promise<LotRow[]> {
  const rows = await ownLotRows(tx)
    .where("lots.id", "in", [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const findLot = (db: Db, id: number) =>
  db
    .selectFrom("lots")
    .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
    .innerJoin("standings as auctions", "auctions.lot_id", "lots.id")
    .select(["lots.id", "lots.url", "lots.title", "lots.seller_id", "lots.approval", "lots.unit"])
    .select(["lots.basis", "lots.weight_grams", "lots.invited_only", "lots.company_id"])
    .select([
      "timetables.starts_at",
      "timetables.closed_at",
      "timetables.paused_at",
      "timetables.outcome",
    ])
    .select(["lots.pictures", "lots.catalog", "timetables.awaits_signature"])
    .select(["lots.quantity_milli", "lots.edited_at"])
    .select(["auctions.ends_at", "auctions.ledger_seq"])
    .where("lots.id", "=", id)
    .executeTakeFirst();

export async function lockLot(tx: Tx, id: number) {
  await lockAuctions(tx, [id]);
  return findLot(tx, id);
}

export const setPictures = (tx: Tx, id: number, pictures: readonly LotPicture[]) =>
  tx
    .updateTable("lots")
    .set({ pictures: JSON.stringify(pictures) })
    .where("id", "=", id)
    .execute();

export const setCatalog = (tx: Tx, id: number, catalog: string) =>
  tx.updateTable("lots").set({ catalog }).where("id", "=", id).execute();

/** A refused lot has no times: nothing of it ends. */
export async function refuseLot(
  tx: Tx,
  id: number,
  { reason, corrections }: { reason: string; corrections: readonly listings.LotComplaint[] },
): Promise<void> {
  await tx
    .updateTable("lots")
    .set({
      approval: "refused",
      refusal_reason: reason,
      corrections: JSON.stringify(corrections),
    })
    .where("id", "=", id)
    .execute();
  await clearTimes(tx, id);
}

/** Waits again: what was set of its sale stays for the next approval, its times do not. */
export async function putBackLot(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("lots").set({ approval: "pending" }).where("id", "=", id).execute();
  await clearTimes(tx, id);
}
