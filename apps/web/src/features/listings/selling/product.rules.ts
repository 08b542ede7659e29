import type { BodyIn } from "@rebale/contract";
import { USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import type { createLots, OwnLot } from "@rebale/contract/listings";
import { depositBody, typedDeposit } from "../../../shared/deposit/deposit.rules.ts";
import { readTyped, termsBody, typedTerms } from "../../../shared/terms/sale-terms.rules.ts";
import type { Draft } from "./selling.rules.ts";

/** A draft as the market takes it, and a lot as if it had been typed. */

const typedAmount = (amount: number | null) => (amount === null ? "" : String(amount));
const typedTime = (time: string | null) => time?.slice(0, 16).replace(" ", "T") ?? "";

const typedFormat = ({ kind, best }: OwnLot["format"]) =>
  kind === USUAL_FORMAT ? "" : JSON.stringify({ kind, best });

/** A lot, as if it had been typed. */
export const typedOf = (lot: OwnLot): Draft => ({
  category_id: lot.category_id,
  sub_category_id: lot.sub_category_id ?? "",
  title: lot.title,
  lot_no: lot.lot_no ?? "",
  quantity: String(lot.quantity),
  unit: lot.unit,
  basis: lot.basis,
  description: lot.description,
  state: lot.state,
  pincode: lot.pincode,
  city: lot.city,
  asking_price: typedAmount(lot.asking_price),
  reserve_price: typedAmount(lot.reserve_price),
  bid_increment: typedAmount(lot.bid_increment),
  format: typedFormat(lot.format),
  min_bidders: typedAmount(lot.min_bidders),
  start_at: typedTime(lot.proposed_start_at),
  end_at: typedTime(lot.proposed_end_at),
  site_id: lot.site_id ?? "",
  deposit: typedDeposit(lot.deposit),
  pay_through: lot.pay_through,
  terms: JSON.stringify(typedTerms(lot.terms ?? lot.proposed_terms)),
  invite_list_id: "",
  parts: "",
});

type Product = BodyIn<typeof createLots>["products"][number];
export const toProduct = ({
  sub_category_id,
  quantity,
  terms,
  deposit,
  format,
  parts,
  ...rest
}: Draft) =>
  ({
    ...rest,
    ...(parts.trim() && { parts: parts.trim() }),
    format: format === "" ? null : JSON.parse(format),
    deposit: depositBody(deposit),
    quantity: quantity.trim(),
    sub_category_id: sub_category_id || null,
    terms: termsBody(readTyped(terms)),
  }) as Product;

/** 'products.2.terms.payment_days' → the third draft's `terms.payment_days`. */
export function placeOf(path: string): { index: number; field: string } | null {
  const found = /^products\.(\d+)\.([\w.]+)$/.exec(path);
  return found ? { index: Number(found[1]), field: found[2] as string } : null;
}
