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
          { name: "Format", value: formatText(fields) },
          { name: "Market value", value: price(fields.market_value, "") },
          { name: "Reserve", value: price(fields.reserve_price, "None") },
          ...(hasSteps(fields.format)
            ? [{ name: "Increment", value: price(fields.bid_increment, "Any amount above") }]
            : []),
          {
            name: "Bidding",
            value: runs && `${clock(start_at)} to ${clock(end_at)}, ${runs}`,
          },
          ...(hasSteps(fields.format)
            ? [
                {
                  name: "Soft close",
                  value: soft_close_minutes === "0" ? "None" : `${soft_close_minutes} minutes`,
                },
              ]
            : []),
          {
            name: "Bidders need",
            value: stream
              ? `An authorisation for ${streamNames[stream as keyof typeof streamNames]}`
              : "No authorisation",
          },
          ...(lot.invited_only ? [{ name: "Who may bid", value: "Invited companies alone" }] : []),
          { name: "Deposit", value: depositText(fields.deposit) },
          { name: "Terms", value: terms ?? "None" },
          ...(fields.terms.tax_hold_days
            ? [{ name: "GST-safe", value: `GST tied for ${fields.terms.tax_hold_days} days` }]
            : []),
          { name: "Opens", value: opensText(lot) },
        ]}
      />
      {!terms && (
        <Notice kind="warning">It has no terms: nothing says when to pay and when to lift.</Notice>
      )}
    </>
  );
}

function formatText({ format, min_bidders }: ApprovalFields): string {
  const { kind, tender_end_at, auction_start_at, best } = format;
  const times =
    kind === "tender_auction" && tender_end_at
      ? `, tenders until ${clock(tender_end_at)}, auction from ${clock(auction_start_at || tender_end_at)}, for ${best === "" ? "all" : `the best ${best}`}`
      : "";
  const needed = min_bidders === "" ? "" : `; ${min_bidders} companies needed`;
  return `${formatNames[kind]}${times}${needed}`;
}

const opensText = ({ signs }: OpenedLot): string =>
  signs === undefined
    ? "After the seller has signed, unless that is waived. After the first bid nothing changes."
    : signs
      ? "Only after the seller has signed this. After the first bid nothing changes."
      : "Without the seller’s signature, which is waived. After the first bid nothing changes.";

function depositText(text: string): string {
  const { kind, value } = readDeposit(text);
  if (!kind) return "None";
  return kind === "percent" ? `${value} %` : lotPrice(amountOf(value), { basis: "lot" });
}

/** The two that every sale needs, and how many more are agreed; null where nothing is. */
function termsText({ terms }: ApprovalFields): string | null {
  if (termsBody(terms) === null) return null;
  const days = (n: string) => (n.trim() === "1" ? "1 day" : `${n.trim()} days`);
  return [
    terms.payment_days.trim() ? `pay within ${days(terms.payment_days)}` : "nothing on when to pay",
    terms.lifting_days.trim()
      ? `lift within ${days(terms.lifting_days)}`
      : "nothing on when to lift",
  ].join(", ");
}
