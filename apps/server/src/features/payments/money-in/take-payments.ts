import type { PaymentState } from "@rebale/contract/payments";
import { indiaDay } from "@rebale/contract/values/calendar";
import { formatRupees } from "@rebale/contract/values/formatting";
import { type Paise, rupees } from "@rebale/contract/values/money";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { payTowards } from "../../awards/index.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { managersOfOne, notice, notifyMembers } from "../../notifications/index.ts";
import { gatewaysOf, journalNameOf } from "../gateways/gateways.ts";
import { GatewayAway, type OrderPayment } from "../gateways/payment-gateway.ts";
import { isForward, latestOf, nextPoll } from "./payment-states.rules.ts";
import {
  isErased,
  lockPayment,
  type PaymentRow,
  recordTries,
  setPoll,
  setState,
  triesOf,
} from "./payments.store.ts";

type TakeDeps = Pick<Deps, "db" | "config">;

/**
 * Asks the gateway that a payment began with what became of it, and records it.
 * @throws GatewayAway
 */
export async function refreshPayment(
  deps: TakeDeps & Pick<Deps, "clock">,
  payment: Pick<PaymentRow, "id" | "order" | "gateway" | "state">,
): Promise<PaymentState> {
  if (payment.order === null) return payment.state;
  const gateway = gatewaysOf(deps).of(payment.gateway);
  if (!gateway) throw new GatewayAway(`There are no keys of ${payment.gateway}`);
  return takePayments(deps, payment.id, await gateway.orderPayments(payment.order));
}

/**
 * The step after webhook, poll and browser: records the tries to pay an order, and credits those
 * that are captured, each once. The first goes where the payment was asked for, a further one of
 * the same order to the deposit.
 */
export const takePayments = (
  { db, config }: TakeDeps,
  paymentId: number,
  tries: readonly OrderPayment[],
): Promise<PaymentState> =>
  db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (await isErased(tx, payment.companyId)) return placeInSuspense(tx, payment, tries);
    const before = new Map((await triesOf(tx, paymentId)).map((t) => [t.paymentId, t.state]));
    const news = tries.filter(({ paymentId: id, state }) => {
      const known = before.get(id);
      return known === undefined || isForward(known, state);
    });
    if (news.length === 0) return payment.state;
    await recordTries(tx, payment, news);
    const captured = news.filter(({ state }) => state === "captured");
    const credited = await credit(tx, config.home, payment, captured);
    const state = latestOf([payment.state, ...news.map((t) => t.state)]);
    await setState(tx, paymentId, state);
    // A payment that is known is asked for at the end alone: polls are for those that are not.
    const last = state === "captured" && nextPoll({ ...payment, state }, payment.askedAt);
    if (last) await setPoll(tx, paymentId, last);
    await tellOfMoneyIn(tx, config.home, payment.companyId, credited.asked);
    await tellOfMoneyIn(tx, config.home, payment.companyId, credited.again, "paid_beyond");
    return state;
  });

/** Finance gives it back, or to whom it belongs. Told again, it counts once. */
async function placeInSuspense(tx: Tx, payment: PaymentRow, tries: readonly OrderPayment[]) {
  const words = "Paid for a company that is erased";
  const paidOn = indiaDay(await marketNow(tx));
  for (const { paymentId, amount, state } of tries)
    if (state === "captured")
      await addJob(tx, "payment-without-order", {
        ...{ gateway: payment.gateway, paymentId, amount, words, paidOn, companyId: null },
      });
  return payment.state;
}

/**
 * In the order of locks: the sale's auction and companies, then accounts.
 * @returns what was asked for, and what came a second time or for a sale that owed nothing any more
 */
async function credit(
  tx: Tx,
  home: string,
  payment: PaymentRow,
  captured: readonly OrderPayment[],
) {
  const { id, companyId, awardId, askedBy } = payment;
  const isFirst = payment.state !== "captured";
  const [first, ...further] = captured;
  const gateway = journalNameOf(payment.gateway);
  const postingOf = ({ paymentId }: OrderPayment) => ({
    actorId: askedBy,
    cause: { payment: id, gateway_payment: paymentId },
    params: { payment: paymentId },
  });
  const isForSale = isFirst && first !== undefined && awardId !== null;
  const paid =
    isForSale &&
    (await payTowards(tx, {
      ...{ awardId, companyId, amount: first.amount },
      from: { via: "gateway", gateway, paymentId: first.paymentId },
      posting: postingOf(first),
      home,
    }));
  const toDeposit = isForSale ? further : captured;
  const postings = toDeposit.flatMap((of) => {
    const { paymentId, amount } = of;
    const entry = entryFor({ kind: "top_up", companyId, amount, gateway, paymentId });
    return entry ? [{ ...entry, ...postingOf(of) }] : [];
  });
  await postEntries(tx, postings);
  const isAgain = !isFirst || (paid && paid.beyond === first?.amount);
  const amounts = captured.map(({ amount }) => amount);
  return isAgain
    ? { asked: [], again: amounts }
    : { asked: amounts.slice(0, 1), again: amounts.slice(1) };
}

/** Tells a company's owners and managers of each amount that came in. */
export async function tellOfMoneyIn(
  tx: Tx,
  home: string,
  companyId: number,
  amounts: readonly Paise[],
  code: "payment_in" | "paid_beyond" = "payment_in",
): Promise<void> {
  if (amounts.length === 0) return;
  const managers = await managersOfOne(tx, companyId);
  const notices = amounts.flatMap((paid) => {
    const amount = formatRupees(rupees(paid));
    return managers.map((userId) => notice(userId, code, { amount }, { link: "/wallet" }));
  });
  await notifyMembers(tx, home, notices);
}
