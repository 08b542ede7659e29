import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { dateTime } from "../../lib/formatting/formatting.ts";
import classes from "./award.module.css";
import { describeStep } from "./award-words.rules.ts";

/** How the sale came to where it stands, the last step first. */
export function Timeline({ award: { timeline } }: { award: Award }) {
  return (
    <section className={classes.card}>
      <h2>{t`What happened`}</h2>
      <ol className={classes.timeline}>
        {[...timeline].reverse().map((step) => {
          const { what, by, reason } = describeStep(step);
          return (
            <li key={`${step.at} ${step.move} ${step.by}`}>
              <b>{what}</b>
              <small>
                {by && `${by} · `}
                <time dateTime={step.at}>{dateTime(step.at)}</time>
              </small>
              {reason && <q>{reason}</q>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
