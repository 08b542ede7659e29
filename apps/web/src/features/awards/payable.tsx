import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { rupeesExact } from "../../lib/formatting/formatting.ts";
import { lineName } from "../../shared/cost/cost-words.ts";
import classes from "./award.module.css";

/** What the sale comes to, line by line. */
export function Payable({ award: { value, lines, payable } }: { award: Award }) {
  const toSeller = lines.filter(({ paid_to }) => paid_to !== "government");
  const toGovernment = lines.filter(({ paid_to }) => paid_to === "government");
  return (
    <section className={classes.card}>
      <h2>{t`What it comes to`}</h2>
      <dl className={`figures ${classes.sums}`}>
        <Sum name={t`Value of the lot`} amount={value} />
        {toSeller.map((line) => (
          <Sum
            key={line.what}
            name={lineName(line)}
            amount={line.percent === null ? null : line.amount}
          />
        ))}
        <Sum name={t`Total to pay`} amount={payable} isTotal />
        {toGovernment.map((line) => (
          <Sum
            key={line.what}
            name={t`${lineName(line)}, by the buyer to the government`}
            amount={line.amount}
          />
        ))}
      </dl>
      <p>{t`Counted with the rates of the day of sale. The seller’s invoice says what is due. Not tax advice.`}</p>
    </section>
  );
}

function Sum({
  name,
  amount,
  isTotal,
}: {
  name: string;
  amount: number | null;
  isTotal?: boolean;
}) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{amount === null ? "–" : rupeesExact(amount)}</dd>
    </div>
  );
}
