import type { Lot } from "@rebale/contract/listings";
import { t } from "ttag";
import { basisChoices, pricedAs } from "../../../../lib/formatting/basis.ts";
import { lotPrice, priceNote } from "../../../../lib/formatting/formatting.ts";
import { amountOf } from "../../../../lib/forms/typed-numbers.rules.ts";
import { formatChip, neededText } from "../../../../shared/lot/formats/format-labels.ts";
import { readTyped, termsBody } from "../../../../shared/terms/sale-terms.rules.ts";
import { type Draft, isQuantity } from "../selling.rules.ts";
import { readFormat } from "./typed-format.rules.ts";

/** How it is sold, the basis and terms that buyers bid on: to be seen before it is sent. */
export function DraftFacts({ fields }: { fields: Draft }) {
  const wishes = wishesText(fields);
  return (
    <>
      <span className="figures">{saleText(fields)}</span>
      {wishes && <span>{wishes}</span>}
      <span>{termsText(fields)}</span>
    </>
  );
}

/** Empty of a public lot in an open auction, which people expect. */
function wishesText({ format, min_bidders, invite_list_id }: Draft): string {
  const sold = { format: readFormat(format) as Lot["format"], min_bidders: Number(min_bidders) };
  return [formatChip(sold), neededText(sold), invite_list_id && t`Invited companies alone`]
    .filter(Boolean)
    .join(" · ");
}

function saleText(fields: Draft): string {
  const { unit, basis, asking_price, quantity } = fields;
  const sold = basisChoices(unit, false, basis).find(({ value }) => value === basis)?.label ?? "";
  const asked = amountOf(asking_price);
  if (!(asked > 0)) return `${sold} · ${t`no price asked`}`;
  const priced = isQuantity(quantity)
    ? pricedAs({ quantity: amountOf(quantity), unit: unit as "kg" }, basis, null)
    : null;
  const note = priced && priceNote(asked, priced);
  return [sold, [lotPrice(asked, { basis }), note && `(${note})`].filter(Boolean).join(" ")].join(
    " · ",
  );
}

const days = (n: string) => (n === "1" ? t`1 day` : t`${n} days`);

function termsText({ terms }: Draft): string {
  const typed = readTyped(terms);
  if (!termsBody(typed)) return t`Terms: the usual ones of this material`;
  const { payment_days, lifting_days, tax_hold_days } = typed;
  const parts = [
    payment_days && t`payment within ${days(payment_days)}`,
    lifting_days && t`lifting within ${days(lifting_days)}`,
    tax_hold_days && t`GST-safe, ${days(tax_hold_days)}`,
  ].filter(Boolean);
  return parts.length ? t`Terms: ${parts.join(", ")}` : t`Terms: your own`;
}
