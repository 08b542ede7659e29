import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { mainTerms } from "../../../shared/terms/term-lines.ts";
import classes from "./terms-strip.module.css";

/** The terms a buyer asks for first, beside the price; the rest stand below. */
export function TermsStrip({ lot: { terms } }: { lot: AuctionDetails }) {
  if (!terms) return null;
  return (
    <section className={classes.strip} aria-label={t`Terms in short`}>
      <dl>
        {mainTerms(terms).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-open={value === null || undefined}>{value ?? t`Not agreed`}</dd>
          </div>
        ))}
      </dl>
      <a className={classes.all} href="#sale-terms">
        {t`All terms`}
      </a>
    </section>
  );
}
