import { accounts } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { aMobile } from "../../../../test/builders.ts";
import { localBus } from "../../../platform/bus/events.ts";
import { endSessionsOf } from "../index.ts";
import { hashToken } from "./create-session.ts";
import { identify } from "./identify.ts";

const market = await createMarket(marketOf());
const profileBy = (token: string) => market.ask(accounts.readProfile, { token });

test("logging out ends the session on the server (S2.25, S4.1, S6.5)", async () => {
  const { token } = await market.aBuyer();
  expect((await profileBy(token)).status).toBe(200);
  expect((await market.ask(accounts.logout, { token })).status).toBe(200);
  expect(await profileBy(token)).toMatchObject({ status: 401, body: { code: "sign_in_first" } });
});

test("a deactivation ends all of a member's sessions at once", async () => {
  const { id, token } = await market.aSeller();
  expect((await profileBy(token)).status).toBe(200);
  await market.db.transaction().execute((tx) => endSessionsOf(tx, id));
  market.deps.bus.publish("session", { userId: id });
  expect((await profileBy(token)).status).toBe(401);
});

test("a buyer's session lasts 30 days, an admin's 12 hours, a proven phone's token 30 minutes", async () => {
  const start = new Date("2026-11-21T10:00:00Z");
  const after = (ms: number) => market.setTime(new Date(start.getTime() + ms));
  await market.setTime(start);
  const [buyer, admin] = [await market.aBuyer(), await market.anAdmin()];
  const mobile = aMobile();
  const proven = await market.proveMobile(mobile);
  const register = () =>
    market.ask(accounts.register, {
      token: proven,
      body: { name: "Late", contact: { mobile }, login_type: { isBuyer: true, isSeller: false } },
    });

  await after(30 * 60_000);
  expect((await register()).body.code).toBe("phone_not_proven");
  await after(DAY_MS / 2 - 1);
  expect((await market.ask(accounts.logout, { token: admin.token })).status).toBe(200);
  await after(30 * DAY_MS - 1);
  expect((await profileBy(buyer.token)).status).toBe(200);
  await after(30 * DAY_MS);
  expect((await profileBy(buyer.token)).status).toBe(401);
  await market.setTime(null);
});

test("an admin's session is over after 12 hours, also on a node that has it in memory", async () => {
  const start = new Date("2026-11-21T10:00:00Z");
  await market.setTime(start);
  const { token } = await market.anAdmin();
  const whoIs = identify(market.deps);
  expect((await whoIs(token)).kind).toBe("admin");
  await market.setTime(new Date(start.getTime() + DAY_MS / 2));
  expect((await whoIs(token)).kind).toBe("visitor");
  await market.setTime(null);
});

test("members who come at once are looked up together, each as themselves", async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => market.aBuyer()));
  let statements = 0;
  const db = market.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const whoIs = identify({ ...market.deps, db });
  const tokens = [...members.map(({ token }) => token), "made-up"];
  const callers = await Promise.all(tokens.map((token) => whoIs(token)));
  expect(callers.map((caller) => ("userId" in caller ? caller.userId : caller.kind))).toEqual([
    ...members.map(({ id }) => id),
    "visitor",
  ]);
  expect(statements).toBe(1);
});

test("the code's key, the VAPID pair and the gateway's token are changed, and nobody is signed out (T14)", async () => {
  const [buyer, admin] = [await market.aBuyer(), await market.anAdmin()];
  const changed = {
    CODE_PEPPERS: "a-newer-pepper-of-2027",
    SMS_TOKEN: "newer",
    VAPID_KEYS: `${"A".repeat(87)}:${"B".repeat(43)}`,
  };
  const config = { ...market.deps.config, ...changed };
  const restarted = await marketOf()({ ...market.deps, config });
  for (const { token } of [buyer, admin]) {
    const reply = await restarted.inject({
      method: "POST",
      url: "/api/user/logout",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.statusCode).toBe(200);
  }
  await restarted.close();
});

test("tokens are stored hashed only", async () => {
  const { token, id } = await market.aBuyer();
  const rows = await market.db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", id)
    .execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.token_hash).toEqual(hashToken(token));
  expect(token).toMatch(/^[\w-]{43}$/);
});

test("a known token is answered from memory, until the word of its end comes from any node", async () => {
  const { token, id } = await market.aBuyer();
  const bus = localBus();
  const whoIs = identify({ ...market.deps, bus });
  expect(await whoIs(token)).toMatchObject({ kind: "buyer", userId: id });

  await market.db.transaction().execute((tx) => endSessionsOf(tx, id));
  expect((await whoIs(token)).kind).toBe("buyer");
  bus.publish("session", { userId: id });
  expect((await whoIs(token)).kind).toBe("visitor");
});

test("over one connection, as a proxy's, each token is its own holder's", async () => {
  const [one, two] = [await market.aBuyer(), await market.aBuyer()];
  const whoIs = identify(market.deps);
  const connection = {};
  for (const { token, id } of [one, two, one, one, two])
    expect(await whoIs(token, connection)).toMatchObject({ kind: "buyer", userId: id });
  expect(await whoIs("made-up", connection)).toEqual({ kind: "visitor" });
});

test("a session that ends while it is being looked up is not remembered", async () => {
  const { token, id } = await market.aBuyer();
  const bus = localBus();
  const whoIs = identify({ ...market.deps, bus });
  const looking = whoIs(token);
  await market.db.transaction().execute((tx) => endSessionsOf(tx, id));
  bus.publish("session", { userId: id });
  await looking;
  expect((await whoIs(token)).kind).toBe("visitor");
});
