import { auctions, watchlist } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { aKnownBuyer, inviteOnlyLot } from "../../../../test/invite-only.ts";

const market = await createMarket();
const { ask, db } = market;
const [seller, buyer, admin] = [
  await market.aSeller(),
  await aKnownBuyer(market),
  await market.anAdmin(),
];
const categoryId = await aCategory(db);
const lot = async (title: string) =>
  (await aLot(db, { sellerId: seller.id, categoryId, title })).id;
const watch = ({ token }: SignedIn, product_id: number) =>
  ask(watchlist.watch, { token, params: { product_id } });
const make = async ({ token }: SignedIn) =>
  (await ask(watchlist.makeCalendar, { token })).body.data.url;
const read = (url: string) => market.app.inject({ url: new URL(url).pathname });
const idsIn = (text: string) => [...text.matchAll(/^UID:lot-(\d+)@/gm)].map(([, id]) => Number(id));

test("a member's calendar has the watched lots at a secret address, without signing in (O69)", async () => {
  const [watched] = [await lot("Copper, bright"), await lot("Not watched")];
  await watch(buyer, watched);
  const url = await make(buyer);
  expect(url).toMatch(/^https?:\/\/[^/]+\/api\/calendar\/[\w-]{43}\.ics$/);
  const { statusCode, headers, body } = await read(url);
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-store",
  ]);
  expect(idsIn(body)).toEqual([watched]);
  expect(body).toContain("\r\nSUMMARY:Closes: Copper\\, bright\r\n");
  expect(body).not.toContain("STATUS");
  const reason = "Sold with the building";
  await ask(auctions.withdraw, { token: admin.token, params: { id: watched }, body: { reason } });
  expect((await read(url)).body).toContain("\r\nSTATUS:CANCELLED\r\n");
});

test("a new address ends the last, and ending it leaves none; only its hash is kept (O69)", async () => {
  const member = await market.aBuyer();
  const first = await make(member);
  const second = await make(member);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  const rows = await db.selectFrom("watch_calendars").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(second.slice(-47, -4));
  for (let i = 0; i < 2; i++)
    expect((await ask(watchlist.endCalendar, { token: member.token })).status).toBe(200);
  expect((await read(second)).statusCode).toBe(404);
  expect((await ask(watchlist.makeCalendar, {})).status).toBe(401);
  for (const odd of ["x", "%00", "a.b", "x".repeat(90)])
    expect((await market.app.inject({ url: `/api/calendar/${odd}.ics` })).statusCode).toBe(404);
});

test("the calendar of who may not sign in any more is not read (O69)", async () => {
  const member = await market.aBuyer();
  const url = await make(member);
  await db
    .updateTable("users")
    .set({ status: "deactivated" })
    .where("id", "=", member.id)
    .execute();
  expect((await read(url)).statusCode).toBe(404);
});

test("a hidden lot stands only in the calendar of who may see it (O69)", async () => {
  const hidden = await inviteOnlyLot(market, { seller, admin, categoryId, pans: [buyer.pan] });
  const other = await market.aBuyer();
  await watch(buyer, hidden.id);
  // As if it had been watched before it was hidden.
  await db.insertInto("watches").values({ user_id: other.id, lot_id: hidden.id }).execute();
  expect(idsIn((await read(await make(buyer))).body)).toContain(hidden.id);
  expect(idsIn((await read(await make(other))).body)).toEqual([]);
  await db.deleteFrom("lot_invitations").where("lot_id", "=", hidden.id).execute();
  expect(idsIn((await read(await make(buyer))).body)).not.toContain(hidden.id);
});
