import { type Basis, type Body, basesOf, type listings, type Unit } from "@rebale/contract";
import type { BulkGoods } from "../lots/goods-of.ts";
import type { Place } from "../office/review.store.ts";

export type Change = Body<typeof listings.bulkEditLots>["change"];

/** A lot as far as its change needs it. */
export interface EditedLot extends BulkGoods {
  readonly unit: string;
  readonly approval: string;
}
export type Planned =
  | { readonly outcome: "refused"; readonly why: listings.BulkRow["why"] & string }
  | {
      readonly outcome: "changed" | "unchanged";
      readonly after: BulkGoods;
      readonly changed: readonly (keyof BulkGoods)[];
      readonly sentAgain: boolean;
    };

/** `place` is that of the change's site, where it names one. */
export function planEdit(
  lot: EditedLot | undefined,
  { site_id, state, city, pincode, ...change }: Change,
  place: Place | undefined,
): Planned {
  if (!lot) return { outcome: "refused", why: "not_yours" };
  if (lot.approval === "approved") return { outcome: "refused", why: "approved" };
  const basis = (change.basis ?? lot.basis) as Basis;
  if (change.basis && !basesOf(lot.unit as Unit, false).includes(basis))
    return { outcome: "refused", why: "basis_unfit" };
  // A rate that was named per kg is none for the whole lot.
  if (basis !== lot.basis && lot.asking_price !== null && change.asking_price === undefined)
    return { outcome: "refused", why: "price_unfit" };
  const after: BulkGoods = {
    description: change.description ?? lot.description,
    basis,
    asking_price: change.asking_price === undefined ? lot.asking_price : change.asking_price,
    site_id: site_id ?? (city === undefined ? lot.site_id : null),
    state: place?.state ?? state ?? lot.state,
    city: place?.city ?? city ?? lot.city,
    pincode: place?.pincode ?? pincode ?? lot.pincode,
  };
  const changed = (Object.keys(after) as (keyof BulkGoods)[]).filter(
    (field) => after[field] !== lot[field],
  );
  const sentAgain = changed.length > 0 && lot.approval === "refused";
  return { outcome: changed.length ? "changed" : "unchanged", after, changed, sentAgain };
}
