import { createPublicKey, verify } from "node:crypto";
import { accounts } from "@rebale/contract";
import { expect, test } from "vitest";
import webpush from "web-push";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aBrowser, createPushService, PUSH_ORIGIN } from "../../../../test/push-service.ts";
import { notificationRoutes, notifyMembers } from "../index.ts";
import { createGateways, deliverMessage } from "../messages/deliver-message.ts";
import { pushKeys } from "./push-keys.ts";
import { webPush } from "./send-push.ts";

const market = await createMarket(marketOf(notificationRoutes));
const service = await createPushService();
const { db, deps } = market;

const gatewaysOver = (agent = service.agent, timeoutMs = 10_000) => ({
  ...createGateways(deps),
  push: webPush(deps, pushKeys(deps), { agent, timeoutMs }),
});

let members = 0;

/** A buyer with so many browsers, and how one message fares at them. */
async function aMemberWith(browsers: number) {
  const { id, token } = await market.aBuyer();
  const member = ++members;
  const all = Array.from({ length: browsers }, (_, i) => ({
    path: `/member-${member}/${i}`,
    ...aBrowser(`/member-${member}/${i}`),
  }));
  for (const { subscription } of all)
    expect((await market.ask(accounts.subscribePush, { token, body: subscription })).status).toBe(
      200,
    );
  return {
    id,
    token,
    browsers: all,
    /** One entry a browser: how often it was called. */
    calls: () => all.map(({ path }) => service.pushedTo(path).length),
    stored: async () =>
      (
        await db
          .selectFrom("push_subscriptions")
          .select("endpoint")
          .where("user_id", "=", id)
          .execute()
      ).length,
    async notify(title = "You were outbid", goodUntil?: Date) {
      const link = "/auctiondetail/copper-cable";
      await db.transaction().execute((tx) =>
        notifyMembers(tx, "", [
          {
            userId: id,
            title,
            description: "The highest bid is now ₹52,000.",
            link,
            ...(goodUntil && { goodUntil }),
          },
        ]),
      );
      return (await messages(id)).at(-1)?.id ?? 0;
    },
  };
}
const messages = (userId: number) =>
  db
    .selectFrom("messages")
    .selectAll()
    .where("channel", "=", "push")
    .where("recipient", "=", String(userId))
    .orderBy("id")
    .execute();
const deliver = (id: number, gateways = gatewaysOver()) => deliverMessage(deps, gateways, id);
const stateOf = (id: number) =>
  db.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test.each(["You were outbid", "You won the auction", "Ending soon"])(
  "'%s' reaches a browser over TLS, signed by the market and readable by that browser alone (S1.3)",
  async (title) => {
    const { browsers, notify, calls } = await aMemberWith(1);
    const [browser] = browsers;
    const id = await notify(title);
    await deliver(id);
    await deliver(id);
    expect(calls()).toEqual([1]);
    expect(await stateOf(id)).toMatchObject({ status: "sent", attempts: 1 });

    const [push] = service.pushedTo(browser?.path ?? "");
    expect(push?.headers).toMatchObject({
      ttl: String(24 * 3600),
      urgency: "high",
      topic: `message-${id}`,
      "content-encoding": "aes128gcm",
    });
    const body = push?.body ?? Buffer.alloc(0);
    expect(browser?.read(body)).toEqual({
      title,
      body: "The highest bid is now ₹52,000.",
      link: "/auctiondetail/copper-cable",
    });
    expect(() => aBrowser("/another").read(body)).toThrow();
  },
);

test("the call carries a VAPID token that the market's public key proves, for this service and not for long", async () => {
  const { browsers, notify } = await aMemberWith(1);
  await deliver(await notify());
  const authorization = service.pushedTo(browsers[0]?.path ?? "")[0]?.headers.authorization ?? "";
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  expect(key).toBe((await market.ask(accounts.pushKey)).body.data.key);

  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const [head = "", claims = "", signature = ""] = token.split(".");
  const proves = (text: string) =>
    verify(
      "sha256",
      Buffer.from(text),
      { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
  expect(proves(`${head}.${claims}`)).toBe(true);
  expect(proves(`${head}.${claims}x`)).toBe(false);

  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  expect(read(head)).toEqual({ typ: "JWT", alg: "ES256" });
  const { aud, sub, exp } = read(claims);
  expect({ aud, sub }).toEqual({
    aud: PUSH_ORIGIN,
    sub: expect.stringMatching(/^(mailto:\S+@\S+|https:\/\/\S+)$/),
  });
  const hours = (exp - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(0);
  expect(hours).toBeLessThanOrEqual(24);
});

test("the market's keys are made once, whichever of its nodes comes first", async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => pushKeys(deps)()));
  expect(new Set(made.map(([{ publicKey }]) => publicKey)).size).toBe(1);
});

