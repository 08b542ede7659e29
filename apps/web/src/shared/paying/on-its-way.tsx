import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import IconHourglass from "~icons/tabler/hourglass";
import { clockTime, rupeesExact } from "../../lib/formatting/formatting.ts";
import classes from "./payment-notice.module.css";
import { keepPayment, paymentOnItsWay, type StartedPayment } from "./started-payment.ts";
import { usePayment } from "./use-payment.ts";

interface Props {
  /** This sale's alone; null for whatever is on its way. */
  awardId: string | null;
  /** Stands where nothing is on its way, such as the button that pays. */
  children?: React.ReactNode;
}

/** A payer must not pay again while the bank is silent: until then this stands in its place. */
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
  const since = new Date(payment.returnedAt ?? 0).toISOString();
  return <Notice amount={payment.amount} since={since} isPaid />;
}

/** A payment of which the market knows and this tab need not: a colleague began it, or another tab. */
interface Begun {
  /** Rupees. */
  readonly amount: number;
  /** ISO 8601. */
  readonly since: string;
  /** Whether the payer's bank has said yes; else nobody knows whether it was gone on with. */
  readonly paid: boolean;
}
const LOOK_AGAIN_MS = 10_000;

/** Stands above the button that pays, or in its place, while such a payment may still come. */
export function BegunElsewhere({
  begun,
  children,
}: {
  begun: Begun | null;
  children: React.ReactNode;
}) {
  const { revalidate } = useRevalidator();
  const isBegun = begun !== null;
  useEffect(() => {
    if (!isBegun) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isBegun, revalidate]);
  if (!begun) return children;
  return (
    <>
      <Notice amount={begun.amount} since={begun.since} isPaid={begun.paid} />
      {!begun.paid && children}
    </>
  );
}

function Notice({ amount, since, isPaid }: { amount: number; since: string; isPaid: boolean }) {
  const [sum, time] = [rupeesExact(amount), clockTime(since)];
  return (
    <section className={classes.notice} data-tone="wait" role="status">
      <IconHourglass size={26} stroke={1.7} aria-hidden />
      <div>
        <h2>
          {isPaid
            ? t`${sum} on its way since ${time}`
            : t`A payment of ${sum} was begun at ${time}`}
        </h2>
        <p>
          {isPaid
            ? t`Do not pay again. It may take a few minutes: the money is credited by itself.`
            : t`If somebody of your company has paid it, do not pay again: the money is credited by itself. If nobody has, pay here.`}
        </p>
      </div>
    </section>
  );
}
