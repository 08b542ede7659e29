import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { findPaymentOfOrder } from "../money-in/payments.store.ts";
import { takePayments } from "../money-in/take-payments.ts";
import { readSettlements } from "../settlements/read-settlements.ts";
import { receiveTransfer } from "../transfers/receive-transfer.ts";
import { chargeBack } from "./charge-back.ts";
import { type EventId, findUnhandled, setFailed, setHandled, takeWaiting } from "./events.store.ts";
import { NotKnownYet } from "./not-known-yet.ts";
import { type GatewayNews, readEvent } from "./read-event.ts";

export type HandleDeps = Pick<Deps, "db" | "bus" | "config" | "log">;

/** In one run; what is left comes a minute later. */
const MOST = 500;

/** Acts on a stored event; what fails is kept with its reason, and tried again for a day. */
export async function handleEvent(deps: HandleDeps, id: EventId): Promise<void> {
  const { db, log } = deps;
  const event = await findUnhandled(db, id);
  if (!event) return;
  try {
    await actOn(deps, id, readEvent(event.raw));
    await setHandled(db, id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof NotKnownYet)) log.warn({ err: error, ...id }, "an event failed");
    await setFailed(db, id, reason);
  }
}

/** Those whose job was lost or failed, one after the other. */
export async function retryEvents(deps: HandleDeps): Promise<void> {
  const waiting = await deps.db.transaction().execute((tx) => takeWaiting(tx, MOST));
  for (const id of waiting) await handleEvent(deps, id);
}

/** Each of these bears being told again, and in whatever order. */
async function actOn(deps: HandleDeps, { gateway }: EventId, news: GatewayNews): Promise<void> {
  switch (news.of) {
    case "payment": {
      // What has no order of ours was paid to a virtual account, whose own event tells of it.
      if (news.orderId === null) return;
      const payment = await findPaymentOfOrder(deps.db, gateway, news.orderId);
      if (!payment) throw new NotKnownYet(`No payment of ours has the order ${news.orderId}`);
      await takePayments(deps, payment.id, [news.payment]);
      return;
    }
    case "transfer":
      return receiveTransfer(deps, { ...news, gateway });
    case "settlement": {
      const read = await readSettlements(deps, news.day);
      if (!read.includes(news.settlementId))
        throw new NotKnownYet(`The gateway does not list ${news.settlementId} yet`);
      return;
    }
    case "dispute lost":
      return chargeBack(deps, { ...news, gateway });
    case "payout": {
      const { reference, payout } = news;
      return deps.db
        .transaction()
        .execute((tx) => addJob(tx, "payout-changed", { withdrawalId: reference, payout }));
    }
    case "nothing":
      return;
  }
}
