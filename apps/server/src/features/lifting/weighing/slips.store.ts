import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

export type SlipKind = "tare" | "gross";

export interface NewSlip {
  readonly tripId: number;
  readonly siteId: number;
  readonly kind: SlipKind;
  readonly bridge: string;
  readonly slipNo: string;
  readonly grams: number;
  readonly weighedAt: Date;
  readonly photo: string;
  /** One of the two. */
  readonly enteredBy: number | null;
  readonly enteredDevice: number | null;
  /** The slip whose place it takes, and why. */
  readonly replaces: number | null;
  readonly reason: string | null;
}

/** Of a truck, those that count. */
export async function countingSlips(db: Db, tripId: number) {
  const rows = await db
    .selectFrom("slips")
    .select(["id", "kind", "bridge", "grams"])
    .where("trip_id", "=", tripId)
    .where("is_replaced", "=", false)
    .execute();
  const of = (kind: SlipKind) => rows.find((slip) => slip.kind === kind);
  return { tare: of("tare"), gross: of("gross") };
}

/** Numbers of one yard's bridge are compared as people write them, whatever the letters' case. */
export async function isSlipUsed(
  db: Db,
  { siteId, bridge, slipNo }: Pick<NewSlip, "siteId" | "bridge" | "slipNo">,
): Promise<boolean> {
  const { rows } = await sql`select from slips where site_id = ${siteId}
    and lower(bridge) = lower(${bridge}) and lower(slip_no) = lower(${slipNo}) limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * The trip's auction is locked. Of two of one number that are entered at once for two sales the
 * second finds the first here.
 * @returns its id; undefined where the number is taken
 */
export async function insertSlip(tx: Tx, slip: NewSlip): Promise<number | undefined> {
  if (slip.replaces !== null)
    await tx
      .updateTable("slips")
      .set({ is_replaced: true })
      .where("id", "=", slip.replaces)
      .execute();
  const row = await tx
    .insertInto("slips")
    .values({
      ...{ trip_id: slip.tripId, site_id: slip.siteId, kind: slip.kind, bridge: slip.bridge },
      ...{ slip_no: slip.slipNo, grams: slip.grams, weighed_at: slip.weighedAt },
      ...{ photo: slip.photo, entered_by: slip.enteredBy, entered_device: slip.enteredDevice },
      ...{ replaces: slip.replaces, reason: slip.reason },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The file of a slip's picture, below `private/`. */
export async function photoOf(db: Db, tripId: number, slipId: number): Promise<string | undefined> {
  const row = db.selectFrom("slips").select("photo").where("id", "=", slipId);
  return (await row.where("trip_id", "=", tripId).executeTakeFirst())?.photo;
}
