import { accounts } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aBrowser, createPushService, PUSH_ORIGIN } from "../../../../test/push-service.ts";
import { hashToken } from "../../accounts/sessions/create-session.ts";
import { notificationRoutes, notifyMembers } from "../index.ts";
import { createGateways, deliverMessage } from "../messages/deliver-message.ts";
import { pushKeys } from "./push-keys.ts";
import { webPush } from "./send-push.ts";
import { subscribePush } from "./subscribe-push.ts";

const market = await createMarket(marketOf(notificationRoutes));
const { db } = market;

const browser = (path: string) => aBrowser(path).subscription;
const subscribe = (token: string, path: string) =>
  market.ask(accounts.subscribePush, { token, body: browser(path) });
const browsersOf = async (userId: number) =>
  (
    await db
      .selectFrom("push_subscriptions")
      .select("endpoint")
      .where("user_id", "=", userId)
      .execute()
  ).map(({ endpoint }) => endpoint);
const notify = (userId: number) =>
  db
    .transaction()
    .execute((tx) => notifyMembers(tx, "", [{ userId, title: "Outbid", description: "…" }]));
const pushesTo = (userId: number) =>
  db
    .selectFrom("messages")
    .select("id")
    .where("channel", "=", "push")
    .where("recipient", "=", String(userId))
    .execute();

test("a browser is subscribed with the market's one key, and unsubscribed; a private address is no push service", async () => {
  const { id, token } = await market.aBuyer();
  const [one, two] = [await market.ask(accounts.pushKey), await market.ask(accounts.pushKey)];
  expect(Buffer.from(one.body.data.key, "base64url")).toHaveLength(65);
  expect(two.body.data).toEqual(one.body.data);

  const inside = await market.ask(accounts.subscribePush, {
    token,
    body: { ...browser("/abc"), endpoint: "https://169.254.169.254/x" },
  });
  expect(inside).toMatchObject({ status: 400, body: { errors: [{ path: "endpoint" }] } });
  expect((await subscribe(token, "/abc")).status).toBe(200);
  await notify(id);
  expect(await pushesTo(id)).toHaveLength(1);
  expect(
    (
      await market.ask(accounts.unsubscribePush, {
        token,
        query: { endpoint: `${PUSH_ORIGIN}/abc` },
      })
    ).status,
  ).toBe(200);
  await notify(id);
  expect(await pushesTo(id)).toHaveLength(1);
});

test("a browser whose push service is not on the open internet is forgotten, and nothing is called", async () => {
  const { id, token } = await market.aBuyer();
  await subscribe(token, "/inside");
  await db
    .updateTable("push_subscriptions")
    .set({ endpoint: "https://127.0.0.1/x" })
    .where("user_id", "=", id)
    .execute();
  await notify(id);
  const [message] = await pushesTo(id);
  await deliverMessage(market.deps, createGateways(market.deps), message?.id ?? 0);
  expect(await browsersOf(id)).toEqual([]);
});

test("a member keeps ten browsers; the oldest makes room", async () => {
  const { id, token } = await market.aBuyer();
  for (let i = 0; i < 12; i++) await subscribe(token, `/${id}/${i}`);
  const stored = await browsersOf(id);
  expect(stored).toHaveLength(10);
  expect(stored).toContain(`${PUSH_ORIGIN}/${id}/11`);
});

test("a shared phone belongs to who is signed in there: logging out ends its messages, and only its own (S2.25)", async () => {
  const ravi = await market.aBuyer();
  await subscribe(ravi.token, "/yard-phone");
  const elsewhere = await market.proveMobile(ravi.mobile);
  await subscribe(elsewhere, "/own-phone");
  await market.ask(accounts.logout, { token: ravi.token });
  expect(await browsersOf(ravi.id)).toEqual([`${PUSH_ORIGIN}/own-phone`]);
  expect((await subscribe(ravi.token, "/yard-phone")).status).toBe(401);

  const meena = await market.aBuyer();
  await subscribe(meena.token, "/own-phone");
  expect(await browsersOf(ravi.id)).toEqual([]);
  expect(await browsersOf(meena.id)).toEqual([`${PUSH_ORIGIN}/own-phone`]);
});

test("a browser whose session has run out is not called", async () => {
  const { id, token } = await market.aBuyer();
  await subscribe(token, "/forgotten-phone");
  await db
    .updateTable("push_subscriptions")
    .set({ endpoint: "https://127.0.0.1/called" })
    .where("user_id", "=", id)
    .execute();
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date(0) })
    .where("user_id", "=", id)
    .execute();
  await notify(id);
  for (const { id: messageId } of await pushesTo(id))
    await deliverMessage(market.deps, createGateways(market.deps), messageId);
  // Had it been called, it would have been found to be no push service and be forgotten.
  expect(await browsersOf(id)).toEqual(["https://127.0.0.1/called"]);
});

test("outside the demo only a known push service is taken, and one that was taken before is not called (T1)", async () => {
  const { id, token } = await market.aBuyer();
  await subscribe(token, "/before");
  const session = hashToken(token);
  const real = { ...market.deps, config: { ...market.deps.config, demo: false } };
  const asked = (endpoint: string) => ({ ...browser("/x"), endpoint });
  await expect(
    subscribePush(real, session, asked("https://push.evil.example/x")),
  ).rejects.toThrow();
  await subscribePush(real, session, asked("https://fcm.googleapis.com/fcm/send/x"));
  const service = await createPushService();
  const push = webPush(real, pushKeys(real), { agent: service.agent, timeoutMs: 1000 });
  await market.db
    .deleteFrom("push_subscriptions")
    .where("endpoint", "like", "%googleapis%")
    .execute();
  await push.send(id, JSON.stringify({ title: "Outbid" }), 1);
  expect(service.pushedTo("/before")).toEqual([]);
  expect(await browsersOf(id)).toEqual([]);
});
