import { apiKeys, type BodyIn, office, webhooks } from "@rebale/contract";
import { MAX_WEBHOOKS } from "@rebale/contract/webhooks";
import { WEBHOOK_EVENT_TYPES } from "@rebale/contract/webhooks/event-types";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { createReceiver, deliveriesOn } from "../../../test/receiver.ts";
import { checkUrl, urlRules } from "./endpoints/check-url.ts";

const market = await createMarket();
const { ask, app, db, deps } = market;
const receiver = await createReceiver();
const { deliverDue } = deliveriesOn(market);

type Asked = Partial<BodyIn<typeof webhooks.make>>;
const make = (by: SignedIn, more: Asked = {}) =>
  ask(webhooks.make, { token: by.token, body: { url: receiver.url, events: ["*"], ...more } });
const made = async (by: SignedIn, more: Asked = {}) => (await make(by, more)).body.data;
const listed = async (by: SignedIn) => (await ask(webhooks.list, { token: by.token })).body.data;
const change = (by: SignedIn, id: string, body: BodyIn<typeof webhooks.change>) =>
  ask(webhooks.change, { token: by.token, params: { id }, body });

const rules = { loopback: true, ownPort: 8080 };
/** Name servers that say so. */
const says = (addresses: string[]) => async () => addresses;
const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

test.each([
  "ftp://93.184.216.34/",
  "http://93.184.216.34/hook",
  "https://93.184.216.34:8080/",
  "https://me:secret@93.184.216.34/",
  "https://169.254.169.254/latest/meta-data",
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://10.0.0.8/",
  "https://[::1]/",
  "https://[::ffff:169.254.169.254]/",
  "https://[::ffff:8.8.8.8]/",
  "https://[fd00::1]/",
  "https://[64:ff9b::a9fe:a9fe]/",
  "https://100.64.0.1/",
  "https://localhost/",
  "https://metadata.google.internal/",
  "https://printer.local/",
  "https://erp/",
  "http://127.0.0.1:8080/api",
  "http://localhost:8080/",
  "http://[::1]:8080/",
  "http://127.0.0.2:9000/",
  "not a url",
  "",
])("%s is refused at `url` (O58, O64)", async (url) => {
  const seller = await market.aSeller();
  const refused = await make(seller, { url });
  expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, "url"]);
});

test("a name is refused for one address that is not public, or for none (O58)", async () => {
  const url = "https://erp.example.com:8443/hook";
  expect(await checkUrl(url, rules, says(["93.184.216.34"]))).toBe(url);
  expect(await checkUrl(url, rules, fails("EAI_AGAIN"))).toBe(url);
  for (const resolve of [
    says(["93.184.216.34", "10.0.0.1"]),
    says(["::ffff:127.0.0.1"]),
    fails("ENOTFOUND"),
  ])
    await expect(checkUrl(url, rules, resolve)).rejects.toMatchObject({ code: "invalid_input" });
});

test("this machine is told things only where it is said, or in a demo at home (O58)", async () => {
  const of = (over: object) => urlRules({ config: { ...deps.config, ...over } }).loopback;
  expect(of({})).toBe(true);
  expect(of({ PUBLIC_URL: "https://rebale.example" })).toBe(false);
  expect(of({ demo: false })).toBe(false);
  expect(of({ demo: false, WEBHOOK_LOOPBACK: true })).toBe(true);
  expect(of({ WEBHOOK_LOOPBACK: false })).toBe(false);
  const [home, url] = [{ ...rules, loopback: false }, "http://127.0.0.1:9000/"];
  await expect(checkUrl(url, home, says([]))).rejects.toMatchObject({ code: "invalid_input" });
  for (const host of ["127.0.0.1", "[::1]", "localhost"])
    expect(await checkUrl(`http://${host}:9000/`, rules, says([]))).toContain(host);
});

