import { lifting } from "@rebale/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";

/** 'My driver has no code': the office sees what was sent, and sends it once more. */

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const sales = salesOf(market, seller, (await market.anAdmin()).id);
await sales.registerSeller();
const trucks = trucksOf(market, seller, sales);
const sale = await trucks.aPaidSale();
const booked = await trucks.book(sale.id, sale.buyer);
const id = booked.body.data._id;
const support = await market.anAdmin("support");

const read = async (token = support.token) => ask(lifting.tripMessages, { token, params: { id } });
const again = (what: "link" | "code", key?: string, token = support.token) =>
  ask(lifting.sendTripAgain, {
    ...{ token, params: { id }, body: { what } },
    ...(key && { headers: { "idempotency-key": key } }),
  });
/** As if what was sent had been so long ago. */
const later = (interval: string) =>
  sql`update messages set created_at = created_at - ${interval}::interval`.execute(db);
const entries = async (action: string) =>
  (await db.selectFrom("audit").select("id").where("action", "=", action).execute()).length;

beforeEach(() => later("2 minutes"));

test("the office reads that the driver's link and the buyer's code went out, to which phone (V6)", async () => {
  const { data } = (await read()).body;
  expect(data.link).toMatchObject([{ channel: "sms", to: "••••••1111" }]);
  expect(data.code).toHaveLength(1);
  expect(data.again).toEqual(["link", "code"]);
  expect(JSON.stringify(data)).not.toContain("9811111111");
});

test("it sends the link once more, the same link, with an entry; pressed twice it is one (V6)", async () => {
  const link = (await trucks.trip(id, sale.buyer)).driver_link ?? "";
  const { body } = await again("link", "a-first-press-0001");
  expect(body.data.link).toHaveLength(2);
  await later("2 minutes");
  expect((await again("link", "a-first-press-0001")).body.data.link).toHaveLength(2);
  expect((await again("link")).body.data.link).toHaveLength(3);
  expect((await again("link")).body.data.link, "within a minute").toHaveLength(3);
  const { secret } = await db
    .selectFrom("messages")
    .select("secret")
    .where("recipient", "=", "9811111111")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(link.endsWith(`key=${secret}`)).toBe(true);
  expect(await entries("driver's link sent again")).toBe(2);
});

test("the buyer is sent the code that counts, by text alone (V6)", async () => {
  expect((await again("code")).body.data.code).toHaveLength(2);
  expect(await entries("driver's code sent again")).toBe(1);
  const mails = await db
    .selectFrom("messages")
    .select("id")
    .where("user_id", "=", sale.buyer.id)
    .where("channel", "=", "mail")
    .where("created_at", ">", sql<Date>`now() - interval '1 minute'`)
    .execute();
  expect(mails).toEqual([]);
});

test("a phone is written to only so often in a day (V6)", async () => {
  for (let i = 0; i < 5; i++) {
    await later("2 minutes");
    await again("link");
  }
  await later("2 minutes");
  expect((await again("link")).status).toBe(429);
  expect((await read()).body.data.link).toHaveLength(5);
});

test("nobody but who may send does; what has left needs no code (V6, W12)", async () => {
  const finance = await market.anAdmin("finance");
  expect((await again("code", undefined, finance.token)).status).toBe(403);
  for (const { token } of [sale.buyer, seller]) {
    expect((await read(token)).status).toBe(403);
    expect((await again("code", undefined, token)).status).toBe(403);
  }
  await sql`update trips set state = 'cancelled' where id = ${Number(id)}`.execute(db);
  expect((await again("code")).body.code).toBe("trip_not_here");
});
