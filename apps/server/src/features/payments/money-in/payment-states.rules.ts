import { PAYMENT_STATES, type PaymentState } from "@rebale/contract/payments";

/**
 * The one table of states: later ones stand behind. A payment moves forward alone, whoever tells of
 * it and in whatever order; nothing leaves `captured`, and what expired may still be captured.
 */
const place = (state: PaymentState): number => PAYMENT_STATES.indexOf(state);

/** Whether something in state `from` may move to `to`. */
export const isForward = (from: PaymentState, to: PaymentState): boolean => place(to) > place(from);

/** The latest of some states. */
export const latestOf = <S extends PaymentState>(states: readonly [S, ...S[]]): S =>
  states.reduce((latest, state) => (isForward(latest, state) ? state : latest));

const MINUTE = 60_000;
const HOURS = 72;
/** Minutes after it was asked for: the gateway is asked itself, for what it told may be lost. */
const POLLS = [3, 10, ...Array.from({ length: HOURS }, (_, i) => 60 * (i + 1))];
const LAST = POLLS.at(-1) ?? 0;

/**
 * When the gateway is asked next; null once nobody asks any more. What is captured is asked for
 * once more at the end: an order may be paid twice.
 */
export function nextPoll(payment: { askedAt: Date; state: PaymentState }, now: Date): Date | null {
  const at = (minutes: number) => new Date(payment.askedAt.getTime() + minutes * MINUTE);
  const polls = payment.state === "captured" ? [LAST] : POLLS;
  const next = polls.find((minutes) => at(minutes) > now);
  return next === undefined ? null : at(next);
}
