import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { dateTime } from "../../lib/formatting/formatting.ts";
import classes from "../../shared/goods/sale.module.css";
import { happeningsOf } from "./award-labels.rules.ts";

/** How the sale came to where it stands, the last step first. */
export function Timeline({ award }: { award: Award }) {
  return (
    <section className={classes.card}>
      <h2>{t`What happened`}</h2>
      <ol className={classes.timeline}>
        {happeningsOf(award).map(({ key, at, what, by, reason }) => (
          <li key={key}>
            <b className="figures">{what}</b>
            <small>
              {by && `${by} · `}
              <time dateTime={at}>{dateTime(at)}</time>
            </small>
            {reason && <q>{reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
