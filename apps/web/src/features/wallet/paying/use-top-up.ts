import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { payments } from "../../../lib/api/operations.ts";
import { Unreachable } from "../../../lib/api/refused.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import {
  type Brought,
  backFromCheckout,
  keepPayment,
  type StartedPayment,
} from "../../../shared/paying/started-payment.ts";
import { checkouts } from "./gateways/checkouts.ts";

export interface ToPay {
  readonly amount: string;
  readonly awardId: string | null;
  readonly next: string | null;
}

/**
 * Begins a payment and leads to the gateway's checkout. The same amount again, while no answer
 * came, is the same payment.
 * @returns a function that throws what was refused
 */
export function useTopUp(onLeave: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ of: string; key: string } | null>(null);

  const begin = async ({ amount, awardId, next }: ToPay) => {
    const of = `${amount} ${awardId}`;
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() };
    const { data } = await api.call(payments.topUp, {
      body: { amount, award_id: awardId },
      headers: { "idempotency-key": attempt.current.key },
    });
    attempt.current = null;
    const { payment_id: paymentId, order_id: orderId } = data;
    const payment = {
      ...{ paymentId, orderId, amount: data.amount, awardId, next },
      ...{ brought: null, returnedAt: null },
    };
    keepPayment(payment);
    return { ...data, payment };
  };

  const pay = async (toPay: ToPay): Promise<void> => {
    setBusy(true);
    try {
      const { gateway, key_id: key, session, payment } = await begin(toPay);
      const { orderId, amount } = payment;
      const checkout = checkouts[gateway];
      if ("page" in checkout) navigate(checkout.page(orderId));
      else {
        onLeave();
        const opened = checkout.open({ key, session, orderId, amount });
        await goOnAfter(opened, payment, navigate);
      }
    } catch (error) {
      if (error instanceof Unreachable)
        toast.error(t`No answer yet. Press again: you pay only once.`);
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, pay };
}

async function goOnAfter(
  opened: Promise<Brought | null>,
  payment: StartedPayment,
  navigate: (to: string) => unknown,
): Promise<void> {
  const brought = await opened.catch(() => undefined);
  if (brought === undefined)
    return toast.error(t`The payment window did not open. Bank transfer works.`);
  if (brought === null) return toast.info(t`You closed the payment. Nothing was paid.`);
  keepPayment({ ...payment, brought, returnedAt: Date.now() });
  navigate(backFromCheckout(payment.paymentId));
}
