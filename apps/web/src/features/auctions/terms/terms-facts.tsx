import type { SaleTerms } from "@rebale/contract/listings/sale-terms";
import { termLines } from "../../../shared/terms/term-lines.ts";
import classes from "../facts/facts.module.css";

/** The lot's terms of sale. */
const TermsFacts = ({ terms }: { terms: SaleTerms }) => (
  <dl className={classes.facts}>
    {termLines(terms).map(({ name, lines }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
export default TermsFacts;
