import type { Body, Paise } from "@rebale/contract";
import { payments } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { once } from "../../../platform/http/once.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { dueOfAward, requireBuyer } from "../../awards/index.ts";
import { requireMoney } from "../../market-money/index.ts";
import { findCompany } from "../../wallet/index.ts";
import { contactOf } from "../contact-of.ts";
import { gatewaysOf, gatewayToBegin } from "../gateways/gateways.ts";
import { GatewayAway, GatewayRefused } from "../gateways/payment-gateway.ts";
import { amountFault } from "./amounts.rules.ts";
import { findPayment, insertPayment, setOrder } from "./payments.store.ts";

type TopUpDeps = Pick<Deps, "db" | "config" | "clock" | "log">;

/**
 * Begins a payment: its row is committed, then the gateway is asked for an order. The same key
 * again goes on where the first call ended.
 * @throws Problem money_off, company_suspended, verify_first, not_found for another's sale,
 * award_closed, nothing_due, gateway_away, gateway_refused
 */
export async function startTopUp(
  deps: TopUpDeps,
  caller: Pick<Acting, "userId" | "company">,
  { body, key }: { body: Body<typeof payments.topUp>; key: string | string[] | undefined },
) {
  const { db, config } = deps;
  const { companyId } = caller.company;
  const begins = gatewayToBegin(deps);
  await requireMoney(db, config);
  const status = (await findCompany(db, companyId))?.status;
  if (status === "suspended") throw new Problem("company_suspended");
  if (status !== "verified") throw new Problem("verify_first");
  const awardId = body.award_id ?? null;
  const fault = amountFault(body.amount, await dueOfSale(deps, companyId, awardId));
  if (fault) throw new Problem("invalid_input", { path: "amount", msg: fault });

  const asked = { companyId, awardId, amount: body.amount, askedBy: caller.userId };
  const { id } = await db
    .transaction()
    .execute((tx) =>
      once(tx, { operation: payments.topUp, userId: caller.userId, key, body }, () =>
        insertPayment(tx, { ...asked, gateway: begins.name }),
      ),
    );
  return orderOf(deps, id);
}

/**
 * The most that the sale may be paid; null without one.
 * @throws Problem not_found; award_closed where it takes no money, nothing_due
 */
async function dueOfSale(
  { db }: TopUpDeps,
  companyId: number,
  awardId: number | null,
): Promise<Paise | null> {
  if (awardId === null) return null;
  await requireBuyer(db, companyId, awardId);
  const due = await dueOfAward(db, awardId);
  if (due === undefined) throw new Problem("award_closed", { path: "award_id" });
  if (due === 0) throw new Problem("nothing_due", { path: "award_id" });
  return due;
}

/**
 * The payment with its order, which the gateway that it began with is asked for unless it has
 * answered before; and what opens that gateway's checkout.
 */
async function orderOf(deps: TopUpDeps, id: number) {
  const { db, log } = deps;
  const payment = await findPayment(db, id);
  if (!payment) throw new Error(`Payment ${id} is gone`);
  const gateway = gatewaysOf(deps).of(payment.gateway);
  if (!gateway) throw new Problem("gateway_away", { retryAfter: 30 });
  const { checkoutKey } = gateway;
  if (payment.order) return { payment, checkoutKey };
  const { companyId } = payment;
  const { mobile } = await contactOf(db, companyId);
  const asked = { amount: payment.amount, receipt: String(id), payer: { companyId, mobile } };
  const made = await gateway.createOrder(asked).catch((error: unknown) => {
    log.warn({ err: error, payment: id }, "the gateway made no order");
    if (error instanceof GatewayRefused)
      throw new Problem("gateway_refused", { path: "amount", msg: refusal(error.message) });
    if (error instanceof GatewayAway) throw new Problem("gateway_away", { retryAfter: 30 });
    throw error;
  });
  await setOrder(db, id, made);
  return { payment: (await findPayment(db, id)) ?? payment, checkoutKey };
}

/** Its own words, as above its highest amount for one payment, and the way that is left. */
function refusal(reason: string): Words {
  const said = reason.replace(/\.$/, "");
  return {
    en: `The payment gateway says: ${said}. Pay by bank transfer instead`,
    hi: `पेमेंट गेटवे का जवाब: ${said}। बैंक ट्रांसफ़र से पैसा भेजिए`,
  };
}
