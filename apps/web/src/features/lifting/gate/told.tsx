import { t } from "ttag";
import { clockTime } from "../../../lib/formatting/formatting.ts";
import { useInstall } from "../../../lib/page/install.ts";
import classes from "./gate.module.css";
import type { Gate } from "./use-gate.ts";

/** Trucks let through without network: those to be told of, and those the market refused. */
export function Told({ gate: { kept, change, mayBeEmptied } }: { gate: Gate }) {
  const waiting = kept.uses.filter(({ state }) => state === "waiting");
  const refused = kept.uses.filter(({ state }) => state === "refused");
  const forget = () =>
    change((own) => ({ ...own, uses: own.uses.filter(({ state }) => state !== "refused") }));
  return (
    <>
      {refused.length > 0 && (
        <section className={classes.note} data-kind="refused" role="alert">
          <h2>{t`Not accepted`}</h2>
          <ul>
            {refused.map(({ jti, vehicle, at, message }) => (
              <li key={jti}>
                <strong>{vehicle}</strong> · {clockTime(at)}
                <br />
                {message}
              </li>
            ))}
          </ul>
          <p>{t`The seller is told. Stop these trucks and visitors if they are here.`}</p>
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
                <strong>{vehicle}</strong> · {ways[dir]} {clockTime(at)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayBeEmptied && <Install />}
    </>
  );
}

const ways = { in: t`in`, out: t`out`, visit: t`visit` };

/** An installed page is not emptied; the browser offers it, or has it in its own menu. */
function Install() {
  const install = useInstall();
  return (
    <section className={classes.note} data-kind="waiting">
      <p>{t`Put this page on the phone’s home screen. Else the browser may forget, after days without use, which trucks you let through without network.`}</p>
      {install ? (
        <button type="button" className={classes.quiet} onClick={() => void install()}>
          {t`Add to the home screen`}
        </button>
      ) : (
        <p>{t`In the browser’s menu: Add to Home screen.`}</p>
      )}
    </section>
  );
}
