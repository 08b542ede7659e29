import { t } from "ttag";
import { basisChoices, pricedAs } from "../../../../lib/formatting/basis.ts";
import { lotPrice, priceNote } from "../../../../lib/formatting/formatting.ts";
import { amountOf } from "../../../../lib/forms/typed-numbers.rules.ts";
import { readTyped, termsBody } from "../../../../shared/terms/sale-terms.rules.ts";
import { type Draft, isQuantity } from "../selling.rules.ts";

/** The basis and terms that buyers bid on, to be seen before it is sent. */
export const DraftFacts = ({ fields }: { fields: Draft }) => (
  <>
    <span className="figures">{saleText(fields)}</span>
    <span>{termsText(fields)}</span>
  </>
);

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
