import { webhooks } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { createReceiver, deliveriesOn } from "../../../test/receiver.ts";
import { post } from "./delivery/post.ts";
import { createSlots } from "./delivery/slots.ts";

const market = await createMarket();
const { ask, db } = market;
const rules = { loopback: true, ownPort: 8080 };
const nobody = async () => [];
const send = (url: string, line: Partial<Parameters<typeof post>[0]> = {}) =>
  post({ resolve: nobody, rules, ...line }, url, { "content-type": "application/json" }, "{}");

test("a redirect fails, and is not followed (O64)", async () => {
  const [from, to] = [await createReceiver(), await createReceiver()];
  from.answers((response) => void response.writeHead(302, { location: to.url }).end());
  expect(await send(from.url)).toMatchObject({ status: 302, error: "redirect" });
  expect(to.received).toEqual([]);
});

test("a receiver that never answers costs its time, and one that lingers has answered (O64)", async () => {
  const receiver = await createReceiver();
  receiver.answers(() => undefined);
  const silent = await send(receiver.url, { timeout: 300 });
  expect(silent).toMatchObject({ status: null, error: "timeout", answer: null });
  expect(silent.ms).toBeLessThan(5000);
  receiver.answers((response) => void response.writeHead(200).write("so far"));
  const slow = await send(receiver.url, { timeout: 300 });
  expect(slow).toMatchObject({ status: 200, error: null, answer: "so far" });
});

test("of two gigabytes the first thousand signs are read (O64)", async () => {
  const receiver = await createReceiver();
  const chunk = "अ".repeat(100_000);
  let written = 0;
  let ended: () => void = () => undefined;
  const closed = new Promise<void>((done) => {
    ended = done;
  });
  receiver.answers((response) => {
    response.writeHead(200, { "content-length": 2_000_000_000 });
    const more = () => {
      while (response.write(chunk)) written += chunk.length;
    };
    response.on("drain", more).on("close", ended);
    more();
  });
  const { answer, status } = await send(receiver.url);
  expect([status, answer]).toEqual([200, "अ".repeat(1000)]);
  await closed;
  expect(written).toBeLessThan(100_000_000);
});

test("a name that changes its address between check and call is not called (O64)", async () => {
  const receiver = await createReceiver();
  const url = `https://erp.example.com:8443/`;
  for (const addresses of [
    ["127.0.0.1"],
    ["169.254.169.254"],
    ["::ffff:127.0.0.1"],
    ["93.184.216.34", "127.0.0.1"],
  ])
    expect(await send(url, { resolve: async () => addresses })).toMatchObject({
      ...{ status: null, error: "not_public" },
    });
  const gone = Object.assign(new Error("gone"), { code: "ENOTFOUND" });
  expect(await send(url, { resolve: () => Promise.reject(gone) })).toMatchObject({
    error: "not_found",
  });
  expect(receiver.received).toEqual([]);
});

test.each([
  "https://169.254.169.254/latest/meta-data",
  "https://[::ffff:169.254.169.254]/",
  "https://127.0.0.1:8443/",
  "http://127.0.0.1:8080/api/health",
])("%s is looked at again at each try (O64)", async (url) => {
  expect(await send(url)).toMatchObject({ status: null, error: "not_public" });
});

test("without leave for it, this machine is not called though it was let in before (O64)", async () => {
  const receiver = await createReceiver();
  const home = { ...rules, loopback: false };
  expect(await send(receiver.url, { rules: home })).toMatchObject({ error: "not_public" });
  expect(await send(receiver.url)).toMatchObject({ status: 200, error: null });
  expect(await send(receiver.url.replace("127.0.0.1", "localhost"))).toMatchObject({ status: 200 });
  expect(receiver.received).toHaveLength(2);
});

test("a receiver that hangs holds up no other: it has four slots, then one (O61)", async () => {
  const slots = createSlots();
  const waiting = Array.from({ length: 8 }, () => Promise.withResolvers<void>());
  const hang = waiting.map(({ promise }) =>
    slots.take({ host: "slow.example", companyId: 1 }, async () => {
      await promise;
      return { status: null, ms: 1, error: "timeout", answer: null };
    }),
  );
  const other = await slots.take({ host: "quick.example", companyId: 2 }, async () => ({
    ...{ status: 200, ms: 1, error: null, answer: "" },
  }));
  expect(other?.status).toBe(200);
  for (const { resolve } of waiting) resolve();
  const done = await Promise.all(hang);
  expect(done.filter((one) => one !== null)).toHaveLength(4);
  expect(slots.isSlow("slow.example")).toBe(true);
});

test("a message without a slot is not counted as tried, and comes again (O61)", async () => {
  const receiver = await createReceiver();
  const seller = await market.aSeller();
  const { token } = seller;
  const made = await ask(webhooks.make, { token, body: { url: receiver.url, events: ["*"] } });
  const params = { id: made.body.data._id };
  const { data } = (await ask(webhooks.test, { token, params, body: {} })).body;
  const slots = { isSlow: () => true, take: async () => null };
  await deliveriesOn(market, { slots }).deliver(data._id);
  const row = await db
    .selectFrom("webhook_messages")
    .select(["state", "tries", "next_at"])
    .where("id", "=", data._id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: "waiting", tries: 0 });
  expect(row.next_at?.getTime()).toBeGreaterThan(Date.now() + 5000);
});

test("nothing more is sent by hand while twenty are on their way; what waits for hours is none of these (O61)", async () => {
  const { token } = await market.aSeller();
  const body = { url: (await createReceiver()).url, events: ["*"] };
  const params = { id: (await ask(webhooks.make, { token, body })).body.data._id };
  const sendTest = async () => (await ask(webhooks.test, { token, params, body: {} })).body;
  const { data: first } = await sendTest();
  await deliveriesOn(market).deliver(first._id);
  const again = async () =>
    (await ask(webhooks.again, { token, params: { ...params, msg: first._id } })).body.code;
  await market.openConnections();
  const codes = (await Promise.all(Array.from({ length: 24 }, sendTest))).map(({ code }) => code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(20);
  expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(4);
  expect(await again()).toBe("too_many_requests");
  await db
    .updateTable("webhook_messages")
    .set({ next_at: new Date(Date.now() + 3_600_000) })
    .where("state", "=", "waiting")
    .execute();
  expect(await again()).toBeUndefined();
});
