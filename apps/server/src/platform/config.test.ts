import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allTemplates } from "../../test/builders.ts";
import { readConfig } from "./config.ts";
import { isInstalled } from "./extras.ts";
import { isInNetworks } from "./http/addresses/network-of.ts";
import { publicHalfOf } from "./x25519.ts";

test("TRUST_PROXY is a list of proxies, not a yes (T12)", () => {
  expect(readConfig({ TRUST_PROXY: "10.0.0.5, fd00::/8" }).TRUST_PROXY).toEqual([
    "10.0.0.5",
    "fd00::/8",
  ]);
  for (const wrong of ["1", "yes", "10.0.0.0/99"])
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY must be a list/);
  expect(readConfig({}).TRUST_PROXY).toEqual([]);
});

test.each([
  ["10.0.0.5", true],
  ["::ffff:10.0.0.5", true],
  ["10.0.0.6", false],
  ["fd12::1", true],
  ["2001:db8::1", false],
  ["nonsense", false],
])("whether %s is one of the proxies: %s (T12)", (address, is) => {
  expect(isInNetworks(address, ["10.0.0.5", "fd00::/8"])).toBe(is);
});

test("a secret may stand in a file, and only in one place (T14)", () => {
  const file = join(mkdtempSync(join(tmpdir(), "rebale-secret-")), "token");
  writeFileSync(file, "from-a-file\n");
  expect(readConfig({ SMS_TOKEN_FILE: file }).SMS_TOKEN).toBe("from-a-file");
  expect(() => readConfig({ SMS_TOKEN_FILE: file, SMS_TOKEN: "x" })).toThrow(/both set/);
  expect(() => readConfig({ SMS_TOKEN_FILE: `${file}-gone` })).toThrow(/cannot be read/);
  expect(() => readConfig({ SMS_TOKENS_FILE: file })).toThrow(/Unknown/);
});

const real = {
  DEMO: "0",
  DATABASE_URL: "postgres://localhost/none",
  SMTP_URL: "smtp://localhost",
  SMS_URL: "https://sms.example.org",
  SMS_TOKEN: "t",
  PUBLIC_URL: "https://rebale.example",
  ADMIN_EMAIL: "office@rebale.example",
  ADMIN_PASSWORD: "a-long-password",
  CODE_PEPPERS: "a-pepper-of-the-tests",
  SECRET_KEYS: "a-key-of-the-tests",
};

test("outside the demo the market asks for its keys: the database would keep them beside what they protect (H3)", () => {
  const { CODE_PEPPERS: _, SECRET_KEYS: __, ...without } = real;
  expect(() => readConfig({ ...without, SMS_TEMPLATES: allTemplates })).toThrow(
    /must be set: CODE_PEPPERS, SECRET_KEYS$/,
  );
});

test("outside the demo only the text of codes has to be registered for the market to start (V12)", () => {
  expect(() => readConfig(real)).toThrow(/SMS_TEMPLATES.*missing: code\.en, code\.hi$/);
  const onlyCodes = "code.en=1107160000000010000 code.hi=1107160000000010001";
  expect(readConfig({ ...real, SMS_TEMPLATES: onlyCodes }).smsTemplates.size).toBe(2);
  const notANumber = allTemplates.replace(/code\.en=\d+/, "code.en=none");
  expect(() => readConfig({ ...real, SMS_TEMPLATES: notANumber })).toThrow(/missing: code\.en$/);
  const { smsTemplates } = readConfig({ ...real, SMS_TEMPLATES: allTemplates });
  expect(smsTemplates.get("code.en")).toBe("1107160000000010000");
  expect(readConfig({ DEMO: "1" }).smsTemplates.size).toBe(0);
});

test("what a market outside the demo lacks is named at once (office g)", () => {
  expect(() => readConfig({ DEMO: "0" })).toThrow(
    /these must be set: DATABASE_URL, SMTP_URL, SMS_URL, SMS_TOKEN, PUBLIC_URL, CODE_PEPPERS, SECRET_KEYS; and SMS_TEMPLATES .*missing: code\.en/,
  );
});

test("what hardly any market needs is not installed, and who asks for it is told how to get it (T14)", () => {
  const nothing = () => false;
  const store = { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "rebale" };
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://otel:4318" };
  expect(() => readConfig(store, nothing)).toThrow(
    /^S3_ENDPOINT is set, and the client of object stores is not installed: npm run install:object-store$/,
  );
  expect(() => readConfig(traces, nothing)).toThrow(
    /^OTEL_EXPORTER_OTLP_ENDPOINT is set, and OpenTelemetry is not installed: npm run install:tracing$/,
  );
  expect(readConfig({}, nothing).S3_ENDPOINT).toBeUndefined();
  expect(readConfig({ ...store, ...traces }).isTraced).toBe(true);
  expect(isInstalled("@rebale/no-such-library")).toBe(false);
});

test("half of an object store is refused (office g)", () => {
  expect(() => readConfig({ S3_BUCKET: "rebale" })).toThrow(/S3_ENDPOINT and S3_BUCKET/);
  expect(() => readConfig({ S3_ENDPOINT: "https://s3.example" })).toThrow(/S3_ENDPOINT and/);
  const both = { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "rebale" };
  expect(readConfig(both).S3_BUCKET).toBe("rebale");
});

