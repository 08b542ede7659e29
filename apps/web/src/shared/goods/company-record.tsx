import type { CompanyRecord } from "@rebale/contract/awards";
import { t } from "ttag";
import { indianNumber } from "../../lib/formatting/formatting.ts";
import { filingText } from "../tax-holds/filing.ts";
import classes from "./company-record.module.css";
import { reasonText } from "./rating-labels.rules.ts";

/** The most frequent words that stand beside the stars. */
const MAX_REASONS = 3;

const sales = (n: number) => (n === 1 ? t`1 sale` : t`${n} sales`);
const notKept = (n: number) => (n === 1 ? t`1 not kept` : t`${n} not kept`);
const claims = (n: number) => (n === 1 ? t`1 claim allowed` : t`${n} claims allowed`);
const from = (n: number) => (n === 1 ? t`1 rating` : t`${n} ratings`);

/** How a company keeps its sales, as everybody is told: counts, and what others said of it. */
export function CompanyRecordLines({ record }: { record: CompanyRecord }) {
  const { awards, defaults, claims_allowed, ratings, stars, reasons, filing } = record;
  if (awards === 0) return <p className={classes.record}>{t`No sales here yet`}</p>;
  const counts = [
    sales(awards),
    notKept(defaults),
    ...(claims_allowed > 0 ? [claims(claims_allowed)] : []),
  ];
  return (
    <p className={`${classes.record} figures`}>
      <span>{counts.join(" · ")}</span>
      {stars !== null && (
        <span>
          <b>★ {indianNumber(stars, 1)}</b> {t`from ${from(ratings)}`}
        </span>
      )}
      {filing && <span>{filingText(filing)}</span>}
      {reasons.length > 0 && (
        <small>
          {reasons
            .slice(0, MAX_REASONS)
            .map(({ reason, count }) => `${reasonText(reason)} ${count}`)
            .join(" · ")}
        </small>
      )}
    </p>
  );
}
