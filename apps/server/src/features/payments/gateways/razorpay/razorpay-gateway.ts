import type { GatewayAccess } from "../../../../platform/gateway-settings.ts";
import { type CallGateway, gatewayCalls } from "../call-gateway.ts";
import { contactName } from "../payee-name.rules.ts";
import {
  GatewayRefused,
  type NewPayout,
  type PaymentGateway,
  type Payout,
} from "../payment-gateway.ts";
import { settlementsIn } from "../settled-lines.rules.ts";
import * as shapes from "./razorpay-shapes.ts";
import { checkRazorpayEvent, signedOrder } from "./razorpay-signatures.ts";
import { settledLines } from "./settlements.rules.ts";

/** Milliseconds for one call. */
const DEADLINE = 10_000;
/** Rows of a page of what was settled. */
const PAGE = 1000;

const URL = "https://api.razorpay.com";

/** Razorpay over its published API: razorpay.com/docs/api. */
export function razorpayGateway(access: GatewayAccess, deadline = DEADLINE): PaymentGateway {
  const { url = URL, keyId = "", keySecret = "", payoutAccount: account = "" } = access;
  const call = razorpayCalls({ url, keyId, keySecret, deadline });
  return {
    name: "razorpay",
    checkoutKey: keyId,
    async createOrder({ amount, receipt }) {
      const body = { amount, currency: "INR", receipt, payment_capture: true };
      const { id } = await call({ method: "POST", path: "orders", body, reply: shapes.Made });
      return { orderId: id, checkoutUrl: null, session: null };
    },
    async orderPayments(orderId) {
      const path = `orders/${encodeURIComponent(orderId)}/payments`;
      const { items } = await call({ method: "GET", path, reply: shapes.Payments });
      return items.map(shapes.orderPaymentOf);
    },
    orderReturned: (brought) => signedOrder(brought, keySecret),
    checkEvent: (told) => checkRazorpayEvent(told, access.webhookSecrets),
    createVirtualAccount: (of) => createVirtualAccount(call, of),
    createPayout: (payout) => createPayout(call, account, payout),
    findPayout: (id) => findPayout(call, account, id),
    async settlements(day) {
      const [year, month, date] = day.split("-");
      const rows: shapes.SettledRow[] = [];
      for (let page = PAGE; page === PAGE; ) {
        const path = `settlements/recon/combined?year=${year}&month=${month}&day=${date}&count=${PAGE}&skip=${rows.length}`;
        const { items } = await call({ method: "GET", path, reply: shapes.Settled });
        rows.push(...items);
        page = items.length;
      }
      return settlementsIn(settledLines(rows));
    },
  };
}

async function createVirtualAccount(call: CallGateway, of: { companyId: number; name: string }) {
  const body = {
    receivers: { types: ["bank_account"] },
    description: `Company ${of.companyId}`,
    notes: { company_id: String(of.companyId), name: of.name.slice(0, 200) },
  };
  const reply = shapes.Account;
  const { id, name, receivers } = await call({
    ...{ method: "POST", path: "virtual_accounts", body, reply },
  });
  const [receiver] = receivers;
  return { id, name, accountNo: receiver?.account_number ?? "", ifsc: receiver?.ifsc ?? "" };
}

/** Up to this many paise at any hour of any day; above it by RTGS. */
const MAX_IMPS = 50_000_000;

/** Contact and account are made anew each time: Razorpay answers those that it has. */
async function createPayout(
  call: CallGateway,
  account_number: string,
  { id, amount, holder, accountNo, ifsc, narration }: NewPayout,
): Promise<Payout> {
  const post = (path: string, body: object) =>
    call({ method: "POST", path, body, reply: shapes.Made });
  try {
    const contact = await post("contacts", {
      name: contactName(holder) ?? `Account ${accountNo.slice(-4)}`,
      reference_id: id.slice(0, 40),
    });
    const fund = await post("fund_accounts", {
      contact_id: contact.id,
      account_type: "bank_account",
      bank_account: { name: holder, ifsc, account_number: accountNo },
    });
    const { reference: _, ...payout } = await call({
      method: "POST",
      path: "payouts",
      headers: { "x-payout-idempotency": id },
      body: {
        account_number,
        fund_account_id: fund.id,
        amount,
        currency: "INR",
        mode: amount > MAX_IMPS ? "RTGS" : "IMPS",
        purpose: "payout",
        queue_if_low_balance: true,
        reference_id: id,
        narration: narration.slice(0, 30),
      },
      reply: shapes.RazorpayPayout,
    });
    return payout;
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    return { gatewayId: "", state: "failed", utr: null, reason: error.message };
  }
}

async function findPayout(call: CallGateway, account: string, id: string) {
  const query = new URLSearchParams({ account_number: account, reference_id: id });
  const { items } = await call({
    ...{ method: "GET", path: `payouts?${query}`, reply: shapes.Payouts },
  });
  // The newest first: one that failed may have been asked for again.
  const found = items.find(({ reference }) => reference === id);
  if (!found) return null;
  const { reference: _, ...payout } = found;
  return payout;
}

interface RazorpayAccess {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Milliseconds for one call. */
  readonly deadline: number;
}

/** Paths are those below /v1. What is refused with 400 has become nothing. */
const razorpayCalls = (access: RazorpayAccess): CallGateway => {
  const { url, keyId, keySecret, deadline } = access;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  return gatewayCalls({
    ...{ url: `${url}/v1/`, deadline, headers: () => ({ authorization }) },
    parse: JSON.parse,
    refusalIn: (status, text) => (status === 400 ? new GatewayRefused(reasonIn(text)) : null),
  });
};

/** The gateway's reason to refuse a call. */
function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { description?: string } };
    return String(error?.description ?? "no reason given").slice(0, 300);
  } catch {
    return "no reason given";
  }
}
