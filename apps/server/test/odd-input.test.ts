import { type Operation, operations } from "@rebale/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { createMarket } from "./app.ts";
import { aLot } from "./builders.ts";

const market = await createMarket();
const [buyer, seller, admin, uploader] = [
  await market.aBuyer(),
  await market.aSeller(),
  await market.anAdmin(),
  await market.aWaitingSeller(),
];
const registrant = await market.proveMobile("9700000001");

/** Somebody whom the operation lets in. */
const tokenFor: Record<Operation["who"], string | undefined> = {
  anyone: undefined,
  registrant,
  uploader: uploader.token,
  member: buyer.token,
  user: admin.token,
  "seller-or-admin": seller.token,
  buyer: buyer.token,
  seller: seller.token,
  bidder: buyer.token,
  "seller-manager": seller.token,
  "company-owner": buyer.token,
  "company-manager": buyer.token,
  applicant: uploader.token,
  "waiting-seller": uploader.token,
  "applicant-manager": uploader.token,
  gate: seller.token,
  admin: admin.token,
};

const odd = [
  "\u0000",
  "a\u0000b",
  "'; drop table users; --",
  "\ud800",
  "%",
  "\\",
  "💥",
  "x".repeat(5000),
  "-1",
  "0",
  "1e20",
  "NaN",
  "null",
  "../../etc/passwd",
  "{{7*7}}",
];
const oddValues: unknown[] = [
  ...odd,
  null,
  true,
  -1,
  1e20,
  0.001,
  [],
  ["\u0000"],
  {},
  { "\u0000": 1 },
  [[[]]],
  Number.MAX_SAFE_INTEGER,
];

/** The names that an operation's schema knows, so that odd values reach what stands behind them. */
function namesOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, unknown>;
  };
  return Object.keys(json.properties ?? {});
}

async function call(
  operation: Operation,
  {
    params = "1",
    query = {},
    body,
  }: { params?: string; query?: Record<string, string>; body?: unknown },
) {
  const url = `/api${operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(params.toWellFormed()))}`;
  const token = tokenFor[operation.who];
  const reply = await market.app.inject({
    method: operation.method,
    url,
    query,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
  });
  const answer = reply.headers["content-type"]?.toString().startsWith("application/json")
    ? (reply.json() as { is_success?: unknown })
    : {};
  return {
    what: `${operation.method} ${operation.path} ${JSON.stringify({ params, query, body })?.slice(0, 150)}`,
    status: reply.statusCode,
    isEnvelope: "is_success" in answer,
  };
}

// Logging out would end the walk.
const walked = operations.filter(({ path }) => path !== "/user/logout");

test.each(walked.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  "odd input to %s is answered, never 500",
  async (_name, operation) => {
    const calls: Parameters<typeof call>[1][] = [];
    if (operation.path.includes("{"))
      calls.push(...odd.slice(0, 12).map((params) => ({ params: params.slice(0, 250) })));
    for (const name of namesOf(operation.query))
      calls.push(...odd.map((value) => ({ query: { [name]: value.toWellFormed() } })));
    if (operation.body && !operation.files) {
      calls.push(...oddValues.map((body) => ({ body })));
      for (const name of namesOf(operation.body))
        calls.push(...oddValues.map((value) => ({ body: { [name]: value } })));
    }
    const answers = [];
    for (const one of calls) answers.push(await call(operation, one));
    expect(answers.filter(({ status, isEnvelope }) => status >= 500 || !isEnvelope)).toEqual([]);
  },
);

test("a multipart body that ends too early is refused, not a failure of ours (T9)", async () => {
  const { token } = await market.aBuyer();
  const whole =
    '--x\r\ncontent-disposition: form-data; name="panimage"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n';
  for (const length of [1, 20, 60, whole.length - 8, whole.length - 4]) {
    const reply = await market.app.inject({
      method: "POST",
      url: "/api/user/upload-images",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "multipart/form-data; boundary=x",
      },
      payload: whole.slice(0, length),
    });
    expect([length, reply.statusCode]).toEqual([length, 400]);
    expect(reply.json()).toMatchObject({ is_success: 0, code: "invalid_input" });
  }
});

test.each(["2147483648", "9007199254740993", "-1", "1e20"])(
  "a ledger asked for after entry %s is refused, not a failure of ours (T9)",
  async (after) => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const reply = await market.app.inject(`/api/auction/ledger/${lot.id}?after=${after}`);
    expect([reply.statusCode, reply.json().is_success]).toEqual([400, 0]);
  },
);
