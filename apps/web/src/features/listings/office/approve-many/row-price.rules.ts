import type { OwnLot, SoldLast } from "@rebale/contract/listings";
import { amountOf } from "../../../../lib/forms/typed-numbers.rules.ts";
import { priceAtLast } from "../sold-last.rules.ts";
import type { TemplateFields } from "./template-fields.rules.ts";

type Priced = Pick<OwnLot, "basis" | "quantity" | "unit" | "weight_kg" | "asking_price">;
type Rule = Pick<TemplateFields, "value" | "value_percent">;

/** The price that the settings give the lot: rupees in its basis; null where its price is the row's own. */
function ruledPrice({ asking_price }: Priced, { value, value_percent }: Rule): number | null {
  if (value === "rate" || asking_price === null) return null;
  return Math.round(asking_price * amountOf(String(value_percent))) / 100;
}

/** A row's field before anybody types: what its seller asks, else the board's last rate. */
export function firstPrice(lot: Priced, rule: Rule, sold: SoldLast): number | "" {
  const ruled = ruledPrice(lot, rule);
  // While the settings' percent is being typed it is no number.
  if (Number.isNaN(ruled)) return "";
  return ruled ?? (rule.value === "rate" ? null : priceAtLast(lot, sold)) ?? "";
}

/**
 * The price that is sent for a row beside the settings: the typed one, or the board's where its
 * seller asks none; undefined leaves it to the settings.
 */
export function ownPrice(lot: Priced, rule: Rule, sold: SoldLast, typed?: number | string) {
  if (typed !== undefined && typed !== "") return typed;
  if (typed === "" || ruledPrice(lot, rule) !== null) return;
  return firstPrice(lot, rule, sold) || undefined;
}
