import type { SaleTerms } from "@rebale/contract/sale-terms";
import { t } from "ttag";
import { lotPrice } from "../../../lib/formatting.ts";
import classes from "../facts/facts.module.css";

const rupees = (n: number) => lotPrice(n, { basis: "lot" });
const days = (n: number) => (n === 1 ? t`1 day` : t`${n} days`);
const loading = { buyer: () => t`By the buyer`, seller: () => t`By the seller` };

/** What the lot is sold on, in the words of the trade; what is not agreed is left out. */
export default function TermsFacts({ terms }: { terms: SaleTerms }) {
  const { inspection_days, inspection_contact, tolerance_percent, ground_rent_per_day } = terms;
  const facts: [string, React.ReactNode][] = [
    [t`Inspection`, inspection_days && t`${days(inspection_days)} before the end`],
    [t`Contact for inspection`, inspection_contact],
    [t`Quantity tolerance`, tolerance_percent !== null && `± ${tolerance_percent} %`],
    [t`Payment`, terms.payment_days !== null && within(terms.payment_days)],
    [t`Lifting`, terms.lifting_days !== null && t`${days(terms.lifting_days)} from the payment`],
    [t`Ground rent after that`, ground_rent_per_day && t`${rupees(ground_rent_per_day)} a day`],
    [t`Loading`, terms.loading_by && loading[terms.loading_by]()],
    [t`Deductions`, terms.deductions.length > 0 && <Lines lines={terms.deductions.map(said)} />],
    [t`Documents needed`, terms.documents.length > 0 && <Lines lines={terms.documents} />],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const within = (n: number) => (n === 0 ? t`At once` : t`Within ${days(n)} of the sale`);

const said = ({ what, above_percent, rate_percent }: SaleTerms["deductions"][number]) =>
  t`${what} above ${above_percent} %: less ${rate_percent} %`;

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => <div key={line}>{line}</div>);
