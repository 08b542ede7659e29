import type { BodyIn, Unit } from "@rebale/contract";
import type { BulkRow, bulkEditLots, OwnLot } from "@rebale/contract/listings";
import { basesOf } from "@rebale/contract/values/basis";
import { t } from "ttag";
import { basisChoices } from "../../../../lib/formatting/basis.ts";
import { type Basis, lotPrice } from "../../../../lib/formatting/formatting.ts";

export const parts = ["description", "basis", "price", "place"] as const;
export type Part = (typeof parts)[number];

/** The typed form; only its ticked parts count. */
export interface Typed {
  ticked: readonly Part[];
  description: string;
  basis: Basis;
  /** Rupees in the basis; empty for no price. */
  price: string;
  /** Empty for another place. */
  site_id: string;
  state: string;
  city: string;
  pincode: string;
}
export const nothingTyped: Typed = {
  ticked: [],
  description: "",
  basis: "lot",
  price: "",
  site_id: "",
  state: "",
  city: "",
  pincode: "",
};

type Change = BodyIn<typeof bulkEditLots>["change"];
export function toChange(typed: Typed): Change {
  const has = (part: Part) => typed.ticked.includes(part);
  const { description, basis, price, site_id, state, city, pincode } = typed;
  const place = site_id ? { site_id } : { state, city, pincode };
  return {
    ...(has("description") && { description }),
    ...(has("basis") && { basis }),
    ...(has("price") && { asking_price: price.trim() ? price : null }),
    ...(has("place") && place),
  } as Change;
}

/** How these lots can be sold, all of them or some. */
export function basesFor(lots: readonly OwnLot[]) {
  const all = [...new Set(lots.flatMap(({ unit }) => basesOf(unit as Unit, false)))];
  return all.flatMap((basis) =>
    basisChoices("bag", false, basis).filter(({ value }) => value === basis),
  );
}

const whyLabels: Record<NonNullable<BulkRow["why"]>, string> = {
  not_yours: t`This is no longer one of your lots.`,
  approved: t`It is approved already and can no longer be changed.`,
  basis_unfit: t`It cannot be sold this way: by weight needs kg or MT, by the piece needs pieces.`,
  price_unfit: t`The price you ask is for another basis. Change the price too.`,
};
/** Why a lot stays as it is; null for one that changes. */
export function whyStays({ outcome, why }: BulkRow): string | null {
  if (outcome === "changed") return null;
  return why ? whyLabels[why] : t`It is already like this.`;
}

/** The changes of a lot, in words: the old and the new. */
export function differences({ before, after }: BulkRow, basis: Basis, sites: Names) {
  const rows: { label: string; from: string; to: string }[] = [];
  const add = (label: string, from: string | null, to: string | null) =>
    rows.push({ label, from: from || "–", to: to || "–" });
  if (after.description !== undefined)
    add(t`Description`, before.description ?? "", after.description);
  if (after.basis !== undefined) add(t`How it is sold`, named(before.basis), named(after.basis));
  if (after.asking_price !== undefined)
    add(
      t`Price you ask`,
      priced(before.asking_price, before.basis ?? basis),
      priced(after.asking_price, after.basis ?? basis),
    );
  if (after.site_id !== undefined)
    add(t`Site`, sites.get(before.site_id ?? "") ?? "", sites.get(after.site_id ?? "") ?? "");
  if (after.city !== undefined || after.state !== undefined || after.pincode !== undefined)
    add(t`Place`, placed(before), placed(after));
  return rows;
}
export type Names = ReadonlyMap<string, string>;

const named = (basis: Basis | undefined) =>
  basis
    ? (basisChoices("bag", false, basis).find(({ value }) => value === basis)?.label ?? "")
    : "";
const priced = (price: number | null | undefined, basis: Basis) =>
  price === null || price === undefined ? null : lotPrice(price, { basis });
const placed = ({ city, state, pincode }: BulkRow["after"]) =>
  [city, state, pincode].filter(Boolean).join(", ");
