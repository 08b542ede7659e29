import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import classes from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import { happeningsOf } from "./happenings.ts";

/** How the sale came to where it stands, the first step first. */
export const History = ({ award, side }: { award: Award; side: Side }) => (
  <section className={classes.card}>
    <h2>{t`What happened`}</h2>
    <ol className={classes.timeline}>
      {happeningsOf(award, side).map(({ key, at, what, by, reason }) => (
        <li key={key}>
          <b className="figures">{what}</b>
          <small>
            {by && `${by} · `}
            <time dateTime={at}>
              <WithDates>{dateTime(at)}</WithDates>
            </time>
          </small>
          {reason && <q>{reason}</q>}
        </li>
      ))}
    </ol>
  </section>
);
