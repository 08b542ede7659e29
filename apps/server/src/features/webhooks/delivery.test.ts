import { type QueryIn, webhooks } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { Webhook } from "standardwebhooks";
import { beforeEach, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { createReceiver, deliveriesOn } from "../../../test/receiver.ts";
import { runJobs } from "../../platform/jobs/jobs.ts";
import { bringWebhooksNearer } from "./delivery/nearer.store.ts";
import { nextTry, WAITS } from "./delivery/schedule.rules.ts";
import { tellWebhooks } from "./index.ts";
import { webhooksQueue } from "./webhooks.jobs.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const { deliverDue } = deliveriesOn(market);
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const start = new Date("2026-12-01T04:30:00.000Z");
const after = (ms: number) => market.setTime(new Date(start.getTime() + ms));

/** A company with one endpoint at a receiver of its own, and what it is told. */
async function aListener() {
  const [seller, receiver] = [await market.aSeller(), await createReceiver()];
  const { token } = seller;
  const made = (await ask(webhooks.make, { token, body: { url: receiver.url, events: ["*"] } }))
    .body.data;
  const params = { id: made._id };
  const company = await companyOf(market, seller);
  const data = { award_id: "12", product_id: "4", value: 5, payable: 5, due_at: null };
  const tell = () =>
    db
      .transaction()
      .execute((tx) => tellWebhooks(tx, [{ type: "award.made", to: [company, null], data }]));
  const log = async (query: QueryIn<typeof webhooks.deliveries> = {}) =>
    (await ask(webhooks.deliveries, { token, params, query })).body.data;
  const one = async (msg: string) =>
    (await ask(webhooks.delivery, { token, params: { ...params, msg } })).body.data;
  const again = (msg: string) => ask(webhooks.again, { token, params: { ...params, msg } });
  const state = async () =>
    (await ask(webhooks.list, { token })).body.data.find(({ _id }) => _id === made._id);
  return { seller, receiver, ...made, params, tell, log, one, again, state };
}
const mailsTo = async ({ id }: SignedIn) =>
  (
    await db
      .selectFrom("messages")
      .select("body")
      .where("user_id", "=", id)
      .where("channel", "=", "mail")
      .execute()
  ).map(({ body }) => body);

/** People stay signed in. */
beforeEach(async () => {
  await market.setTime(start);
});
const staySignedIn = async ({ id }: SignedIn) => {
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  deps.bus.publish("session", { userId: id });
};

test("what is told is signed over its bytes, as the library verifies (O59)", async () => {
  await market.setTime(null);
  const { receiver, secret, tell } = await aListener();
  await tell();
  await deliverDue();
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
  expect(headers).toMatchObject({
    ...{ "user-agent": "Rebale-Webhooks/1", "content-type": "application/json" },
    "webhook-id": expect.stringMatching(/^msg_\w+$/),
    "webhook-timestamp": expect.stringMatching(/^\d{10}$/),
    "webhook-signature": expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
  });
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(verified).toMatchObject({ type: "award.made", data: { href: "/api/award/12" } });
  expect(Object.keys(verified as object)).toEqual(["type", "timestamp", "data"]);
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
});

test("a message is sent by a queue of its own soon after it is told (O59)", async () => {
  await market.setTime(null);
  const { receiver, tell, log } = await aListener();
  const jobs = await runJobs(market.url, [webhooksQueue(deps)], deps.log);
  await tell();
  await expect.poll(() => receiver.types()).toEqual(["award.made"]);
  await expect.poll(async () => (await log())[0]?.state).toBe("done");
  await jobs.stop();
});

test("what is undone is told to nobody, and who did not ask for a type is not told it (O59)", async () => {
  const { receiver, params, seller, tell, log } = await aListener();
  const company = await companyOf(market, seller);
  const data = { amount: 5, utr: null };
  const undone = db.transaction().execute(async (tx) => {
    await tellWebhooks(tx, [{ type: "payout.sent", to: [company], data }]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await ask(webhooks.change, { token: seller.token, params, body: { events: ["payout.sent"] } });
  await tell();
  expect(await log()).toEqual([]);
  await db
    .transaction()
    .execute((tx) => tellWebhooks(tx, [{ type: "payout.sent", to: [company, company], data }]));
  await deliverDue();
  expect(receiver.types()).toEqual(["payout.sent"]);
});

test("after 500 it comes again at the stated times under one id, to the last (O61)", async () => {
  const { receiver, tell, log, one, seller } = await aListener();
  receiver.answers(500);
  await tell();
  let at = 0;
  for (const wait of [0, ...WAITS]) {
    at += wait;
    if (wait > 0) {
      await after(at - 1);
      expect(await deliverDue()).toBe(0);
    }
    await after(at);
    expect(await deliverDue()).toBe(1);
  }
  expect(at).toBe(71 * HOUR + 36 * MINUTE + 5 * SECOND);
  expect(receiver.received).toHaveLength(11);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  await staySignedIn(seller);
  const [row] = await log({ state: "failed" });
  expect(row).toMatchObject({ tries: 11, last_status: 500, last_error: "status", next_at: null });
  const { attempts, body } = await one(row?._id ?? "");
  expect(attempts).toHaveLength(11);
  expect(attempts[0]).toMatchObject({ status: 500, error: "status", answer: "thanks" });
  expect(body).toBe(receiver.received[0]?.body);
});

test("tries come up to a tenth later, never sooner (O61)", () => {
  for (const [at, wait] of WAITS.entries()) {
    const next = (chance: number) => (nextTry(at + 1, start, chance)?.getTime() ?? 0) - +start;
    expect([next(0), next(1)]).toEqual([wait, Math.round(wait * 1.1)]);
  }
  expect(nextTry(11, start, 0)).toBeNull();
});

test("a receiver that is away for three hours misses nothing (O61)", async () => {
  const { receiver, tell, log, state, seller } = await aListener();
  receiver.answers((response) => void response.destroy());
  for (let n = 0; n < 3; n++) {
    await after(n * HOUR);
    await tell();
    await deliverDue();
  }
  await staySignedIn(seller);
  expect(await log()).toHaveLength(3);
  expect((await state())?.failing_since).toBe(start.toISOString());
  receiver.answers(200);
  const came = receiver.received.length;
  for (let minutes = 3 * 60; minutes < 24 * 60; minutes += 30) {
    await after(minutes * MINUTE);
    await deliverDue();
  }
  expect(receiver.received).toHaveLength(came + 3);
  expect((await log()).map((row) => row.state)).toEqual(["done", "done", "done"]);
  expect((await state())?.failing_since).toBeNull();
});

test("one is sent again by hand under the same id, also when it is done (O61)", async () => {
  const { receiver, tell, log, again } = await aListener();
  await tell();
  await deliverDue();
  const [first] = await log();
  expect(first).toMatchObject({ state: "done", tries: 1, last_status: 200, last_error: null });
  expect((await again(first?._id ?? "")).body.data).toMatchObject({ state: "waiting" });
  await deliverDue();
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual([first?._id, first?._id]);
  expect((await log())[0]).toMatchObject({ state: "done", tries: 2 });
  expect((await again(`msg_${"0".repeat(36)}`)).status).toBe(404);
});

test("410 turns it off at once, and owners and managers are told by mail (O62)", async () => {
  const { receiver, tell, state, seller, log, name } = await aListener();
  receiver.answers(410);
  await tell();
  await tell();
  await deliverDue();
  expect(name).toBeNull();
  expect(await state()).toMatchObject({ state: "off", why_off: "gone", last_status: 410 });
  expect(receiver.received).toHaveLength(1);
  expect((await log()).map((row) => row.state)).toEqual(["failed", "failed"]);
  expect((await mailsTo(seller)).filter((body) => body.includes("410"))).toHaveLength(1);
  await tell();
  expect(await log()).toHaveLength(2);
});

test("three days in which every try failed turn it off; one that is taken begins anew (O62)", async () => {
  const { receiver, tell, state, seller } = await aListener();
  receiver.answers(503);
  await tell();
  await deliverDue();
  await after(3 * DAY_MS - MINUTE);
  await tell();
  await deliverDue();
  await staySignedIn(seller);
  expect((await state())?.state).toBe("on");
  receiver.answers(200);
  await after(3 * DAY_MS);
  await deliverDue();
  receiver.answers(503);
  await tell();
  await deliverDue();
  expect(await state()).toMatchObject({ state: "on" });
  await after(6 * DAY_MS);
  await tell();
  await deliverDue();
  expect(await state()).toMatchObject({ state: "off", why_off: "failing" });
  expect((await mailsTo(seller)).filter((body) => body.includes("three days"))).toHaveLength(1);
});

test("while a secret is changed two sign, for 24 hours (O63)", async () => {
  const { receiver, params, seller, secret, tell } = await aListener();
  const { data } = (await ask(webhooks.renewSecret, { token: seller.token, params })).body;
  expect(data.secret).not.toBe(secret);
  expect(data.last4).toBe(data.secret.slice(-4));
  const signatures = async () => {
    await tell();
    await deliverDue();
    return String(receiver.received.at(-1)?.headers["webhook-signature"]).split(" ");
  };
  expect(await signatures()).toHaveLength(2);
  await after(DAY_MS - 1);
  expect(await signatures()).toHaveLength(2);
  await after(DAY_MS);
  expect(await signatures()).toHaveLength(1);
});

test("a company's deliveries are brought nearer, and another's stay (O61)", async () => {
  const [own, other] = [await aListener(), await aListener()];
  for (const { receiver, tell } of [own, other]) {
    receiver.answers(500);
    await tell();
  }
  await deliverDue();
  expect(await deliverDue()).toBe(0);
  const company = await companyOf(market, own.seller);
  const nearer = (seconds: number) =>
    db.transaction().execute((tx) => bringWebhooksNearer(tx, { companyId: company, seconds }));
  expect(await nearer(4)).toHaveLength(1);
  expect(await deliverDue()).toBe(0);
  expect(await nearer(1)).toHaveLength(1);
  expect(await deliverDue()).toBe(1);
  expect([own.receiver.received.length, other.receiver.received.length]).toEqual([2, 1]);
  await nearer(3 * 86_400);
  expect(await deliverDue()).toBe(1);
  expect([(await own.state())?.state, (await other.state())?.state]).toEqual(["off", "on"]);
});

test("the log keeps 30 days (O61)", async () => {
  const { tell, log, seller } = await aListener();
  await tell();
  await after(30 * DAY_MS);
  const keep = webhooksQueue(deps).handlers["keep-webhooks"] as () => Promise<void>;
  await keep();
  await staySignedIn(seller);
  expect(await log()).toHaveLength(1);
  await after(30 * DAY_MS + MINUTE);
  await keep();
  expect(await log()).toEqual([]);
});
