import { useEffect } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconHourglass from "~icons/tabler/hourglass";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { readWallet } from "../../../lib/wallet/wallet.ts";
import classes from "../../../shared/paying/payment-notice.module.css";
import {
  keepPayment,
  type StartedPayment,
  startedPayment,
} from "../../../shared/paying/started-payment.ts";
import { type Payment, usePayment } from "../../../shared/paying/use-payment.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";

/** The state of the payment that somebody comes back from, until the money is there. */
export function PaymentNotice({ id }: { id: string }) {
  const { payment, isUnknown } = usePayment(id);
  const started = startedPayment({ paymentId: id });
  useGoOn(payment, started);
  if (isUnknown) return <Notice tone="bad" title={t`This payment is not known here`} />;
  if (!payment || payment.state === "created" || payment.state === "authorised")
    return (
      <Notice tone="wait" title={t`We are waiting for the bank`}>
        {t`It may take a few minutes. You may leave this page: the money is credited by itself. Please do not pay again.`}
      </Notice>
    );
  if (payment.state === "captured")
    return (
      <Notice tone="good" title={titleOf(payment)}>
        {payment.again > 0 &&
          t`It was paid twice. Nothing is lost: the second ${rupees(payment.again)} is in your deposit, free to bid or to withdraw.`}
      </Notice>
    );
  return <NotPaid payment={payment} started={started} />;
}

function titleOf({ amount, award_id }: Payment): string {
  const sum = rupees(amount);
  return award_id ? t`${sum} is paid` : t`${sum} is in your deposit`;
}

function NotPaid({ payment, started }: { payment: Payment; started: StartedPayment | null }) {
  const again = new URLSearchParams({ add: String(payment.amount) });
  if (payment.award_id) again.set("award", payment.award_id);
  if (started?.next) again.set("next", started.next);
  return (
    <Notice
      tone="bad"
      title={t`The payment of ${rupees(payment.amount)} did not go through`}
      next={
        <>
          <ButtonLink to={`/wallet?${again}`} kind="brand">{t`Pay again`}</ButtonLink>
          <Link to="/wallet/transfer">{t`Use a bank transfer`}</Link>
        </>
      }
    >
      {t`Nothing was credited. If money has left your bank, it is credited here by itself as soon as the bank says so.`}
    </Notice>
  );
}

/** Once the money is there: the numbers are read again, and the way goes on to where it was needed. */
function useGoOn(payment: Payment | null, started: StartedPayment | null) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isThere = payment?.state === "captured";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the money comes
  useEffect(() => {
    if (!isThere) return;
    void readWallet();
    void revalidate();
    if (!started?.next) return;
    keepPayment({ ...started, next: null, brought: null, returnedAt: null });
    toast.success(titleOf(payment));
    navigate(started.next, { replace: true });
  }, [isThere]);
}

const signs = { wait: IconHourglass, good: IconCircleCheck, bad: IconAlertTriangle } as const;

function Notice({
  tone,
  title,
  next,
  children,
}: {
  tone: keyof typeof signs;
  title: string;
  next?: React.ReactNode;
  children?: React.ReactNode;
}) {
  const Sign = signs[tone];
  return (
    <section className={classes.notice} data-tone={tone} role="status">
      <Sign size={26} stroke={1.7} aria-hidden />
      <div>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
        {next && <div className={classes.next}>{next}</div>}
      </div>
    </section>
  );
}
