import type { AuctionDetails } from "@rebale/contract/auctions";
import type { CompanyRecord } from "@rebale/contract/awards";
import { t } from "ttag";
import IconReceiptTax from "~icons/tabler/receipt-tax";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { filingText } from "../../../shared/tax-holds/filing.ts";
import { NO_PROOF_OF_PAYMENT, whyNotHeld } from "../../../shared/tax-holds/hold-labels.rules.ts";
import classes from "./tax-hold-line.module.css";

interface Props {
  lot: Pick<AuctionDetails, "tax_hold">;
  /** The seller's; null without a company. */
  record: CompanyRecord | null;
}

/** The GST of a GST-safe lot: its way, said at the bid, and how the seller filed so far. */
export default function TaxHoldLine({ lot: { tax_hold }, record }: Props) {
  if (!tax_hold) return null;
  return (
    <section className={classes.line} aria-label={t`GST-safe`}>
      <IconReceiptTax width={20} height={20} aria-hidden />
      <div>
        {tax_hold.applies === false ? (
          <p>
            {t`GST-safe does not count for you: ${whyNotHeld(tax_hold.why_not, "buyer")}. All that you pay reaches the seller as the trucks leave.`}
          </p>
        ) : (
          <>
            <p className="figures">{heldText(tax_hold)}</p>
            <p>
              {t`What comes back is compensation agreed beforehand, no price reduction: to be confirmed by your adviser.`}
            </p>
          </>
        )}
        <p className="figures">
          {t`The seller’s filings:`} <b>{filingText(record?.filing ?? null)}</b>
        </p>
      </div>
    </section>
  );
}

function heldText({ amount, days, applies }: NonNullable<AuctionDetails["tax_hold"]>): string {
  const tax = rupeesExact(amount);
  if (applies === null)
    return t`The buyer pays in full. ${tax} of it, the GST, reaches the seller once the buyer’s GSTR-2B shows the invoice, or by ${days} days after it. ${NO_PROOF_OF_PAYMENT}`;
  return t`You pay in full. ${tax} of it, the GST, reaches the seller once your GSTR-2B shows the invoice, or by ${days} days after it. Bring the file each month: who says nothing, lets it go. ${NO_PROOF_OF_PAYMENT}`;
}
