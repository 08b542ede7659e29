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

/** A truck's slips that count. */
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

type Numbered = Pick<NewSlip, "tripId" | "siteId" | "bridge" | "slipNo" | "weighedAt">;

/**
 * A ticket may carry both weighings of its truck, and no other truck's that day: numbers of a
 * bridge begin anew. They are compared as people write them, whatever the letters' case. Whoever
 * enters the same one for another sale waits here until the end of this transaction.
 */
export async function isSlipUsed(
  tx: Tx,
  { tripId, siteId, bridge, slipNo, weighedAt }: Numbered,
): Promise<boolean> {
  const key = `slip ${siteId} ${bridge.toLowerCase()} ${slipNo.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const { rows } = await sql`select from slips where site_id = ${siteId}
    and lower(bridge) = lower(${bridge}) and lower(slip_no) = lower(${slipNo})
    and trip_id <> ${tripId}
    and (weighed_at at time zone 'Asia/Kolkata')::date
      = (${weighedAt}::timestamptz at time zone 'Asia/Kolkata')::date limit 1`.execute(tx);
  return rows.length > 0;
}

/** The trip's auction is locked, and its number was looked for. */
export async function insertSlip(tx: Tx, slip: NewSlip): Promise<void> {
  if (slip.replaces !== null)
    await tx
      .updateTable("slips")
      .set({ is_replaced: true })
      .where("id", "=", slip.replaces)
      .execute();
  await tx
    .insertInto("slips")
    .values({
      ...{ trip_id: slip.tripId, site_id: slip.siteId, kind: slip.kind, bridge: slip.bridge },
      ...{ slip_no: slip.slipNo, grams: slip.grams, weighed_at: slip.weighedAt },
      ...{ photo: slip.photo, entered_by: slip.enteredBy, entered_device: slip.enteredDevice },
      ...{ replaces: slip.replaces, reason: slip.reason },
    })
    .execute();
}

/** The file of a slip's picture, below `private/`. */
export async function photoOf(db: Db, tripId: number, slipId: number): Promise<string | undefined> {
  const row = db.selectFrom("slips").select("photo").where("id", "=", slipId);
  return (await row.where("trip_id", "=", tripId).executeTakeFirst())?.photo;
}
