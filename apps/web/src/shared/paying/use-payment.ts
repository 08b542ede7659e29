import type { PaymentState } from "@rebale/contract/payments";
import { useEffect, useState } from "react";
import { api } from "../../lib/api/browser.ts";
import { payments } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { pauseAfter } from "./paying.rules.ts";
import { startedPayment } from "./started-payment.ts";

export interface Payment {
  readonly state: PaymentState;
  /** Rupees. */
  readonly amount: number;
  readonly award_id: string | null;
  /** Rupees that came in beyond it, into the deposit. */
  readonly again: number;
}

/** A payment as it stands, looked at until the money is there. */
export function usePayment(id: string): { payment: Payment | null; isUnknown: boolean } {
  const [payment, setPayment] = useState<Payment | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (looks: number) => {
      const found = await readPayment(id).catch((error: unknown) => error);
      if (left) return;
      // Without a line it is asked for again; what is refused stays so.
      if (found instanceof Refused) return setUnknown(true);
      const now = found instanceof Error ? null : (found as Payment);
      if (now) setPayment(now);
      const pause = pauseAfter(looks, now?.state ?? null);
      if (pause !== null) timer = setTimeout(() => void look(looks + 1), pause);
    };
    void bringBack(id).finally(() => left || void look(0));
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id]);
  return { payment, isUnknown };
}

const readPayment = async (id: string): Promise<Payment> =>
  (await api.call(payments.topUpState, { params: { id } })).data;

/** The checkout's answer is told once; whatever comes of it, the payment is then looked at. */
async function bringBack(id: string): Promise<void> {
  const brought = startedPayment({ paymentId: id })?.brought;
  if (!brought) return;
  await api.call(payments.returnTopUp, { params: { id }, body: brought }).catch(() => undefined);
}
