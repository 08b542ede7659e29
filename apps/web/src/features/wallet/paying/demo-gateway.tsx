import type { Body } from "@rebale/contract";
import type { payDemo } from "@rebale/contract/payments";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import IconTestPipe from "~icons/tabler/test-pipe";
import { api } from "../../../lib/api/browser.ts";
import { payments } from "../../../lib/api/operations.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import {
  backFromCheckout,
  keepPayment,
  type StartedPayment,
  startedPayment,
} from "../../../shared/paying/started-payment.ts";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/demo-gateway";
import classes from "./demo-gateway.module.css";

type Outcome = Body<typeof payDemo>["outcome"];

const outcomes: readonly { outcome: Outcome; name: string; what: string }[] = [
  { outcome: "pay", name: t`Pay`, what: t`The money arrives at once.` },
  { outcome: "fail", name: t`Let it fail`, what: t`The bank says no. Nothing is credited.` },
  {
    outcome: "late",
    name: t`Fail first, arrive late`,
    what: t`The bank says no, and some minutes later the money comes all the same.`,
  },
  {
    outcome: "twice",
    name: t`Pay twice`,
    what: t`One order is paid two times. Both are credited: nothing is lost.`,
  },
  {
    outcome: "lost",
    name: t`Pay, and lose the news`,
    what: t`Nobody tells the market. It asks the gateway by itself after three minutes.`,
  },
];

/** This tab's record of the payment: the gateway's own page has none. */
export const clientLoader = async ({ params: { order } }: Route.ClientLoaderArgs) => ({
  order,
  started: startedPayment({ orderId: order }),
});
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** In place of a real gateway's checkout: whoever tries the demo chooses how a payment ends. */
export default function DemoGateway({ loaderData }: Route.ComponentProps) {
  const { order, started } = loaderData;
  const { busy, isDone, end } = useOutcome(order, started);
  return (
    <Page
      title={t`The demo’s gateway`}
      description={t`No real money moves here.`}
      index={false}
      className={`wide ${classes.page}`}
    >
      <section className={classes.card}>
        <p className={classes.sign}>
          <IconTestPipe size={20} aria-hidden />
          {t`The demo’s gateway: no real money`}
        </p>
        <h1>{started ? t`Pay ${rupeesExact(started.amount)}` : t`A payment`}</h1>
        {isDone ? (
          <div role="status" className={classes.done}>
            <p>{t`Done. The payment was begun in another tab: look there, or in the wallet.`}</p>
            <ButtonLink to="/wallet">{t`Open the wallet`}</ButtonLink>
          </div>
        ) : (
          <>
            <p>{t`Choose how the payment ends. A real gateway would show cards, UPI and banks here.`}</p>
            <ul>
              {outcomes.map(({ outcome, name, what }) => (
                <li key={outcome}>
                  <PlainButton
                    kind={outcome === "pay" ? "main" : "quiet"}
                    disabled={busy}
                    aria-describedby={`what-${outcome}`}
                    onClick={() => void end(outcome)}
                  >
                    {name}
                  </PlainButton>
                  <span id={`what-${outcome}`}>{what}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Page>
  );
}

function useOutcome(order: string, started: StartedPayment | null) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const end = async (outcome: Outcome) => {
    setBusy(true);
    try {
      const { data } = await api.call(payments.payDemo, {
        params: { order_id: order },
        body: { outcome },
      });
      if (!started) return setDone(true);
      const { state: _, ...brought } = data;
      // Where the news is lost the browser has none either.
      keepPayment({
        ...started,
        brought: outcome === "lost" ? null : brought,
        returnedAt: Date.now(),
      });
      navigate(backFromCheckout(started.paymentId), { replace: true });
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, isDone, end };
}
