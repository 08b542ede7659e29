import { office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { notificationRoutes, notifyMembers } from "./index.ts";

const market = await createMarket(marketOf(notificationRoutes));
const admin = await market.anAdmin();

const notify = (userId: number, title: string) =>
  market.db
    .transaction()
    .execute((tx) =>
      notifyMembers(tx, "", [{ userId, title, description: "…", link: "/totalbid" }]),
    );
const send = async (title: string, audience: "all" | "buyers" | "sellers" | string) =>
  (
    await market.ask(office.sendNotification, {
      token: admin.token,
      body: { title, description: "From the office", audience },
    })
  ).body.data._id;
const titlesOf = async (token: string) =>
  (await market.ask(office.notifications, { token })).body.data.map(({ title }) => title);
const remove = (token: string, id: string) =>
  market.ask(office.dismissNotification, { token, params: { id } });
const firstOf = async (token: string) =>
  (await market.ask(office.notifications, { token })).body.data[0]?._id ?? "";

test("a member sees their own notifications and what was sent to their kind since they came, newest first (S2.47, S3.10, S7.14)", async () => {
  await send("Before your time", "all");
  const [buyer, seller] = [await market.aBuyer(), await market.aSeller()];
  await notify(buyer.id, "You were outbid");
  await send("To all", "all");
  await send("To sellers", "sellers");
  await send("To you", String(buyer.id));
  expect(await titlesOf(buyer.token)).toEqual(["To you", "To all", "You were outbid"]);
  expect(await titlesOf(seller.token)).toEqual(["To sellers", "To all"]);
  const { body } = await market.ask(office.notifications, {
    token: buyer.token,
    query: { rows: 2, page: 2 },
  });
  expect(body).toMatchObject({
    success: 1,
    is_success: 1,
    totalpage: 2,
    data: [{ title: "You were outbid", link: "/totalbid" }],
  });
});

test("what a member deletes is gone from their list and from nobody else's (S7.13, S8.6)", async () => {
  const [one, two] = [await market.aBuyer(), await market.aBuyer()];
  const id = await send("Holiday", "buyers");
  expect((await remove(one.token, id)).body).toMatchObject({
    is_success: 1,
    message: "Notification deleted successfully!",
  });
  expect(await titlesOf(one.token)).not.toContain("Holiday");
  expect(await titlesOf(two.token)).toContain("Holiday");
  expect((await remove(one.token, id)).status).toBe(404);

  await notify(one.id, "You won");
  expect((await remove(one.token, await firstOf(one.token))).status).toBe(200);
  expect(await titlesOf(one.token)).toEqual([]);
});

test("what the office wrote to one account stays in the office's list when the member deletes it", async () => {
  const buyer = await market.aBuyer();
  const id = await send("Your papers", String(buyer.id));
  await remove(buyer.token, id);
  expect(await titlesOf(buyer.token)).not.toContain("Your papers");
  const sent = await market.ask(office.notifications, {
    token: admin.token,
    query: { q: "your papers" },
  });
  expect(sent.body.data).toMatchObject([{ title: "Your papers", audience: String(buyer.id) }]);
});

test("nobody deletes somebody else's notification, or one meant for others", async () => {
  const [owner, other] = [await market.aBuyer(), await market.aBuyer()];
  await notify(owner.id, "Private");
  expect((await remove(other.token, await firstOf(owner.token))).status).toBe(404);
  expect((await remove(other.token, await send("Only sellers", "sellers"))).status).toBe(404);
  expect(await titlesOf(owner.token)).toContain("Private");
});

test("the office takes back what it sent, from everybody; what the market told stays (S6.4)", async () => {
  const buyer = await market.aBuyer();
  const id = await send("Mistake", "all");
  await notify(buyer.id, "You were outbid");
  const withdraw = (id: string) =>
    market.ask(office.withdrawNotification, { token: admin.token, params: { id } });
  expect((await withdraw(id)).status).toBe(200);
  expect((await withdraw(await firstOf(buyer.token))).status).toBe(404);
  expect(await titlesOf(buyer.token)).toEqual(["You were outbid"]);
  const audit = await market.db
    .selectFrom("audit")
    .select("action")
    .where("subject", "=", `notification ${id}`)
    .orderBy("id")
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    "notification sent",
    "notification withdrawn",
  ]);
});

test("a notification to an account that does not exist is refused with the path", async () => {
  const answer = await market.ask(office.sendNotification, {
    token: admin.token,
    body: { title: "Hello", description: "…", audience: "999999" },
  });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: "audience" }] } });
});

test("what came since a member last looked is unread; looking makes it read, for that member alone", async () => {
  const [one, two] = [await market.aBuyer(), await market.aBuyer()];
  const unreadOf = async (token: string) =>
    (await market.ask(office.unreadNotifications, { token })).body.data.unread;
  expect(await unreadOf(one.token)).toBe(0);
  await notify(one.id, "You were outbid");
  await send("To buyers", "buyers");
  await send("To sellers", "sellers");
  expect([await unreadOf(one.token), await unreadOf(two.token)]).toEqual([2, 1]);
  await market.ask(office.readNotifications, { token: one.token });
  expect([await unreadOf(one.token), await unreadOf(two.token)]).toEqual([0, 1]);
  await notify(one.id, "You won");
  expect(await unreadOf(one.token)).toBe(1);
  await remove(one.token, await firstOf(one.token));
  expect(await unreadOf(one.token)).toBe(0);
});