test("opening keys are 32 bytes each, and a public one belongs to them", () => {
  const [key, older] = [7, 8].map((n) => Buffer.alloc(32, n).toString("base64"));
  const [own, others] = [7, 9].map((n) => publicHalfOf(Buffer.alloc(32, n).toString("base64")));
  const both = { OPENING_KEYS: `${key} ${older}`, OPENING_PUBLIC: own };
  expect(readConfig(both).OPENING_KEYS).toEqual([key, older]);
  expect(readConfig({ OPENING_PUBLIC: others }).OPENING_PUBLIC).toBe(others);
  expect(() => readConfig({ ...both, OPENING_PUBLIC: others })).toThrow(
    "OPENING_PUBLIC belongs to none of OPENING_KEYS",
  );
  for (const bad of ["short", `${key} ${key}x`, "é".repeat(43)])
    expect(() => readConfig({ OPENING_KEYS: bad })).toThrow(
      "OPENING_KEYS must be keys of 32 bytes in base64, with spaces between them",
    );
  expect(() => readConfig({ OPENING_KEY: key })).toThrow("Unknown environment variable");
});

const razorpay = {
  ...{ PAYMENT_KEY_ID: "rzp_new", PAYMENT_KEY_SECRET: "secret", PAYMENT_HOLDER: "A bank" },
  PAYMENT_WEBHOOK_SECRETS: "new old",
};

test("a gateway needs its keys; one that is left ends what it began, with its own", () => {
  const begins = { DEMO: "1", PAYMENT_GATEWAY: "razorpay" };
  expect(() => readConfig(begins)).toThrow(
    "PAYMENT_GATEWAY is razorpay, so these must be set: PAYMENT_KEY_ID, PAYMENT_KEY_SECRET, " +
      "PAYMENT_HOLDER, PAYMENT_WEBHOOK_SECRETS",
  );
  const one = readConfig({ ...begins, ...razorpay });
  expect(one.gateways).toMatchObject({
    razorpay: { keyId: "rzp_new", webhookSecrets: ["new", "old"] },
    demo: { webhookSecrets: [] },
  });
  const left = { PAYMENT_CASHFREE_KEY_ID: "cf", PAYMENT_CASHFREE_KEY_SECRET: "secret" };
  expect(() => readConfig({ ...begins, ...razorpay, ...left })).toThrow(
    "PAYMENT_CASHFREE_… is set, so these must be set: PAYMENT_CASHFREE_WEBHOOK_SECRETS",
  );
  const all = { ...razorpay, ...left, PAYMENT_CASHFREE_WEBHOOK_SECRETS: "secret" };
  const { gateways } = readConfig({ ...begins, ...all });
  expect([gateways.razorpay?.keyId, gateways.cashfree?.keyId]).toEqual(["rzp_new", "cf"]);
  expect(() => readConfig({ PAYMENT_PAYTM_KEY_ID: "x" })).toThrow("Unknown environment variable");
});

test("outside the demo secrets of every gateway are long, and the demo's is none of them (X03)", () => {
  const short = { PAYMENT_CASHFREE_KEY_ID: "cf", PAYMENT_CASHFREE_KEY_SECRET: "short" };
  const given = { ...started, ...short, PAYMENT_CASHFREE_WEBHOOK_SECRETS: "long".repeat(5) };
  expect(() => readConfig(given)).toThrow(/16 characters: PAYMENT_CASHFREE_KEY_SECRET/);
  expect(readConfig(started).gateways).toEqual({});
});

const started = { ...real, SMS_TEMPLATES: allTemplates };
test.each([
  ["the demo's gateway", { PAYMENT_GATEWAY: "demo" }, /PAYMENT_GATEWAY must be another than demo/],
  ["an embedded database", { DATABASE_URL: undefined }, /must be set: DATABASE_URL$/],
  [
    "a short secret of events",
    { PAYMENT_WEBHOOK_SECRETS: `${"long".repeat(5)} x` },
    /16 characters: PAYMENT_WEBHOOK_SECRETS/,
  ],
  ["a short secret of the gateway", { PAYMENT_KEY_SECRET: "short" }, /16 characters: PAYMENT_KEY/],
  ["one short pepper of two", { CODE_PEPPERS: `${"long".repeat(5)} x` }, /CODE_PEPPERS/],
  [
    "an address in the clear",
    { PUBLIC_URL: "http://rebale.example" },
    /PUBLIC_URL must begin with https/,
  ],
  ["one that begins like the loopback", { PUBLIC_URL: "http://localhost.evil.example" }, /https/],
])("outside the demo %s is refused at the start (X03, V13)", (_what, given, words) => {
  expect(() => readConfig({ ...started, ...given })).toThrow(words);
});

test.each(["http://localhost:8080", "http://127.0.0.1", "http://[::1]:80/", "https://a.example"])(
  "outside the demo %s may be where the market is found (X03)",
  (PUBLIC_URL) => expect(readConfig({ ...started, PUBLIC_URL }).demo).toBe(false),
);
