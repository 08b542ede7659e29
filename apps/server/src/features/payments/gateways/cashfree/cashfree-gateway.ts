import { randomUUID } from "node:crypto";
import { indiaIso } from "@rebale/contract/values/calendar";
import { type Paise, rupees } from "@rebale/contract/values/money";
import { z } from "zod";
import type { Clock } from "../../../../platform/clock.ts";
import type { GatewayAccess } from "../../../../platform/gateway-settings.ts";
import { parse } from "../../../../platform/http/endpoint.ts";
import type { CallGateway } from "../call-gateway.ts";
import { contactName } from "../payee-name.rules.ts";
import {
  type AccountHolder,
  GatewayAway,
  GatewayRefused,
  type NewPayout,
  type PaymentGateway,
  type Payout,
} from "../payment-gateway.ts";
import { type SettledLine, settlementsIn } from "../settled-lines.rules.ts";
import { CashfreeRefused, cashfreeCalls } from "./call-cashfree.ts";
import * as shapes from "./cashfree-shapes.ts";
import { checkCashfreeEvent, payoutSignature } from "./cashfree-signatures.ts";

const URL = "https://api.cashfree.com";
const [PAYMENTS, ACCOUNTS, PAYOUTS] = ["2023-08-01", "2025-01-01", "2024-01-01"] as const;
/** One of the banks that keep virtual accounts. */
const BANK = "YESB";
/** Milliseconds for one call. */
const DEADLINE = 10_000;
/** Rows of a page of what was settled. */
const PAGE = 1000;
const Returned = z.object({ order_id: z.string() });

/** Cashfree over its published API: payments and payouts have keys of their own. */
export function cashfreeGateway(
  access: GatewayAccess,
  clock: Clock,
  deadline = DEADLINE,
): PaymentGateway {
  const { url = URL, keyId = "", keySecret = "", payoutPublicKey } = access;
  const { payoutKeyId = keyId, payoutKeySecret = keySecret } = access;
  const pay = cashfreeCalls({
    ...{ url: `${url}/pg`, version: PAYMENTS, clientId: keyId, clientSecret: keySecret, deadline },
  });
  const payOut = cashfreeCalls({
    ...{ url: `${url}/payout`, version: PAYOUTS, deadline },
    ...{ clientId: payoutKeyId, clientSecret: payoutKeySecret },
    ...(payoutPublicKey && {
      signature: () => payoutSignature(payoutPublicKey, payoutKeyId, clock.now()),
    }),
  });
  const secrets = [...access.webhookSecrets, keySecret, payoutKeySecret].filter(Boolean);
  return {
    name: "cashfree",
    checkoutKey: /\/\/sandbox\./.test(url) ? "sandbox" : "production",
    createOrder: (asked) => createOrder(pay, asked),
    orderPayments: (orderId) =>
      pay({ method: "GET", path: `orders/${ofOrder(orderId)}/payments`, reply: shapes.Payments }),
    // Its checkout signs nothing: the order is asked for, whoever says that it was paid.
    orderReturned: (brought) => (parse(Returned, brought) as { order_id: string }).order_id,
    checkEvent: (told) => checkCashfreeEvent(told, secrets, clock.now()),
    createVirtualAccount: (of) => createVirtualAccount(pay, of),
    createPayout: (payout) => createPayout(payOut, payout, access.payoutAccount),
    findPayout: (id) => findPayout(payOut, id),
    settlements: async (day) => settlementsIn(await settledOn(pay, day)),
  };
}

const ofOrder = encodeURIComponent;

async function createOrder(
  call: CallGateway,
  { amount, receipt, payer }: Parameters<PaymentGateway["createOrder"]>[0],
) {
  if (!payer.mobile)
    throw new GatewayRefused("A payment needs a proven mobile number of the company's owner");
  const made = await call({
    ...{ method: "POST", path: "orders", reply: shapes.Order },
    body: {
      ...{ order_amount: rupees(amount), order_currency: "INR", order_tags: { receipt } },
      customer_details: {
        ...{ customer_id: `company_${payer.companyId}`, customer_phone: payer.mobile },
      },
    },
  });
  if (made.order_amount !== amount)
    throw new GatewayAway("The payment gateway has made an order of another amount");
  return { orderId: made.order_id, checkoutUrl: null, session: made.payment_session_id };
}

