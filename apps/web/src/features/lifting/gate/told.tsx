import { t } from "ttag";
import { clockTime } from "../../../lib/formatting/formatting.ts";
import classes from "./gate.module.css";
import type { Gate } from "./use-gate.ts";

/** What was let through without network: what waits to be told, and what the market refused. */
export function Told({ gate: { kept, change } }: { gate: Gate }) {
  const waiting = kept.uses.filter(({ state }) => state === "waiting");
  const refused = kept.uses.filter(({ state }) => state === "refused");
  const forget = () =>
    change((own) => ({ ...own, uses: own.uses.filter(({ state }) => state !== "refused") }));
  return (
    <>
      {refused.length > 0 && (
        <section className={classes.note} data-kind="refused" role="alert">
          <h2>{t`The market refused`}</h2>
          <ul>
            {refused.map(({ jti, vehicle, at, message }) => (
              <li key={jti}>
                <strong>{vehicle}</strong> · {clockTime(at)}
                <br />
                {message}
              </li>
            ))}
          </ul>
          <p>{t`The seller is told. Stop these trucks if they are here.`}</p>
          <button type="button" className={classes.quiet} onClick={() => void forget()}>
            {t`I have read it`}
          </button>
        </section>
      )}
      {waiting.length > 0 && (
        <section className={classes.note} data-kind="waiting" role="status">
          <h2>{t`Waiting for the network: ${waiting.length}`}</h2>
          <ul>
            {waiting.map(({ jti, vehicle, at, dir }) => (
              <li key={jti}>
                <strong>{vehicle}</strong> · {dir === "in" ? t`in` : t`out`} {clockTime(at)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
