import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { sandbox } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { duration } from "../../../lib/formatting/relative-time.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "../company.module.css";

const HOUR = 3600;
const DAY = 24 * HOUR;
const STEPS = [
  { seconds: HOUR, text: t`1 hour` },
  { seconds: DAY, text: t`1 day` },
  { seconds: 7 * DAY, text: t`7 days` },
  { seconds: 30 * DAY, text: t`30 days` },
];

/** By how many seconds a demo's company has brought its sales nearer; null in a real market. */
export const readSandbox = (): Promise<number | null> =>
  api.call(sandbox.clock).then(
    ({ data }) => data.ahead_seconds,
    (error: unknown) => {
      if (error instanceof Refused && error.code === "not_found") return null;
      throw error;
    },
  );

/** Brings the company's own sales nearer, in a demo. */
export function SandboxStrip({
  ahead,
  onAdvanced,
}: {
  ahead: number;
  onAdvanced: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const advance = async (seconds: number) => {
    setBusy(true);
    try {
      const { lots, awards, trips } = (await api.call(sandbox.advance, { body: { seconds } })).data;
      toast.success(t`Moved: ${lots} auctions, ${awards} sales, ${trips} trucks`);
      await onAdvanced();
    } catch (error) {
      toast.error(explain(error));
    }
    setBusy(false);
  };
  const far = duration(ahead);
  return (
    <section className={classes.card}>
      <h2>{t`Sandbox`}</h2>
      <p>{t`In this demo you can bring nearer what is to come of the lots and sales in which your company sells: ends of auctions, days to pay and to lift, slots, claims and payouts. Bids, money and papers keep their true days, and other companies’ sales stay.`}</p>
      <p>
        {ahead === 0
          ? t`Your sales run on the clock on the wall.`
          : t`Your sales are ${far} ahead.`}
      </p>
      <div className={classes.steps}>
        {STEPS.map(({ seconds, text }) => (
          <PlainButton
            key={seconds}
            kind="quiet"
            disabled={busy}
            onClick={() => void advance(seconds)}
          >
            {t`Move ${text} ahead`}
          </PlainButton>
        ))}
      </div>
    </section>
  );
}