test.each([404, 410])(
  "a browser whose service answers %i is forgotten, and the message counts as sent",
  async (status) => {
    const { browsers, notify, calls, stored } = await aMemberWith(2);
    service.answer(browsers[0]?.path ?? "", status);
    const id = await notify();
    await deliver(id);
    expect(await stateOf(id)).toMatchObject({ status: "sent" });
    expect(await stored()).toBe(1);
    await deliver(await notify());
    expect(calls()).toEqual([1, 2]);
  },
);

test("what one service does not take is tried again there, and never a second time where it arrived", async () => {
  const { browsers, notify, calls, stored } = await aMemberWith(3);
  service.answer(browsers[1]?.path ?? "", 503);
  service.answer(browsers[2]?.path ?? "", 429);
  const id = await notify();
  await expect(deliver(id)).rejects.toThrow();
  expect(await stateOf(id)).toMatchObject({
    status: "waiting",
    attempts: 1,
    last_error: "2 of 3 push services did not take the message",
  });
  service.answer(browsers[1]?.path ?? "", 201);
  await expect(deliver(id)).rejects.toThrow();
  service.answer(browsers[2]?.path ?? "", 201);
  await deliver(id);
  expect(calls()).toEqual([1, 2, 3]);
  expect(await stateOf(id)).toMatchObject({ status: "sent", attempts: 3 });
  expect(await stored()).toBe(3);
});

test.each([400, 401, 403])(
  "a service that answers %i, as to a market whose clock is wrong, costs no member their browser",
  async (status) => {
    const { browsers, notify, stored } = await aMemberWith(1);
    service.answer(browsers[0]?.path ?? "", status);
    await expect(deliver(await notify())).rejects.toThrow();
    expect(await stored()).toBe(1);
  },
);

test("a service that is silent is left after a while and tried again", async () => {
  const { browsers, notify, stored } = await aMemberWith(1);
  service.answer(browsers[0]?.path ?? "", () => undefined);
  const id = await notify();
  await expect(deliver(id, gatewaysOver(service.agent, 300))).rejects.toThrow();
  expect(await stateOf(id)).toMatchObject({ status: "waiting" });
  expect(await stored()).toBe(1);
});

test("a service that never stops talking fills no memory: its status is enough", async () => {
  const { browsers, notify } = await aMemberWith(1);
  let closed = () => {};
  const hungUp = new Promise<void>((done) => (closed = done));
  service.answer(browsers[0]?.path ?? "", (response) => {
    response.writeHead(201);
    const talk = setInterval(() => response.write("word ".repeat(1000)), 5);
    response.on("close", () => {
      clearInterval(talk);
      closed();
    });
  });
  const id = await notify();
  await deliver(id);
  expect(await stateOf(id)).toMatchObject({ status: "sent", attempts: 1 });
  await hungUp;
});

test("a service with a certificate that nobody vouches for is not spoken to", async () => {
  const { notify, calls, stored } = await aMemberWith(1);
  await expect(deliver(await notify(), gatewaysOver(service.strangersAgent))).rejects.toThrow();
  expect(calls()).toEqual([0]);
  expect(await stored()).toBe(1);
});

test("news of an auction is kept for a phone that is off until the auction ends, and not sent after", async () => {
  const { browsers, notify, calls } = await aMemberWith(1);
  await deliver(await notify("Ending soon", new Date(Date.now() + 600_000)));
  const ttl = Number(service.pushedTo(browsers[0]?.path ?? "")[0]?.headers.ttl);
  expect(ttl).toBeGreaterThan(500);
  expect(ttl).toBeLessThanOrEqual(600);
  const late = await notify("Ending soon", new Date(Date.now() - 1000));
  await deliver(late);
  expect(calls()).toEqual([1]);
  expect(await stateOf(late)).toMatchObject({ status: "sent" });
});

test("after the market's keys were changed, new browsers get the new one and old ones still hear (T14)", async () => {
  const { browsers, notify, calls } = await aMemberWith(1);
  const path = browsers[0]?.path ?? "";
  const [before] = await pushKeys(deps)();
  const next = webpush.generateVAPIDKeys();
  const pairs = [next, before].map(({ publicKey, privateKey }) => `${publicKey}:${privateKey}`);
  const changed = { ...deps, config: { ...deps.config, VAPID_KEYS: pairs.join(" ") } };
  expect((await pushKeys(changed)())[0]).toEqual(next);
  // As a push service does: a browser's own key, or 403.
  service.answer(path, (response) => {
    const isOwn = String(response.req.headers.authorization).endsWith(before.publicKey);
    response.writeHead(isOwn ? 201 : 403, { "content-length": 0 }).end();
  });
  const id = await notify();
  const push = webPush(changed, pushKeys(changed), { agent: service.agent, timeoutMs: 5000 });
  await deliver(id, { ...gatewaysOver(), push });
  expect(await stateOf(id)).toMatchObject({ status: "sent" });
  expect(calls()).toEqual([2]);
});
