import { hasTwoStages } from "@rebale/contract/auctions/format-facts";
import { t } from "ttag";
import { pricedAs } from "../../../lib/formatting/basis.ts";
import { lotPrice, priceNote } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import { amountOf } from "../../../lib/forms/typed-numbers.rules.ts";
import { readDeposit } from "../../../shared/deposit/deposit.rules.ts";
import { formatNames } from "../../../shared/lot/formats/format-labels.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { termsBody } from "../../../shared/terms/sale-terms.rules.ts";
import { type ApprovalFields, clock, runsFor } from "./approval.rules.ts";
import { hasSteps } from "./formats/format-body.rules.ts";
import type { OpenedLot } from "./lot-row.ts";

type Typed = number | string;

/** All that an approval sets, before it is done: what is missing stands out. */
export function ApprovalSummary({ lot, fields }: { lot: OpenedLot; fields: ApprovalFields }) {
  const priced = pricedAs(lot, fields.basis, amountOf(String(fields.weight_kg)) || null);
  const price = (typed: Typed, none: string) => {
    const amount = amountOf(String(typed));
    if (!amount) return none;
    const note = priceNote(amount, priced);
    return note ? `${lotPrice(amount, fields)} (${note})` : lotPrice(amount, fields);
  };
  const { start_at, end_at, requires_authorisation: stream, soft_close_minutes } = fields;
  const runs = start_at && end_at ? runsFor(start_at, end_at) : null;
  const terms = termsText(fields);
  return (
    <>
      <Facts
        facts={[
          { name: t`Format`, value: formatText(fields) },
          { name: t`Market value`, value: price(fields.market_value, "") },
          { name: t`Reserve`, value: price(fields.reserve_price, t`None`) },
          ...(hasSteps(fields.format)
            ? [{ name: t`Increment`, value: price(fields.bid_increment, t`Any amount above`) }]
            : []),
          {
            name: t`Bidding`,
            value: runs && t`${clock(start_at)} to ${clock(end_at)}, ${runs}`,
          },
          ...(hasSteps(fields.format)
            ? [
                {
                  name: t`Soft close`,
                  value: soft_close_minutes === "0" ? t`None` : t`${soft_close_minutes} minutes`,
                },
              ]
            : []),
          {
            name: t`Bidders need`,
            value: stream
              ? t`An authorisation for ${streamNames[stream as keyof typeof streamNames]}`
              : t`No authorisation`,
          },
          ...(lot.invited_only
            ? [{ name: t`Who may bid`, value: t`Invited companies alone` }]
            : []),
          { name: t`Deposit`, value: depositText(fields.deposit) },
          { name: t`Terms`, value: terms ?? t`None` },
          ...(fields.terms.tax_hold_days
            ? [{ name: t`GST-safe`, value: t`GST tied for ${fields.terms.tax_hold_days} days` }]
            : []),
          { name: t`Opens`, value: opensText(lot) },
        ]}
      />
      {!terms && (
        <Notice kind="warning">
          {t`It has no terms: nothing says when to pay and when to lift.`}
        </Notice>
      )}
    </>
  );
}

function formatText({ format, min_bidders }: ApprovalFields): string {
  const { kind, tender_end_at, auction_start_at, best } = format;
  const times =
    hasTwoStages(kind) && tender_end_at
      ? t`, tenders until ${clock(tender_end_at)}, auction from ${clock(auction_start_at || tender_end_at)}, for ${best === "" ? t`all` : t`the best ${best}`}`
      : "";
  const needed = min_bidders === "" ? "" : t`; ${min_bidders} companies needed`;
  return `${formatNames[kind]}${times}${needed}`;
}

const opensText = ({ signs }: OpenedLot): string =>
  signs === undefined
    ? t`After the seller has signed, unless that is waived. After the first bid nothing changes.`
    : signs
      ? t`Only after the seller has signed this. After the first bid nothing changes.`
      : t`Without the seller’s signature, which is waived. After the first bid nothing changes.`;

function depositText(text: string): string {
  const { kind, value } = readDeposit(text);
  if (!kind) return t`None`;
  return kind === "percent" ? `${value} %` : lotPrice(amountOf(value), { basis: "lot" });
}

/** The two that every sale needs, and how many more are agreed; null where nothing is. */
function termsText({ terms }: ApprovalFields): string | null {
  if (termsBody(terms) === null) return null;
  const days = (n: string) => (n.trim() === "1" ? t`1 day` : t`${n.trim()} days`);
  return [
    terms.payment_days.trim()
      ? t`pay within ${days(terms.payment_days)}`
      : t`nothing on when to pay`,
    terms.lifting_days.trim()
      ? t`lift within ${days(terms.lifting_days)}`
      : t`nothing on when to lift`,
  ].join(", ");
}
