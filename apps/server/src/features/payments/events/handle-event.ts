import type { Paise } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { companyOfAccount } from "../../wallet/index.ts";
import type { GatewayNews, Unordered } from "../gateways/gateway-news.ts";
import { gatewayKinds } from "../gateways/gateways.ts";
import type { PaymentGateway } from "../gateways/payment-gateway.ts";
import {
  findPaymentOfOrder,
  hasUnansweredOrders,
  isErased,
  lockPayment,
} from "../money-in/payments.store.ts";
import { takePayments } from "../money-in/take-payments.ts";
import { readSettlements } from "../settlements/read-settlements.ts";
import { receiveTransfer } from "../transfers/receive-transfer.ts";
import { addGivenBack, findCaptured } from "./disputes.store.ts";
import { type EventId, findUnhandled, setFailed, setHandled, takeWaiting } from "./events.store.ts";
import { NotKnownYet } from "./not-known-yet.ts";
import { takeBack } from "./take-back.ts";
import { takeDispute } from "./take-dispute.ts";

export type HandleDeps = Pick<Deps, "db" | "bus" | "clock" | "config" | "log">;

/** In one run; what is left comes a minute later. */
const MAX = 500;

/** Acts on a stored event; what fails is kept with its reason, and tried again for a day. */
export async function handleEvent(deps: HandleDeps, id: EventId): Promise<void> {
  const { db, log } = deps;
  const event = await findUnhandled(db, id);
  if (!event) return;
  try {
    await actOn(deps, id, gatewayKinds[id.gateway].readEvent(event.raw));
    await setHandled(db, id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof NotKnownYet)) log.warn({ err: error, ...id }, "an event failed");
    await setFailed(db, id, reason);
  }
}

/** Those whose job was lost or failed, one after the other. */
export async function retryEvents(deps: HandleDeps): Promise<void> {
  const waiting = await deps.db.transaction().execute((tx) => takeWaiting(tx, MAX));
  for (const id of waiting) await handleEvent(deps, id);
}

/** Each of these bears being told again, and in whatever order. */
async function actOn(deps: HandleDeps, { gateway }: EventId, news: GatewayNews): Promise<void> {
  switch (news.of) {
    case "payment": {
      const payment = await findPaymentOfOrder(deps.db, gateway, news.orderId);
      if (payment) return void (await takePayments(deps, payment.id, [news.payment]));
      // An order of ours may be told of before its own answer is kept.
      if (await hasUnansweredOrders(deps.db, gateway))
        throw new NotKnownYet(`No payment of ours has the order ${news.orderId}`);
      deps.log.info({ order: news.orderId }, "a payment of another shop is left out");
      return;
    }
    case "payment without order":
      return placeUnordered(deps, { ...news.paid, gateway, companyId: null });
    case "payment to an account": {
      const companyId = await companyOfAccount(deps.db, gateway, news.accountId);
      if (companyId === null)
        throw new NotKnownYet(`The account ${news.accountId} is nobody's here`);
      const isNobodys = await isErased(deps.db, companyId);
      return placeUnordered(deps, {
        ...{ ...news.paid, gateway, companyId: isNobodys ? null : companyId },
      });
    }
    case "refund":
      return takeRefund(deps, { ...news, gateway });
    case "transfer":
      return receiveTransfer(deps, { ...news, gateway });
    case "settlement": {
      const read = await readSettlements(deps, gateway, news.day);
      if (!read.includes(news.settlementId))
        throw new NotKnownYet(`The gateway does not list ${news.settlementId} yet`);
      return;
    }
    case "dispute":
      return takeDispute(deps, { ...news, gateway });
    case "payout": {
      const { reference, payout } = news;
      return deps.db
        .transaction()
        .execute((tx) =>
          addJob(tx, "payout-changed", { gateway, withdrawalId: reference, payout }),
        );
    }
    case "nothing":
      return;
  }
}

/** The keeper of transfers in suspense keeps it, too. */
const placeUnordered = (
  { db }: HandleDeps,
  paid: Unordered & { readonly gateway: EventId["gateway"]; readonly companyId: number | null },
) => db.transaction().execute((tx) => addJob(tx, "payment-without-order", paid));

interface Refund {
  readonly gateway: PaymentGateway["name"];
  readonly refundId: string;
  readonly paymentId: string;
  readonly amount: Paise;
}

/**
 * Somebody paid back on the gateway's own dashboard, whole or in part: the deposit is less by it.
 * @throws NotKnownYet for a payment that is not credited
 */
async function takeRefund(
  { db, bus }: Pick<Deps, "db" | "bus">,
  { gateway, refundId, paymentId, amount }: Refund,
): Promise<void> {
  const people = await db.transaction().execute(async (tx) => {
    const found = await findCaptured(tx, gateway, paymentId);
    if (!found) throw new NotKnownYet(`The payment ${paymentId} is not credited`);
    await lockPayment(tx, found.id);
    const payment = (await findCaptured(tx, gateway, paymentId)) ?? found;
    // Turned back by the office before the gateway told of it.
    if (payment.givenBack + amount > payment.amount) return [];
    const named = { kind: "payment_refunded", refundId } as const;
    const told = await takeBack(tx, payment, named, amount);
    if (told) await addGivenBack(tx, gateway, paymentId, amount);
    return told ?? [];
  });
  for (const userId of people) bus.publish("session", { userId });
}
