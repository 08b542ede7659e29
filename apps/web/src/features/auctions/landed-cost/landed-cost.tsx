import type { AuctionDetails, LandedCost as Landed } from "@rebale/contract/auctions";
import { landedCost } from "@rebale/contract/landed-cost/landed-cost";
import { t } from "ttag";
import { date, rupees, rupeesExact, valueAt } from "../../../lib/formatting/formatting.ts";
import { named } from "../../../lib/names/named.ts";
import { lineName, ruleText, sourceText } from "../../../shared/cost/cost-labels.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./cost.module.css";

interface Props {
  lot: AuctionDetails;
  cost: Landed;
  amount: number;
  /** It is a maximum: less may be paid. */
  atMost?: boolean | undefined;
  /** Chooses the state, where a company's site does not decide it. */
  children?: React.ReactNode;
}

/** The full cost at this amount; opens to the lines, each with its rule and date. */
export function LandedCost({ lot, cost, amount, atMost, children }: Props) {
  const { on, lines, total } = landedCost(valueAt(amount, lot.basis_quantity), cost.lines);
  return (
    <details className={classes.cost}>
      <summary>
        <span>{totalText(rupees(total), cost.complete, atMost)}</span>
        <small>
          {cost.complete
            ? t`with taxes, for a buyer in ${named(cost.state)}`
            : t`for a buyer in ${named(cost.state)}`}
        </small>
      </summary>
      <dl className="figures">
        <div>
          <dt>{t`Value of the lot`}</dt>
          <dd>{rupeesExact(on)}</dd>
        </div>
        {lines.map((line) => (
          <div key={line.what}>
            <dt>
              {lineName(line)}
              <small>{ruleText(line)}</small>
              <small>
                <WithDates>{sourceText(line)}</WithDates>
                {!line.confirmed && <b> {t`To be confirmed`}</b>}
              </small>
            </dt>
            <dd>{line.percent === null ? "–" : rupeesExact(line.amount)}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{t`Total to pay`}</dt>
          <dd>{rupeesExact(total)}</dd>
        </div>
      </dl>
      <p>
        <WithDates>{t`Rates of ${date(cost.day)}, the day the auction ends. The goods are in ${named(cost.goods_state)}. Lifting and transport are extra. Not tax advice.`}</WithDates>
      </p>
      {cost.state_from !== "site" && children}
    </details>
  );
}

function totalText(total: string, isComplete: boolean, atMost: boolean | undefined): string {
  if (atMost)
    return isComplete ? t`You pay at most ${total}` : t`You pay at most ${total} plus GST`;
  return isComplete ? t`You pay about ${total}` : t`You pay about ${total} plus GST`;
}
