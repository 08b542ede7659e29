import type { Body, payments } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { sign } from "../../platform/http/signatures.ts";
import { handleEvent } from "./events/handle-event.ts";
import { storeEvent } from "./events/store-event.ts";
import {
  findDemoPayout,
  insertDemoPayment,
  lockDemoOrder,
  readDemoPayments,
} from "./gateways/demo/demo-gateway.store.ts";
import { demoSecret, newDemoId } from "./gateways/demo/demo-gateway.ts";
import type { OrderPayment } from "./gateways/payment-gateway.ts";

type Outcome = Body<typeof payments.payDemo>["outcome"];
type DemoDeps = Pick<Deps, "db" | "bus" | "clock" | "config" | "log">;

/** Minutes until a payment that failed first is captured all the same. */
const LATE = 1;
/** How many are captured in the end. */
const WANTED = { pay: 1, lost: 1, late: 1, twice: 2, fail: 0 } as const;

/**
 * Pays an order of the demo's gateway as somebody chose, and tells the market of it as a real one
 * would. An order that is paid takes no further payment, but for the second of `twice`.
 * @throws Problem not_found
 */
export async function payDemoOrder(deps: DemoDeps, orderId: string, outcome: Outcome) {
  const { db, config } = deps;
  if (!config.demo || config.PAYMENT_GATEWAY !== "demo") throw new Problem("not_found");
  const made = await db.transaction().execute(async (tx) => {
    if (!(await lockDemoOrder(tx, orderId))) throw new Problem("not_found");
    const before = await readDemoPayments(tx, orderId);
    const missing = WANTED[outcome] - before.filter(isCaptured).length;
    const isFailure = outcome === "fail" && !before.some(isCaptured);
    const ids = Array.from({ length: isFailure ? 1 : Math.max(0, missing) }, () =>
      newDemoId("pay"),
    );
    const minutes = outcome === "fail" ? null : outcome === "late" ? LATE : 0;
    for (const id of ids) await insertDemoPayment(tx, { id, orderId, minutes });
    return ids;
  });
  const payments = await readDemoPayments(db, orderId);
  const fresh = payments.filter(({ paymentId }) => made.includes(paymentId));
  if (outcome !== "lost") for (const payment of fresh) await tell(deps, orderId, payment);
  const shown = fresh.at(-1) ?? payments.findLast(isCaptured) ?? payments.at(-1);
  const { paymentId, state } = shown ?? { paymentId: "", state: "failed" };
  return {
    state: state === "captured" ? ("captured" as const) : ("failed" as const),
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: sign(`${orderId}|${paymentId}`, demoSecret(config)),
  };
}

const isCaptured = ({ state }: OrderPayment) => state === "captured";

/** An event as Razorpay writes it, acted on at once: who pays in the demo waits for no job. */
async function tell(deps: DemoDeps, orderId: string, payment: OrderPayment): Promise<void> {
  const { paymentId: id, state, amount, fee, tax } = payment;
  const entity = { id, amount, fee, tax, currency: "INR", status: state, order_id: orderId };
  await tellOf(deps, `${id}.${state}`, {
    event: `payment.${state}`,
    payload: { payment: { entity } },
  });
}

/** The news of a payout by now; nothing as long as it is on its way. */
export async function tellDemoPayout(deps: DemoDeps, id: string): Promise<void> {
  const payout = await findDemoPayout(deps.db, id);
  if (!payout || payout.state === "processing") return;
  const { gatewayId, state: status, utr, reason } = payout;
  const entity = { id: gatewayId, status, utr, reference_id: id, failure_reason: reason };
  await tellOf(deps, `${gatewayId}.${status}`, {
    event: `payout.${status}`,
    payload: { payout: { entity } },
  });
}

async function tellOf(deps: DemoDeps, eventId: string, event: object): Promise<void> {
  const id = { gateway: "demo", eventId } as const;
  await storeEvent(deps, id, Buffer.from(JSON.stringify({ entity: "event", ...event })));
  await handleEvent(deps, id);
}
