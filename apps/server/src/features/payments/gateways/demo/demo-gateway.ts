import { randomUUID } from "node:crypto";
import type { Deps } from "../../../../platform/deps.ts";
import type { GatewayAccess } from "../../../../platform/gateway-settings.ts";
import { addJobs } from "../../../../platform/jobs/jobs.ts";
import type { PaymentGateway } from "../payment-gateway.ts";
import { checkRazorpayEvent, signedOrder } from "../razorpay/razorpay-signatures.ts";
import {
  findDemoPayout,
  insertDemoOrder,
  insertDemoPayout,
  readDemoPayments,
  settleDemoDay,
} from "./demo-gateway.store.ts";

/** Signs what the demo's checkout brings back, where no secret is set. */
const DEMO_SECRET = "demo";
export const demoSecret = ({ gateways }: Pick<Deps["config"], "gateways">): string =>
  gateways.demo?.keySecret ?? DEMO_SECRET;

/** Ids as Razorpay makes them. */
export const newDemoId = (kind: "order" | "pay"): string =>
  `${kind}_${randomUUID().replaceAll("-", "").slice(0, 14)}`;

/** Seconds after which a payout's outcome is told, and a second time for one that comes back. */
const TOLD_AFTER = [2, 6];

/** A gateway in the market's own database, as real ones behave: it moves no money. */
export const demoGateway = (
  { config, db }: Pick<Deps, "config" | "db">,
  access: GatewayAccess,
): PaymentGateway => ({
  name: "demo",
  checkoutKey: access.keyId ?? "demo",
  async createOrder({ amount }) {
    const orderId = newDemoId("order");
    await db.transaction().execute((tx) => insertDemoOrder(tx, { id: orderId, amount }));
    const checkoutUrl = `${config.home}/wallet/demo-gateway/${orderId}`;
    return { orderId, checkoutUrl, session: null };
  },
  orderPayments: (orderId) => readDemoPayments(db, orderId),
  orderReturned: (brought) => signedOrder(brought, demoSecret(config)),
  checkEvent: (told) => checkRazorpayEvent(told, access.webhookSecrets),
  createVirtualAccount: async ({ companyId, name }) => ({
    id: `va_demo${companyId}`,
    accountNo: `2224${String(companyId).padStart(12, "0")}`,
    ifsc: "DEMO0000001",
    name,
  }),
  async createPayout({ id, amount }) {
    await db.transaction().execute(async (tx) => {
      if (!(await insertDemoPayout(tx, { id, amount }))) return;
      for (const seconds of TOLD_AFTER)
        await addJobs(tx, [{ name: "tell-demo-payout", payload: { id } }], seconds);
    });
    const payout = await findDemoPayout(db, id);
    if (!payout) throw new Error(`The demo's gateway lost payout ${id}`);
    return payout;
  },
  findPayout: (id) => findDemoPayout(db, id),
  settlements: (day) => settleDemoDay(db, day),
});
