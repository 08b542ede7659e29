import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import IconHourglass from "~icons/tabler/hourglass";
import { clockTime, rupeesExact } from "../../lib/formatting/formatting.ts";
import classes from "./payment-notice.module.css";
import { keepPayment, paymentOnItsWay, type StartedPayment } from "./started-payment.ts";
import { usePayment } from "./use-payment.ts";

interface Props {
  /** Of this sale alone; null for whatever is on its way. */
  awardId: string | null;
  /** Stands where nothing is on its way, such as the button that pays. */
  children?: React.ReactNode;
}

/** Who has paid must not pay again while the bank is silent: until then this stands in its place. */
export function OnItsWay({ awardId, children = null }: Props) {
  const [payment] = useState(paymentOnItsWay);
  if (!payment || (awardId !== null && payment.awardId !== awardId)) return children;
  return <Awaited payment={payment}>{children}</Awaited>;
}

function Awaited({ payment, children }: { payment: StartedPayment; children: React.ReactNode }) {
  const { revalidate } = useRevalidator();
  const { payment: found, isUnknown } = usePayment(payment.paymentId);
  const state = found?.state ?? "created";
  const isDecided = isUnknown || (state !== "created" && state !== "authorised");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is decided
  useEffect(() => {
    if (!isDecided) return;
    keepPayment({ ...payment, returnedAt: null });
    void revalidate();
  }, [isDecided]);
  if (isDecided) return children;
  const [sum, since] = [rupeesExact(payment.amount), sinceWords(payment)];
  return (
    <section className={classes.notice} data-tone="wait" role="status">
      <IconHourglass size={26} stroke={1.7} aria-hidden />
      <div>
        <h2>{t`${sum} on its way since ${since}`}</h2>
        <p>{t`Do not pay again. It may take a few minutes: the money is credited by itself.`}</p>
      </div>
    </section>
  );
}

const sinceWords = ({ returnedAt }: StartedPayment) =>
  clockTime(new Date(returnedAt ?? 0).toISOString());