test("an endpoint's secret is told once and stored encrypted; ten are the most (O58)", async () => {
  const seller = await market.aSeller();
  const { secret, ...one } = await made(seller, {
    events: ["trip.out", "trip.out"],
    name: " ERP ",
  });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).toMatchObject({ url: receiver.url, events: ["trip.out"], name: "ERP", state: "on" });
  expect(one).toMatchObject({ why_off: null, last4: secret.slice(-4), failing_since: null });
  expect(await listed(seller)).toEqual([one]);
  expect(JSON.stringify(await listed(seller))).not.toContain(secret);
  const row = await db
    .selectFrom("webhook_endpoints")
    .select("secret")
    .where("id", "=", Number(one._id))
    .executeTakeFirstOrThrow();
  expect(row.secret.includes(Buffer.from(secret))).toBe(false);
  for (let n = 1; n < MAX_WEBHOOKS; n++) expect((await make(seller)).status).toBe(200);
  expect(await make(seller)).toMatchObject({ status: 409, body: { code: "too_many_webhooks" } });
  await ask(webhooks.remove, { token: seller.token, params: { id: one._id } });
  expect((await make(seller)).status).toBe(200);
  expect((await change(seller, one._id, { name: "Gone" })).status).toBe(404);
});

test("a type that is none is refused at `events`; changes say no secret (O58)", async () => {
  const seller = await market.aSeller();
  for (const events of [["lot.sold"], [], ["*", "x"], "trip.out"] as never[]) {
    const refused = await make(seller, { events });
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, "events"]);
  }
  const { _id } = await made(seller);
  const { body } = await change(seller, _id, { events: ["award.made"], state: "off" });
  expect(body.data).toMatchObject({ events: ["award.made"], state: "off", why_off: "company" });
  expect(body.data).not.toHaveProperty("secret");
  expect((await change(seller, _id, { url: "https://10.0.0.1/" })).status).toBe(400);
  expect((await change(seller, _id, { state: "on" })).body.data).toMatchObject({ why_off: null });
});

test("a stolen session sends a company's events nowhere: that asks for a proof, and the owners are told (O58)", async () => {
  const [owner, manager] = [await market.aSeller(), await market.aSeller({ name: "Meena" })];
  const company_id = await companyOf(market, owner);
  await db
    .updateTable("company_users")
    .set({ company_id, role: "manager" })
    .where("user_id", "=", manager.id)
    .execute();
  await db
    .updateTable("sessions")
    .set({ created_at: new Date(Date.now() - 3_600_000), code_at: null })
    .where("user_id", "=", manager.id)
    .execute();
  deps.bus.publish("session", { userId: manager.id });
  const { _id: id } = await made(owner);
  const renew = () => ask(webhooks.renewSecret, { token: manager.token, params: { id } });
  const [local, other] = ["http://localhost:9999/hook", "http://127.0.0.1:9998/hook"];
  const refused = [
    await make(manager, { url: local }),
    await change(manager, id, { url: other }),
    await renew(),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => "proof_needed"));
  await market.proveAgain(manager);
  expect((await make(manager, { url: local })).status).toBe(200);
  expect((await change(manager, id, { events: ["trip.out"] })).status).toBe(200);
  expect((await change(manager, id, { url: other })).status).toBe(200);
  expect((await renew()).status).toBe(200);
  const told = await db
    .selectFrom("notifications")
    .select("params")
    .where("user_id", "=", owner.id)
    .where("code", "=", "webhook_address")
    .orderBy("id")
    .execute();
  expect(told.map(({ params }) => params)).toMatchObject([
    { host: new URL(receiver.url).host },
    { host: "localhost:9999", by: "Meena" },
    { host: "127.0.0.1:9998", by: "Meena" },
  ]);
});

test("another company finds nothing of it, and no key opens any of it (O64)", async () => {
  const [seller, other] = [await market.aSeller(), await market.aSeller()];
  const { _id: id } = await made(seller);
  const { _id: msg } = (await ask(webhooks.test, { token: seller.token, params: { id }, body: {} }))
    .body.data;
  const { token } = other;
  const { key } = (
    await ask(apiKeys.make, {
      token: seller.token,
      body: { name: "ERP", scopes: ["list", "awards", "papers"] },
    })
  ).body.data;
  const calls = [
    ["PATCH", `/${id}`],
    ["DELETE", `/${id}`],
    ["POST", `/${id}/secret`],
    ["POST", `/${id}/test`],
    ["GET", `/${id}/deliveries`],
    ["GET", `/${id}/deliveries/${msg}`],
    ["POST", `/${id}/deliveries/${msg}/again`],
  ] as const;
  const send = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, bearer: string) =>
    app.inject({
      ...{ method, url: `/api/company/webhooks${path}` },
      headers: { authorization: `Bearer ${bearer}` },
      ...(method === "PATCH" || method === "POST" ? { payload: {} } : {}),
    });
  for (const [method, path] of calls)
    expect([path, (await send(method, path, token)).statusCode]).toEqual([path, 404]);
  expect(await listed(other)).toEqual([]);
  for (const [method, path] of [["GET", ""], ["POST", ""], ...calls] as const) {
    const refused = await send(method, path, key);
    expect([path, refused.statusCode]).toEqual([path, 403]);
    expect(refused.json()).toMatchObject({ code: "key_may_not", scope: null });
  }
});

