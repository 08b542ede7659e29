import type { corrigenda } from "@rebale/contract";
import type { CorrigendumRow } from "./corrigenda.store.ts";
import type { OfficeRow } from "./office.store.ts";

type Shown = Omit<CorrigendumRow, "asked" | "asked_by">;

/** As its seller and the office see it. */
export const presentCorrigendum = (row: Shown): corrigenda.CorrigendumRow => ({
  _id: String(row.id),
  state: row.state as corrigenda.CorrigendumState,
  no: row.no,
  seq: row.seq,
  ends_at: row.ends_at?.toISOString() ?? null,
  moved: row.is_moved,
  changes: row.changes as corrigenda.Change[],
  reason: row.reason,
  by: row.by_side as "seller" | "office",
  asked_at: row.asked_at.toISOString(),
  decided_at: row.at?.toISOString() ?? null,
  refusal_reason: row.refusal_reason,
});

export const presentForOffice = (row: OfficeRow): corrigenda.OfficeCorrigendum => ({
  ...presentCorrigendum(row),
  product_id: String(row.lot_id),
  title: row.title,
  url: row.url,
  unit: row.unit,
  seller: row.seller,
  bidders: row.bidders,
  lot_ends_at: row.lot_ends_at?.toISOString() ?? null,
});

/** As everybody reads it, once it is published. */
export function presentPublished(row: Shown): corrigenda.PublishedCorrigendum {
  const { no, at, ends_at, is_moved } = row;
  if (no === null || at === null || ends_at === null || is_moved === null)
    throw new Error(`Corrigendum ${row.id} is published without its number or times`);
  return {
    no,
    at: at.toISOString(),
    reason: row.reason,
    by: row.by_side as "seller" | "office",
    changes: row.changes as corrigenda.Change[],
    ends_at: ends_at.toISOString(),
    moved: is_moved,
  };
}
