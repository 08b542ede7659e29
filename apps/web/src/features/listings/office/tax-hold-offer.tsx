import { Checkbox } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/InlineInput.css";
import type { TypedTerms } from "../../../shared/terms/sale-terms.rules.ts";
import type { OpenedLot } from "./lot-row.ts";
import classes from "./lots.module.css";

interface Props {
  lot: Pick<OpenedLot, "proposed_terms" | "terms">;
  value: TypedTerms;
  onChange: (value: TypedTerms) => void;
  error: React.ReactNode;
}

/** A seller's offer of the GST stays or is taken away: the office never adds it. */
export function TaxHoldOffer({ lot, value, onChange, error }: Props) {
  const offered = lot.proposed_terms?.tax_hold_days ?? lot.terms?.tax_hold_days;
  if (!offered) return null;
  return (
    <div className={classes.whole}>
      <Checkbox
        label={t`GST-safe: the seller offers ${offered} days`}
        description={t`The GST of each truck stays tied until the buyer’s GSTR-2B shows the invoice, or so many days after it. Untick to take it away; only the seller can offer it, and name the days.`}
        checked={value.tax_hold_days !== ""}
        error={error}
        onChange={(e) =>
          onChange({ ...value, tax_hold_days: e.currentTarget.checked ? String(offered) : "" })
        }
      />
    </div>
  );
}
