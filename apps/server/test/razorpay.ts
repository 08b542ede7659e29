import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * How it answers: `silent` never does, `wrong` says what its papers do not, `forgetful` does what
 * it is asked for and does not say so.
 */
export type Behaviour = "well" | "silent" | "wrong" | "failing" | "refusing" | "forgetful";

export interface SentPayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: "INR";
  readonly order_id: string | null;
  readonly method: string;
  readonly fee: number;
  readonly tax: number;
  status: "created" | "authorized" | "captured" | "failed" | "refunded";
}
interface Order {
  readonly id: string;
  readonly amount: number;
  readonly receipt: string;
  readonly payments: SentPayment[];
}
type Json = Record<string, unknown>;
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: Json;
}

export const RAZORPAY = {
  keyId: "rzp_test_key",
  keySecret: "key-secret",
  webhookSecrets: ["new-webhook-secret", "old-webhook-secret"],
} as const;

const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll("-", "").slice(0, 14)}`;
const hmac = (secret: string, signed: string) =>
  createHmac("sha256", secret).update(signed).digest("hex");

/**
 * Razorpay as its papers describe it, as far as the market uses it: orders and their payments,
 * virtual accounts, payouts, settlements, events that it signs. What becomes of a payment is the
 * test's to say; so is when, how often and in which order it is told.
 */
export async function startRazorpay() {
  const orders = new Map<string, Order>();
  const payouts = new Map<string, Json>();
  const settled = new Map<string, Json[]>();
  const calls: Asked[] = [];
  /** Names of companies that get no account to pay to. */
  const refusedNames = new Set<string>();
  let behaviour: Behaviour = "well";

  const routes: readonly (readonly [RegExp, (asked: Asked, id: string) => Json | null])[] = [
    [
      /^POST \/v1\/orders$/,
      ({ body }) => {
        const order = { id: idOf("order"), ...(body as { amount: number; receipt: string }) };
        orders.set(order.id, { ...order, payments: [] });
        return { ...order, entity: "order", status: "created" };
      },
    ],
    [
      /^GET \/v1\/orders\/([^/]+)\/payments$/,
      (_, id) => {
        const order = orders.get(id);
        return order ? { entity: "collection", items: order.payments } : null;
      },
    ],
    [
      /^POST \/v1\/virtual_accounts$/,
      ({ body }) => {
        const { name } = body.notes as { name: string };
        if (refusedNames.has(name)) return null;
        const receivers = [{ account_number: `2223${Date.now()}`, ifsc: "RATN0VAAPIS" }];
        return { id: idOf("va"), name: "Rebale", notes: body.notes, receivers };
      },
    ],
    [/^POST \/v1\/contacts$/, () => ({ id: idOf("cont") })],
    [/^POST \/v1\/fund_accounts$/, () => ({ id: idOf("fa") })],
    [
      /^POST \/v1\/payouts$/,
      ({ body, headers }) => {
        const key = String(headers["x-payout-idempotency"] ?? "");
        if (!/^[\w-]{4,36}$/.test(key)) return null;
        const payout = payouts.get(key) ?? { ...body, id: idOf("pout"), status: "processing" };
        payouts.set(key, payout);
        return payout;
      },
    ],
    [
      /^GET \/v1\/payouts$/,
      ({ query }) => ({
        items: [...payouts.values()].filter(
          (payout) => payout.reference_id === query.get("reference_id"),
        ),
      }),
    ],
    [
      /^GET \/v1\/settlements\/recon\/combined$/,
      ({ query }) => {
        const day = [query.get("year"), query.get("month"), query.get("day")].join("-");
        const [count, skip] = [Number(query.get("count") ?? 1000), Number(query.get("skip") ?? 0)];
        return { items: (settled.get(day) ?? []).slice(skip, skip + count) };
      },
    ],
  ];

  /** A status and a body; null where nothing is said. */
  function answerTo(asked: Asked): readonly [number, Json | string] | null {
    const refused = (status: number, description: string) =>
      [status, { error: { code: "BAD_REQUEST_ERROR", description } }] as const;
    if (behaviour === "silent") return null;
    if (behaviour === "failing") return [502, "<html>Bad gateway</html>"];
    if (behaviour === "wrong") return [200, { entity: "surprise" }];
    if (behaviour === "refusing" && asked.method === "POST")
      return refused(400, "The account is closed");
    const pair = Buffer.from(`${RAZORPAY.keyId}:${RAZORPAY.keySecret}`).toString("base64");
    if (asked.headers.authorization !== `Basic ${pair}`)
      return refused(401, "Authentication failed");
    for (const [pattern, work] of routes) {
      const found = pattern.exec(`${asked.method} ${asked.path}`);
      const body = found && work(asked, found[1] ?? "");
      if (body && behaviour === "forgetful" && asked.method === "POST") return [502, "Bad gateway"];
      if (body) return [200, body];
    }
    return refused(400, "The id provided does not exist");
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://razorpay");
      const text = Buffer.concat(chunks).toString();
      const body = text ? (JSON.parse(text) as Json) : {};
      const { method = "", headers } = request;
      const asked = { method, path: pathname, query: searchParams, headers, body };
      calls.push(asked);
      const answer = answerTo(asked);
      if (!answer) return;
      const [status, said] = answer;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(typeof said === "string" ? said : JSON.stringify(said));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    payouts,
    refusedNames,
    /** Its settled lines of a day, YYYY-MM-DD. */
    settled,
    behave: (how: Behaviour) => {
      behaviour = how;
    },
    /** Somebody pays an order. Two per cent with 18 % tax are charged, as it tells them. */
    pay(orderId: string, status: SentPayment["status"] = "captured"): SentPayment {
      const order = orders.get(orderId);
      if (!order) throw new Error(`Razorpay has no order ${orderId}`);
      const { amount } = order;
      const fee = Math.round(amount * 0.02);
      const tax = Math.round(fee * 0.18);
      const payment: SentPayment = {
        ...{ id: idOf("pay"), amount, currency: "INR", order_id: orderId, method: "upi" },
        ...{ fee: fee + tax, tax, status },
      };
      order.payments.push(payment);
      return payment;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
export type Razorpay = Awaited<ReturnType<typeof startRazorpay>>;

export interface SignedEvent {
  readonly raw: string;
  readonly headers: Record<string, string>;
}

/** An event with these entities, signed with one of the webhook's secrets. */
export function signedEvent(
  event: string,
  entities: Readonly<Record<string, object>>,
  { secret = RAZORPAY.webhookSecrets[0] as string, at = new Date() } = {},
): SignedEvent {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity }]),
  );
  const created_at = Math.floor(at.getTime() / 1000);
  // Not as any JSON library of ours would write it.
  const raw = `${JSON.stringify({ entity: "event", event, payload, created_at }, null, 1)}\n`;
  return {
    raw,
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": hmac(secret, raw),
      "x-razorpay-event-id": idOf("evt"),
    },
  };
}

export const paymentEvent = (
  payment: SentPayment,
  told: { event?: string; secret?: string } = {},
): SignedEvent =>
  signedEvent(
    told.event ?? `payment.${payment.status}`,
    { payment },
    ...(told.secret ? [{ secret: told.secret }] : []),
  );

/** As its checkout gives it to the browser. */
export const signedReturn = ({ id, order_id }: SentPayment) => ({
  razorpay_order_id: order_id ?? "",
  razorpay_payment_id: id,
  razorpay_signature: hmac(RAZORPAY.keySecret, `${order_id}|${id}`),
});