/** By an id that is drawn: an account of another market's must never be taken for ours. */
async function createVirtualAccount(call: CallGateway, { name, email, mobile }: AccountHolder) {
  const owner = lettersOf(name, "Rebale");
  const made = await call({
    ...{ method: "POST", path: "vba", reply: shapes.Accounts },
    headers: { "x-api-version": ACCOUNTS },
    body: {
      virtual_account_details: {
        virtual_account_id: randomUUID().replaceAll("-", ""),
        virtual_account_name: owner,
        ...(email && { virtual_account_email: email }),
        ...(mobile && { virtual_account_phone: mobile }),
      },
      bank_codes: [BANK],
    },
  });
  const [account] = made.virtual_bank_accounts;
  const { vba_account_number: accountNo, vba_ifsc: ifsc, virtual_account_details } = account;
  return { id: virtual_account_details.virtual_account_id, accountNo, ifsc, name: owner };
}

/** Names have letters and spaces alone. */
function lettersOf(name: string, otherwise: string): string {
  const letters = (contactName(name) ?? "").replace(/[^A-Za-z]+/g, " ").trim();
  return letters.length >= 3 ? letters : otherwise;
}

/** Up to this many paise at any hour of any day; above it by RTGS. */
const MAX_IMPS = 50_000_000;

/** Codes of what no further try mends; all others, as a limit reached, are the market's to mend. */
const OF_PAYEE = /^(beneficiary|bene|bank_(account|ifsc)|ifsc|transfer_amount)_/;

/**
 * An id is taken once: what is refused may be one that was taken before, and is looked up.
 * @throws GatewayAway also where it stands there with another amount, and where it was refused for
 * a reason that is not the payee's: it is asked for again
 */
async function createPayout(
  call: CallGateway,
  { id, amount, holder, accountNo, ifsc, narration }: NewPayout,
  source: string | undefined,
): Promise<Payout> {
  try {
    const made = await call({
      ...{ method: "POST", path: "transfers", reply: shapes.Transfer },
      body: {
        ...{ transfer_id: shapes.transferId(id), transfer_amount: rupees(amount) },
        ...{ transfer_currency: "INR", transfer_mode: amount > MAX_IMPS ? "rtgs" : "imps" },
        beneficiary_details: {
          beneficiary_name: lettersOf(holder, "Account holder"),
          beneficiary_instrument_details: { bank_account_number: accountNo, bank_ifsc: ifsc },
        },
        transfer_remarks: narration.slice(0, 70),
        ...(source && { fundsource_id: source }),
      },
    });
    return payoutOf(made, amount);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    const taken = await findTransfer(call, id);
    if (taken) return payoutOf(taken, amount);
    if (error instanceof CashfreeRefused && OF_PAYEE.test(error.code))
      return { gatewayId: "", state: "failed", utr: null, reason: error.message };
    throw new GatewayAway("The payment gateway has not said what became of it", { cause: error });
  }
}

function payoutOf(made: z.output<typeof shapes.Transfer>, asked: Paise): Payout {
  if (made.amount === asked) return made.payout;
  throw new GatewayAway("The payment gateway has a payout of another amount");
}

const findPayout = async (call: CallGateway, id: string) =>
  (await findTransfer(call, id))?.payout ?? null;

async function findTransfer(call: CallGateway, id: string) {
  const query = new URLSearchParams({ transfer_id: shapes.transferId(id) });
  try {
    const path = `transfers?${query}`;
    const found = await call({ method: "GET", path, reply: shapes.Transfer });
    if (found.reference === id) return found;
    throw new GatewayAway("The payment gateway answered of another payout");
  } catch (error) {
    if (error instanceof CashfreeRefused && error.status === 404) return null;
    throw error instanceof GatewayRefused ? new GatewayAway(error.message) : error;
  }
}

async function settledOn(call: CallGateway, day: string): Promise<SettledLine[]> {
  const [first, last] = [indiaIso(`${day}T00:00:00`), indiaIso(`${day}T23:59:59`)];
  const filters = { start_date: first, end_date: last };
  const lines: SettledLine[] = [];
  const read = new Set<string | null>();
  for (let cursor: string | null = null; !read.has(cursor); ) {
    read.add(cursor);
    const body = { pagination: { limit: PAGE, cursor }, filters };
    const page: z.output<typeof shapes.Settled> = await call({
      ...{ method: "POST", path: "settlement/recon", body, reply: shapes.Settled },
    });
    lines.push(...page.data);
    cursor = page.cursor || null;
  }
  // A settlement without a transfer waits as a whole.
  const arrived = new Set(lines.filter(({ utr }) => utr).map(({ settlementId }) => settlementId));
  return lines.filter(({ settlementId }) => settlementId && arrived.has(settlementId));
}
