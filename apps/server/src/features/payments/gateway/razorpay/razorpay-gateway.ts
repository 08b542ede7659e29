import type { Config } from "../../../../platform/config.ts";
import { isSignedBy } from "../../../../platform/http/signatures.ts";
import type { NewPayout, PaymentGateway, Payout } from "../payment-gateway.ts";
import { type CallRazorpay, RazorpayRefused, razorpayCalls } from "./call-razorpay.ts";
import { contactName } from "./contact-name.rules.ts";
import * as shapes from "./razorpay-shapes.ts";
import { settlementsIn } from "./settlements.rules.ts";

/** Milliseconds for one call. */
const DEADLINE = 10_000;
/** Rows of a page of what was settled. */
const PAGE = 1000;

type Access = Pick<
  Config,
  | "PAYMENT_URL"
  | "PAYMENT_KEY_ID"
  | "PAYMENT_KEY_SECRET"
  | "PAYMENT_WEBHOOK_SECRETS"
  | "PAYMENT_PAYOUT_ACCOUNT"
>;

/** Razorpay over its published API: razorpay.com/docs/api. */
export function razorpayGateway(config: Access, deadline = DEADLINE): PaymentGateway {
  const keySecret = config.PAYMENT_KEY_SECRET ?? "";
  const call = razorpayCalls({
    ...{ url: config.PAYMENT_URL, keyId: config.PAYMENT_KEY_ID ?? "", keySecret, deadline },
  });
  const account = config.PAYMENT_PAYOUT_ACCOUNT ?? "";
  return {
    name: "razorpay",
    async createOrder({ amount, receipt }) {
      const body = { amount, currency: "INR", receipt, payment_capture: true };
      const { id } = await call({ method: "POST", path: "orders", body, reply: shapes.Made });
      return { orderId: id, checkoutUrl: null };
    },
    async orderPayments(orderId) {
      const path = `orders/${encodeURIComponent(orderId)}/payments`;
      const { items } = await call({ method: "GET", path, reply: shapes.Payments });
      return items.map(shapes.orderPaymentOf);
    },
    checkReturn: ({ orderId, paymentId, signature }) =>
      isSignedBy([keySecret], `${orderId}|${paymentId}`, signature),
    checkEvent: (raw, signature) => isSignedBy(config.PAYMENT_WEBHOOK_SECRETS, raw, signature),
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
      return settlementsIn(rows);
    },
  };
}

async function createVirtualAccount(call: CallRazorpay, of: { companyId: number; name: string }) {
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
  call: CallRazorpay,
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
    if (!(error instanceof RazorpayRefused)) throw error;
    return { gatewayId: "", state: "failed", utr: null, reason: error.message };
  }
}

async function findPayout(call: CallRazorpay, account: string, id: string) {
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
