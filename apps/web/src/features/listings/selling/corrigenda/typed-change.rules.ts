import type { BodyIn } from "@rebale/contract";
import type { askCorrigendum, Change } from "@rebale/contract/corrigenda";
import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { amountOf, onlyFaults } from "../../../../lib/forms/typed-numbers.rules.ts";
import {
  type TypedTerms,
  termsFaults,
  typedTerms,
} from "../../../../shared/terms/sale-terms.rules.ts";
import { isQuantity } from "../selling.rules.ts";

/** A change of a published lot while it is typed. */
export interface TypedChange {
  quantity: string;
  weight_kg: string;
  description: string;
  terms: TypedTerms;
  reason: string;
}

/** A lot as far as it may be changed. */
export type ChangeableLot = Pick<
  OwnLot,
  "quantity" | "unit" | "weight_kg" | "description" | "terms"
>;

export const isWeighed = ({ unit }: Pick<OwnLot, "unit">) => unit === "kg" || unit === "MT";

export const typedOfLot = (lot: ChangeableLot): TypedChange => ({
  quantity: String(lot.quantity),
  weight_kg: lot.weight_kg === null ? "" : String(lot.weight_kg),
  description: lot.description,
  terms: typedTerms(lot.terms),
  reason: "",
});

type Value = Change["before"];

const TEXTS = ["inspection_contact", "loading_by"] as const;
const NUMBERS = [
  ...["inspection_days", "tolerance_percent", "payment_days", "grace_days"],
  ...["late_fee_percent", "forfeit_percent", "lifting_days", "ground_rent_per_day", "claim_hours"],
] as const as readonly Exclude<keyof TypedTerms, "deductions" | "documents">[];

/** The terms as they would be told; a number that is none stays as it is until it is one. */
function toldTerms(typed: TypedTerms, before: Record<string, Value>): Record<string, Value> {
  const number = (field: keyof TypedTerms, text: string): Value => {
    const n = amountOf(text);
    return text.trim() === "" ? null : Number.isNaN(n) ? (before[field] ?? null) : n;
  };
  return {
    ...Object.fromEntries(NUMBERS.map((field) => [field, number(field, typed[field])])),
    ...Object.fromEntries(TEXTS.map((field) => [field, typed[field].trim() || null])),
    deductions: typed.deductions
      .filter((one) => Object.values(one).some((text) => text.trim() !== ""))
      .map((one) => ({
        what: one.what.trim(),
        above_percent: amountOf(one.above_percent) || 0,
        rate_percent: amountOf(one.rate_percent) || 0,
      })),
    documents: typed.documents
      .split("\n")
      .map((one) => one.trim())
      .filter(Boolean),
  };
}

/** The difference, as the lot's page will show it. */
export function typedChanges(lot: ChangeableLot, typed: TypedChange): Change[] {
  const was: Record<string, Value> = toldTerms(typedTerms(lot.terms), {});
  const is = toldTerms(typed.terms, was);
  const quantity = amountOf(typed.quantity);
  const weight = amountOf(typed.weight_kg);
  const pairs: [string, Value, Value][] = [
    ["quantity", lot.quantity, Number.isNaN(quantity) ? lot.quantity : quantity],
    ["weight_kg", lot.weight_kg, Number.isNaN(weight) ? lot.weight_kg : weight],
    ["description", lot.description, typed.description.trim() || lot.description],
    ...Object.keys(is).map((field): [string, Value, Value] => [
      `terms.${field}`,
      was[field] ?? null,
      is[field] ?? null,
    ]),
  ];
  return pairs.flatMap(([field, before, after]) =>
    JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }],
  );
}

type Body = BodyIn<typeof askCorrigendum>;

/** As it is sent: only what changes. */
export function changeBody(lot: ChangeableLot, typed: TypedChange): Body {
  const changes = typedChanges(lot, typed);
  const terms = changes.flatMap(({ field, after }) =>
    field.startsWith("terms.") ? [[field.slice("terms.".length), after] as const] : [],
  );
  const goods = changes.filter(({ field }) => !field.startsWith("terms."));
  return {
    ...Object.fromEntries(goods.map(({ field, after }) => [field, after])),
    ...(terms.length > 0 && { terms: Object.fromEntries(terms) }),
    reason: typed.reason,
  };
}

/** By field. */
export function changeFaults(typed: TypedChange): Record<string, string> {
  const terms = Object.entries(termsFaults(typed.terms));
  return onlyFaults({
    quantity: isQuantity(typed.quantity) ? null : t`Enter a quantity above zero`,
    weight_kg:
      typed.weight_kg.trim() === "" || isQuantity(typed.weight_kg)
        ? null
        : t`Enter a weight above zero`,
    description: typed.description.trim() === "" ? t`A lot needs a description` : null,
    reason: typed.reason.trim() === "" ? t`Say why. Everybody reads it` : null,
    ...Object.fromEntries(terms.map(([field, fault]) => [`terms.${field}`, fault])),
  });
}
