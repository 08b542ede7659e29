import { constants, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { CASHFREE, cashfreeMoney, paymentOf, written } from "./cashfree-events.ts";
import type { Behaviour, SentPayment } from "./razorpay.ts";

type Json = Record<string, unknown>;
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: Json;
}
interface Order {
  readonly amount: number;
  readonly payments: SentPayment[];
}

let ids = 5_114_925_103_565;
const newId = () => String(ids++);

/** The API's, as each address is spoken to. */
const VERSIONS = [
  ["/payout/", "2024-01-01"],
  ["/pg/vba", "2025-01-01"],
  ["/pg/", "2023-08-01"],
] as const;

/**
 * Cashfree as its papers describe it, as far as the market uses it: orders and their payments,
 * virtual accounts, transfers, what was settled, events that it signs.
 */
export async function startCashfree() {
  const orders = new Map<string, Order>();
  const transfers = new Map<string, Json>();
  const settled = new Map<string, Json[]>();
  const calls: Asked[] = [];
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  /** Names of companies that get no account to pay to. */
  const refusedNames = new Set<string>();
  let behaviour: Behaviour = "well";
  let refusal = "bank_account_number_invalid";

  const routes: readonly (readonly [
    RegExp,
    (asked: Asked, id: string) => readonly [number, unknown],
  ])[] = [
    [
      /^POST \/pg\/orders$/,
      ({ body }) => {
        const id = `order_${newId()}`;
        const amount = Math.round(Number(body.order_amount) * 100);
        orders.set(id, { amount, payments: [] });
        return [
          200,
          {
            ...{ cf_order_id: newId(), order_id: id, order_amount: cashfreeMoney(amount) },
            ...{ order_currency: "INR", order_status: "ACTIVE" },
            payment_session_id: `session_${id}`,
          },
        ];
      },
    ],
    [
      /^GET \/pg\/orders\/([^/]+)\/payments$/,
      (_, id) => {
        const order = orders.get(id);
        if (!order) return [404, { message: "order does not exist", code: "order_not_found" }];
        const tries = order.payments.map((payment) => ({
          ...{ ...paymentOf(payment), order_id: id, order_amount: cashfreeMoney(order.amount) },
          is_captured: payment.status === "captured",
        }));
        return [200, tries];
      },
    ],
    [
      /^POST \/pg\/vba$/,
      ({ body }) => {
        const { virtual_account_details: details, bank_codes } = body as Record<string, Json>;
        const { virtual_account_name: name } = details ?? {};
        if (!name || !Array.isArray(bank_codes))
          return [400, { message: "virtual_account_details : is missing", code: "vba_invalid" }];
        if (!/^[a-z ]{3,}$/i.test(String(name)) || refusedNames.has(String(name)))
          return [400, { message: "virtual_account_name : is invalid", code: "name_invalid" }];
        const account = { vba_account_number: `2323${newId()}`, vba_ifsc: "YESB0CMSNOC" };
        const accounts = [{ ...account, virtual_account_details: details }];
        return [200, { virtual_bank_accounts: accounts }];
      },
    ],
    [
      /^POST \/pg\/settlement\/recon$/,
      ({ body }) => {
        const { filters, pagination } = body as {
          filters: { start_date: string };
          pagination: { cursor: string | null };
        };
        const rows = settled.get(filters.start_date.slice(0, 10)) ?? [];
        const from = Number(pagination.cursor ?? 0);
        // Two rows a page: whoever reads the first alone has lost the rest.
        const cursor = from + 2 < rows.length ? `${from + 2}` : null;
        return [200, { cursor, limit: 2, data: rows.slice(from, from + 2) }];
      },
    ],
    [
      /^POST \/payout\/transfers$/,
      ({ body }) => {
        const id = String(body.transfer_id);
        if (!/^\w{1,40}$/.test(id)) return [400, { message: "transfer_id is invalid" }];
        if (transfers.has(id)) return [409, { message: "transfer_id exists already" }];
        const amount = cashfreeMoney(Math.round(Number(body.transfer_amount) * 100));
        const transfer = { ...body, cf_transfer_id: newId(), transfer_amount: amount };
        transfers.set(id, { ...transfer, status: "RECEIVED", status_code: "RECEIVED" });
        return [200, transfers.get(id)];
      },
    ],
    [
      /^GET \/payout\/transfers$/,
      ({ query }) => {
        const transfer = transfers.get(query.get("transfer_id") ?? "");
        return transfer
          ? [200, transfer]
          : [404, { message: "transfer does not exist", code: "transfer_id_not_found" }];
      },
    ],
  ];

  function isAllowed({ path, headers }: Asked): boolean {
    const isPayout = path.startsWith("/payout/");
    const [id, secret] = isPayout
      ? [CASHFREE.payoutKeyId, CASHFREE.payoutKeySecret]
      : [CASHFREE.keyId, CASHFREE.keySecret];
    if (headers["x-client-id"] !== id || headers["x-client-secret"] !== secret) return false;
    const version = VERSIONS.find(([of]) => path.startsWith(of))?.[1];
    if (headers["x-api-version"] !== version) return false;
    if (!isPayout) return true;
    const sealed = Buffer.from(String(headers["x-cf-signature"]), "base64");
    const key = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING };
    return new RegExp(`^${id}\\.\\d{10}$`).test(privateDecrypt(key, sealed).toString());
  }

  /** A status and a body; null where nothing is said. */
  function answerTo(asked: Asked): readonly [number, unknown] | null {
    if (behaviour === "silent") return null;
    if (behaviour === "failing") return [502, "<html>Bad gateway</html>"];
    if (behaviour === "wrong") return [200, { entity: "surprise" }];
    if (behaviour === "refusing" && asked.method === "POST")
      return [400, { message: "The account is closed", code: refusal }];
    if (!isAllowed(asked)) return [401, { message: "authentication Failed" }];
    for (const [pattern, work] of routes) {
      const found = pattern.exec(`${asked.method} ${asked.path}`);
      if (!found) continue;
      const answer = work(asked, found[1] ?? "");
      return behaviour === "forgetful" && asked.method === "POST" ? [502, "Bad gateway"] : answer;
    }
    return [404, "<html>Not found</html>"];
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://cashfree");
      const text = Buffer.concat(chunks).toString();
      const body = text ? (JSON.parse(text) as Json) : {};
      const { method = "", headers } = request;
      const asked = { method, path: pathname, query: searchParams, headers, body };
      calls.push(asked);
      const answer = answerTo(asked);
      if (!answer) return;
      const [status, said] = answer;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(typeof said === "string" ? said : written(said));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    calls,
    transfers,
    settled,
    refusedNames,
    behave: (how: Behaviour) => {
      behaviour = how;
    },
    refuseWith: (code: string) => {
      [behaviour, refusal] = ["refusing", code];
    },
    pay(orderId: string, status: SentPayment["status"] = "captured"): SentPayment {
      const order = orders.get(orderId);
      if (!order) throw new Error(`Cashfree has no order ${orderId}`);
      const { amount } = order;
      const [fee, tax] = [Math.round(amount * 0.02), Math.round(amount * 0.02 * 0.18)];
      const payment: SentPayment = {
        ...{ id: newId(), amount, currency: "INR", order_id: orderId, method: "upi" },
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
