import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { indianNumber, rupees } from "../../../lib/formatting/formatting.ts";
import { mainTerms } from "../../../shared/terms/term-lines.ts";
import classes from "./terms-strip.module.css";

/** The terms a buyer asks for first, beside the price; the rest stand below. */
export function TermsStrip({ lot }: { lot: AuctionDetails }) {
  const { terms } = lot;
  const all = [...moneyTerms(lot), ...(terms ? mainTerms(terms) : [])];
  return (
    <section className={classes.strip} aria-label={t`Terms in short`}>
      <dl>
        {all.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-open={value === null || undefined}>{value ?? t`Not agreed`}</dd>
          </div>
        ))}
      </dl>
      {terms && (
        <a className={classes.all} href="#sale-terms">
          {t`All terms`}
        </a>
      )}
    </section>
  );
}

/** The money that a lot asks for before the win, and its keeper after it. */
const moneyTerms = ({ deposit, pay_through }: AuctionDetails) => [
  {
    name: t`Deposit`,
    value:
      deposit === null
        ? t`None`
        : deposit.percent === null
          ? rupees(deposit.amount ?? 0)
          : t`${indianNumber(deposit.percent, 2)}% of the bid`,
  },
  {
    name: t`Money`,
    value:
      pay_through === "market"
        ? t`Through Rebale, to the seller as trucks leave`
        : t`To the seller directly`,
  },
];
