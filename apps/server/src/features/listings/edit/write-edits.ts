import { isDeepStrictEqual } from "node:util";
import { type Milli, quantityOf, rupeesOrNull } from "@rebale/contract";
import { writeAudits } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { updateMany } from "../../../platform/db/update-many.store.ts";
import type { Goods } from "../lots/goods-of.ts";
import type { SaleWish } from "../lots/lot-fields.rules.ts";
import { namedAfter } from "../lots/picture-order.ts";
import type { LotPicture } from "../lots/present-lot.ts";
import { takeTermsAway } from "../terms/terms.store.ts";
import type { EditableLot } from "./edits.store.ts";

/** The fields of a lot that a seller writes. */
export type Written = Goods & Pick<EditableLot, SaleWish>;
type Field = keyof Written;

export interface Edit {
  /** As it stands. */
  readonly lot: EditableLot;
  /** The new values; the same fields in each edit of a call. */
  readonly after: Partial<Written>;
}

export const changedFields = ({ lot, after }: Edit): Field[] =>
  (Object.keys(after) as Field[]).filter((field) => !isDeepStrictEqual(lot[field], after[field]));

/**
 * Writes what a seller changed of locked lots: each waits for the office, a refused one again. Each
 * leaves an audit row with what stood there before. Five statements, however many lots.
 */
export async function writeEdits(tx: Tx, sellerId: number, edits: readonly Edit[]): Promise<void> {
  if (edits.length === 0) return;
  const edited_at = await marketNow(tx);
  const rows = edits.map(({ lot, after }) => {
    const { reserve_price, bid_increment, min_bidders, ...goods } = after;
    const pictures = goods.title && namedAfter(lot.pictures as LotPicture[], goods.title);
    // A lot that the seller sends is the seller's own again.
    const waits = { approval: "pending", refusal_reason: null, edited_at, as_sent: {} };
    return {
      goods: { id: lot.id, ...goods, ...(pictures && { pictures }), ...waits },
      wishes: { lot_id: lot.id, reserve_price, bid_increment, min_bidders },
    };
  });
  await updateMany(
    tx,
    "timetables",
    "lot_id",
    rows.flatMap(({ wishes }) => (wishes.reserve_price === undefined ? [] : [wishes])),
  );
  await updateMany(
    tx,
    "lots",
    "id",
    rows.map(({ goods }) => goods),
  );
  // The terms before are no longer what the office would publish by itself.
  const proposing = edits.filter((edit) => changedFields(edit).includes("proposed_terms"));
  await takeTermsAway(
    tx,
    proposing.map(({ lot }) => lot.id),
  );
  await writeAudits(
    tx,
    edits.map((edit) => auditOf(sellerId, edit)),
  );
}

function auditOf(adminId: number, edit: Edit) {
  const { lot, after } = edit;
  const changed = changedFields(edit);
  return {
    adminId,
    action: lot.approval === "refused" ? "lot sent again" : "lot edited",
    ...aboutLot(lot.id, after.title ?? lot.title),
    details: { before: presentFields(lot, changed), after: presentFields(after, changed) },
  };
}

/** Fields as people read them: money in rupees, a quantity in its unit. */
export const presentFields = (from: Partial<Written>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => presentField(field, from[field])));

function presentField(field: Field, value: unknown): [string, unknown] {
  if (field === "quantity_milli") return ["quantity", quantityOf(value as Milli)];
  if (field === "site_id") return [field, value === null ? null : String(value)];
  return [field, isMoney(field) ? rupeesOrNull(value as number | null) : value];
}

const isMoney = (field: Field): boolean =>
  field === "asking_price" || field === "reserve_price" || field === "bid_increment";
