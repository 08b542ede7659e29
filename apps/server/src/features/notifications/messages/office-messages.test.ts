import { office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";

/** The office's list of its messages, and how many it reaches. */
const market = await createMarket();
const { ask, db } = market;
const { token } = await market.anAdmin();

test("a mail is found by a word of its text (office 12)", async () => {
  await db
    .insertInto("messages")
    .values([
      { channel: "mail", recipient: "asha@x.in", subject: "Hello", body: "About lot Third Gear." },
      { channel: "mail", recipient: "ravi@x.in", subject: "Papers", body: "Please send them." },
    ])
    .execute();
  const find = async (q: string) =>
    (await ask(office.outbox, { token, query: { q } })).body.data.map(({ to }) => to);
  expect(await find("third gear")).toEqual(["asha@x.in"]);
  expect(await find("papers")).toEqual(["ravi@x.in"]);
  expect(await find("asha@")).toEqual(["asha@x.in"]);
  expect(await find("100%")).toEqual([]);
});

test("before a notification goes out the office sees how many it reaches: active members of that kind (office 11)", async () => {
  await market.aBuyer();
  await market.aBuyer();
  await market.aSeller();
  await market.aWaitingSeller();
  const reach = async (audience: "all" | "buyers" | "sellers") =>
    (await ask(office.notificationReach, { token, query: { audience } })).body.data.members;
  expect([await reach("all"), await reach("buyers"), await reach("sellers")]).toEqual([3, 2, 1]);
});
