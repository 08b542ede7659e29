import { formatRupees, type Paise, rupees } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { findOffice, queueMessages } from "../../notifications/index.ts";
import type { GatewayNews } from "../gateways/gateway-news.ts";
import type { PaymentGateway } from "../gateways/payment-gateway.ts";
import { type Captured, findCaptured, keepDispute, standingLoss } from "./disputes.store.ts";
import { NotKnownYet } from "./not-known-yet.ts";
import { takeBack } from "./take-back.ts";

type Dispute = Extract<GatewayNews, { of: "dispute" }> & {
  readonly gateway: PaymentGateway["name"];
};
type Taking = Pick<Deps, "db" | "bus" | "log" | "config">;

/**
 * A payer's bank asks a payment back: finance is told with the last day to answer, and the company
 * may not use the sum until it is decided. What is lost is taken; won after that, it waits until
 * two persons have turned that back.
 * @throws NotKnownYet for a payment that is not credited; Error where somebody has to act
 */
export async function takeDispute(deps: Taking, dispute: Dispute): Promise<void> {
  const { db, bus, log, config } = deps;
  const { gateway, disputeId, paymentId, amount, is } = dispute;
  const payment = await findCaptured(db, gateway, paymentId);
  if (!payment) throw new NotKnownYet(`The payment ${paymentId} is not credited`);
  if (is === "won") await requireNoLoss(deps, disputeId);
  const people = await db.transaction().execute(async (tx) => {
    const kept = { gateway, disputeId, paymentId, amount, is, respondBy: dispute.respondBy };
    const isNew = await keepDispute(tx, { ...kept, companyId: payment.companyId });
    if (isNew && is === "open") await tellFinance(tx, config.home, payment, dispute);
    if (is !== "lost") return [];
    log.warn({ disputeId, companyId: payment.companyId }, "a payment was charged back");
    return (await takeBack(tx, payment, { kind: "chargeback", disputeId }, amount)) ?? [];
  });
  for (const userId of people) bus.publish("session", { userId });
}

async function requireNoLoss({ db }: Pick<Deps, "db">, disputeId: string): Promise<void> {
  const entry = await standingLoss(db, disputeId);
  if (entry !== null)
    throw new NotKnownYet(
      `Won after it was lost: two persons turn back entry ${entry} (cb:${disputeId}) in the journal`,
    );
}

const money = (amount: Paise) => formatRupees(rupees(amount));

async function tellFinance(
  tx: Tx,
  home: string,
  { company, companyId }: Captured,
  { disputeId, paymentId, amount, respondBy }: Dispute,
): Promise<void> {
  const day = respondBy ? ` Answer it by ${indiaDay(respondBy)}.` : "";
  const mail = {
    subject: `A payment of ${money(amount)} is disputed`,
    body:
      `The payer's bank asks for ${money(amount)} of ${company} (company ${companyId}) back: ` +
      `payment ${paymentId}, dispute ${disputeId}.${day} Until it is decided the company cannot ` +
      `use the sum.\n\n${home}/admin/money/events\n\nRebale`,
  };
  const finance = await findOffice(tx, "money.read");
  const to = finance.map((recipient) => ({ channel: "mail" as const, recipient, ...mail }));
  await queueMessages(tx, to);
}
