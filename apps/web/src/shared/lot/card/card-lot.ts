import { USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import type { Lot, PlacedLot } from "@rebale/contract/listings";
import { materialBeside } from "../../../lib/formatting/material-names.ts";
import { named, namedTitle } from "../../../lib/names/named.ts";

/** A lot as a card shows it. */
export type CardLot = Pick<
  Lot,
  | "_id"
  | "url"
  | "title"
  | "quantity"
  | "unit"
  | "location"
  | "status"
  | "starts_at"
  | "ends_at"
  | "paused_at"
  | "basis"
  | "basis_quantity"
  | "market_value"
  | "heightest"
  | "bid_count"
  | "last_event_id"
  | "images"
  | "category"
> &
  /** Its material in the page's language, where the title is not. */
  Partial<Record<"material", string>> &
  Partial<Pick<PlacedLot, "distance_km">> &
  Partial<Pick<Lot, "awaits_signature" | "outcome" | "seller_answer" | "deposit">> &
  Partial<Pick<Lot, "format" | "min_bidders" | "corrigenda" | "tax_hold">>;

/** A list's page carries its lots twice, as HTML and as data: only what the cards show travels. */
export const cardOf = (lot: PlacedLot): CardLot => ({
  ...materialBeside(lot),
  _id: lot._id,
  url: lot.url,
  title: lot.title,
  quantity: lot.quantity,
  unit: lot.unit,
  location: { city: named(lot.location.city), state: named(lot.location.state) },
  status: lot.status,
  starts_at: lot.starts_at,
  ends_at: lot.ends_at,
  paused_at: lot.paused_at,
  basis: lot.basis,
  basis_quantity: lot.basis_quantity,
  market_value: lot.market_value,
  heightest: lot.heightest,
  bid_count: lot.bid_count,
  last_event_id: lot.last_event_id,
  images: lot.images,
  category: { ...lot.category, title: namedTitle(lot.category) },
  ...(lot.distance_km !== undefined && { distance_km: lot.distance_km }),
  ...(lot.deposit && { deposit: lot.deposit }),
  ...(lot.outcome && { outcome: lot.outcome }),
  ...(lot.seller_answer && { seller_answer: lot.seller_answer }),
  ...(lot.awaits_signature && { awaits_signature: true }),
  ...(lot.format.kind !== USUAL_FORMAT && { format: lot.format }),
  ...(lot.min_bidders && { min_bidders: lot.min_bidders }),
  ...(lot.corrigenda && { corrigenda: lot.corrigenda }),
  ...(lot.tax_hold && { tax_hold: lot.tax_hold }),
});
