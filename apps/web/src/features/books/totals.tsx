import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCheck from "~icons/tabler/check";
import { signedRupees } from "../../lib/formatting/formatting.ts";
import classes from "./books.module.css";
import { totalsBeside } from "./books.rules.ts";
import type { Sheet } from "./rows/register-table.tsx";

/** Each total of the rows beside what its papers or journal lines come to without them. */
export function Totals({ sheet: { register, totals, sums } }: { sheet: Sheet }) {
  const ofMoney = register === "receipts" || register === "payouts";
  return (
    <dl className={`figures ${classes.totals}`} aria-label={t`Totals`}>
      {totalsBeside(totals, sums).map(({ name, amount, sum }) => {
        const agrees = amount === sum;
        return (
          <div key={name} data-differs={!agrees || undefined}>
            <dt>{name}</dt>
            <dd>
              <b>{signedRupees(amount)}</b>
              <small>
                {agrees ? <IconCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
                {ofMoney
                  ? t`From the journal: ${signedRupees(sum)}`
                  : t`From the papers: ${signedRupees(sum)}`}
              </small>
              {!agrees && <small role="alert">{t`They differ. Please write to us.`}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