test("the office sees a company's webhooks without a secret, and turns one off (O64)", async () => {
  const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
  const { secret, ...one } = await made(seller);
  const id = String(await companyOf(market, seller));
  const off = (hook: string) =>
    ask(webhooks.offByOffice, {
      ...{ token: admin.token, params: { id, hook }, body: { state: "off" } },
    });
  const machines = await ask(apiKeys.machines, { token: admin.token, params: { id } });
  expect(machines.body.data.webhooks).toEqual([one]);
  expect(JSON.stringify(machines.body)).not.toContain(secret);
  expect((await off(one._id)).body.data).toMatchObject({ state: "off", why_off: "office" });
  expect((await off("999")).status).toBe(404);
  const { body } = await ask(office.audit, {
    ...{ token: admin.token, query: { action: "webhook turned off" } },
  });
  expect(body.data).toHaveLength(1);
  const told = await db
    .selectFrom("notifications")
    .select("code")
    .where("user_id", "=", seller.id)
    .execute();
  expect(told).toContainEqual({ code: "webhook_off" });
});

test("each type's example fits its schema, and the check is verified by the library (O65)", async () => {
  const { body, status } = await ask(webhooks.eventTypes, {});
  expect(status).toBe(200);
  expect(body.data.map(({ type }) => type)).toEqual(WEBHOOK_EVENT_TYPES);
  expect(body.data).toHaveLength(27);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const { type, schema, example } of body.data) {
    expect([type, ajv.validate(schema, example), ajv.errors]).toEqual([type, true, null]);
    expect(ajv.validate(schema, { ...example, data: {} })).toBe(false);
  }
  const { secret, id, timestamp, body: text, signature } = body.check;
  const headers = { "webhook-id": id, "webhook-timestamp": timestamp };
  const verify = (signed: string) =>
    new Webhook(secret).verify(text, { ...headers, "webhook-signature": signed });
  expect(verify(signature)).toMatchObject({ type: "award.made" });
  expect(() => verify(`v1,${Buffer.alloc(32).toString("base64")}`)).toThrow();
});

test("a ping, or the example of each type, is sent at once to the one endpoint (O65)", async () => {
  await deliverDue();
  const [seller, before] = [await market.aSeller(), receiver.received.length];
  const { _id: id } = await made(seller, { events: ["lot.approved"] });
  await made(seller);
  for (const type of [undefined, ...WEBHOOK_EVENT_TYPES]) {
    await ask(webhooks.test, { token: seller.token, params: { id }, body: { type } });
    await deliverDue();
  }
  const bad = await ask(webhooks.test, {
    ...{ token: seller.token, params: { id }, body: { type: "x" as never } },
  });
  expect(bad.status).toBe(400);
  // Without any body, too.
  const bare = await app.inject({
    ...{ method: "POST", url: `/api/company/webhooks/${id}/test` },
    headers: { authorization: `Bearer ${seller.token}` },
  });
  expect(bare.json().data).toMatchObject({ type: "webhook.ping", state: "waiting", tries: 0 });
  await deliverDue();
  expect(receiver.types().slice(before).sort()).toEqual(
    ["webhook.ping", "webhook.ping", ...WEBHOOK_EVENT_TYPES].sort(),
  );
  const own = String(await companyOf(market, seller));
  expect(receiver.of("webhook.ping").at(-1)).toEqual({
    ...{ company_id: own, href: "/api/webhook-events" },
  });
});
