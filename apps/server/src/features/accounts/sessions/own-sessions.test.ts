import { accounts } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { PASSWORD } from "../../../../test/builders.ts";
import { signedFrom } from "./signed-from.ts";

const market = await createMarket(marketOf());
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

/** A seller with one more session: that of a phone. */
async function aSellerTwice() {
  const seller = await market.aSeller();
  const reply = await market.app.inject({
    method: "POST",
    url: "/api/user/login",
    headers: { "user-agent": PHONE },
    remoteAddress: "203.0.113.7",
    payload: { email: seller.email, password: PASSWORD },
  });
  return { ...seller, phone: reply.json().data as string };
}
const sessionsOf = async (token: string) =>
  (await market.ask(accounts.ownSessions, { token })).body.data as accounts.OwnSession[];
const isIn = async (token: string) =>
  (await market.ask(accounts.readProfile, { token })).status === 200;

test("a member sees where they are logged in: this session first, each with browser, address and time (W12)", async () => {
  const { token, phone } = await aSellerTwice();
  const sessions = await sessionsOf(phone);
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false]);
  expect(sessions[0]).toMatchObject({ browser: "Chrome, Android", address: "203.0.113.7" });
  expect((await sessionsOf(token)).map(({ _id }) => _id)).toEqual(
    sessions.map(({ _id }) => _id).reverse(),
  );
  expect(JSON.stringify(sessions)).not.toContain(phone);
});

test("one session is ended at once, and the others go on (W12)", async () => {
  const { token, phone } = await aSellerTwice();
  const [, lost] = await sessionsOf(token);
  const end = () => market.ask(accounts.endOwnSession, { token, params: { id: lost?._id ?? "" } });
  expect((await end()).status).toBe(200);
  expect([await isIn(phone), await isIn(token)]).toEqual([false, true]);
  expect((await end()).status).toBe(404);
});

test("all others are ended together; the one that asked stays (W12)", async () => {
  const { token, phone } = await aSellerTwice();
  expect((await market.ask(accounts.endOtherSessions, { token: phone })).status).toBe(200);
  expect([await isIn(token), await isIn(phone)]).toEqual([false, true]);
});

test("nobody ends a stranger's session, the office neither (W12)", async () => {
  const [mine] = await sessionsOf((await aSellerTwice()).token);
  for (const { token } of [await market.aSeller(), await market.anAdmin()])
    expect(
      (await market.ask(accounts.endOwnSession, { token, params: { id: mine?._id ?? "" } })).status,
    ).toBe(404);
});

test("an expired session is not shown, and one from before has neither browser nor address", async () => {
  const { token, id, phone } = await aSellerTwice();
  const first = () => market.db.updateTable("sessions").where("user_id", "=", id);
  await first().set({ browser: null, address: null }).execute();
  expect((await sessionsOf(token))[1]).toMatchObject({ browser: null, address: null });
  const [, other] = await sessionsOf(token);
  await first()
    .where("id", "=", Number(other?._id))
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  expect(await sessionsOf(token)).toHaveLength(1);
  expect(phone).toMatch(/^[\w-]{43}$/);
});

test.each([
  [PHONE, "Chrome, Android"],
  ["curl/8.5.0", null],
  ["x".repeat(100_000), null],
  [undefined, null],
])("a browser is named by what it says (%s)", (agent, browser) => {
  expect(signedFrom("203.0.113.7", { "user-agent": agent })).toEqual({
    address: "203.0.113.7",
    browser,
  });
});
