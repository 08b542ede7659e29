import { lifting } from "@rebale/contract";
import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { indian, trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const sales = salesOf(market, seller, (await market.anAdmin()).id);
await sales.registerSeller();
const { aPaidSale, book, siteId, aGate, passOf, scan, trip } = trucksOf(market, seller, sales);
const [offline, online] = [await aGate(), await aGate()];
// Every day, for as many trucks as these tests send.
const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, from: "08:00", to: "20:00", bays: 50, minutes: 60 },
}));
await ask(lifting.setSlots, {
  params: { id: await siteId() },
  body: { days },
  token: seller.token,
});

async function aTruck(day: string) {
  const sale = await aPaidSale();
  const slot_from = indian(day, "10:00").toISOString();
  const id = (await book(sale.id, sale.buyer, { slot_from })).body.data._id;
  return { sale, id, token: await passOf(id, sale.buyer) };
}
const sync = (by: { token: string }, uses: { jti: string; at: string; token?: string }[]) =>
  ask(lifting.sync, { body: { uses }, token: by.token });
const jtiOf = (token: string) => decodeJwt(token).jti ?? "";

test("a scan is of no time before its pass or long ago, whoever tells it (X09, MG14)", async () => {
  const { id, token } = await aTruck("2026-12-02");
  await market.setTime(indian("2026-12-02", "10:00"));
  for (const at of ["1970-01-01T00:00:00Z", "2020-01-01T00:00:00Z", "2026-12-01T04:00:00Z"])
    for (const gate of [offline, online, seller]) {
      const refused = await scan(gate, token, { at });
      expect([at, refused.status, refused.body.code]).toEqual([at, 400, "time_impossible"]);
    }
  const [told] = (await sync(offline, [{ jti: jtiOf(token), at: "1970-01-01T00:00:00Z" }])).body
    .data;
  expect(told).toMatchObject({ state: "refused", code: "time_impossible" });
  expect(await trip(id, seller)).toMatchObject({ state: "booked", gate_in_at: null });
});

test("only the phone that may work offline tells when; of others now counts (X09)", async () => {
  const [one, two] = [await aTruck("2026-12-03"), await aTruck("2026-12-03")];
  const [now, before] = [indian("2026-12-03", "10:30"), indian("2026-12-03", "10:05")];
  await market.setTime(now);
  const at = before.toISOString();
  expect((await scan(online, one.token, { at })).body.data.trip.gate_in_at).toBe(now.toISOString());
  expect((await scan(offline, two.token, { at })).body.data.trip.gate_in_at).toBe(at);
  const late = await aTruck("2026-12-03");
  await market.setTime(indian("2026-12-03", "14:00"));
  const use = { jti: jtiOf(late.token), at: indian("2026-12-03", "12:00").toISOString() };
  expect((await sync(online, [use])).body.data).toMatchObject([{ code: "pass_expired" }]);
  expect((await sync(offline, [use])).body.data).toMatchObject([{ state: "accepted" }]);
});

test("a use with its signed pass has to be that pass (X09)", async () => {
  const [one, two] = [await aTruck("2026-12-04"), await aTruck("2026-12-04")];
  await market.setTime(indian("2026-12-04", "10:30"));
  const at = indian("2026-12-04", "10:05").toISOString();
  const uses = [
    { jti: jtiOf(one.token), at, token: one.token },
    { jti: jtiOf(two.token), at, token: `${two.token.slice(0, -4)}AAAA` },
    { jti: jtiOf(two.token), at, token: one.token },
  ];
  const { body } = await sync(offline, uses);
  expect(body.data.map(({ code }) => code)).toEqual([null, "pass_unknown", "pass_unknown"]);
});

test("sixty tellings of one used pass are one row and one notice; fifty at once are taken (X10)", async () => {
  const { token } = await aTruck("2026-12-07");
  await market.setTime(indian("2026-12-07", "10:30"));
  await scan(offline, token);
  const use = (i: number) => ({
    jti: jtiOf(token),
    at: new Date(indian("2026-12-07", "10:00").getTime() + i * 1000).toISOString(),
  });
  const uses = Array.from({ length: 60 }, (_, i) => use(i));
  expect((await sync(online, uses)).status).toBe(400);
  for (const part of [uses.slice(0, 50), uses.slice(50)])
    for (const gate of [online, offline])
      expect((await sync(gate, part)).body.data[0]).toMatchObject({ code: "pass_used" });
  const noted = db.selectFrom("refused_uses").select("id").where("jti", "=", jtiOf(token));
  // One a phone.
  expect(await noted.execute()).toHaveLength(2);
  const told = db.selectFrom("notifications").select("id").where("code", "=", "pass_twice");
  expect(await told.where("user_id", "=", seller.id).execute()).toHaveLength(1);
});

test("a phone tells one list at a time (X10)", async () => {
  const { token } = await aTruck("2026-12-08");
  await market.setTime(indian("2026-12-08", "10:30"));
  const uses = [{ jti: jtiOf(token), at: indian("2026-12-08", "10:05").toISOString() }];
  await market.openConnections();
  const answers = await Promise.all(Array.from({ length: 6 }, () => sync(offline, uses)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 429]));
});

test("a gate's link belongs to the phone that used it first, and shows two days around today (X17)", async () => {
  const gate = await aGate();
  const id = await siteId();
  const today = indian("2026-12-09", "10:00");
  await market.setTime(today);
  const trucks = (phone?: string, query: { day?: string } = {}) =>
    ask(lifting.siteTrips, {
      ...{ params: { id }, query, token: gate.token },
      ...(phone && { headers: { "x-gate-phone": phone } }),
    });
  // Whoever names no key of its own binds nothing.
  expect((await trucks()).status).toBe(200);
  expect((await trucks("first")).status).toBe(200);
  await expect.poll(async () => (await trucks("second")).status).toBe(401);
  expect((await trucks()).status).toBe(401);
  expect((await trucks("first")).status).toBe(200);
  for (const [day, status] of [
    ["2026-12-07", 200],
    ["2026-12-11", 200],
    ["2026-12-06", 400],
    ["2026-12-12", 400],
  ] as const)
    expect([day, (await trucks("first", { day })).status]).toEqual([day, status]);
  const old = { params: { id }, query: { day: "2026-11-01" }, token: seller.token };
  expect((await ask(lifting.siteTrips, old)).status).toBe(200);
});

test("a short code is typed in place of the pass; of another gate it opens nothing (R88)", async () => {
  const { sale, id } = await aTruck("2026-12-10");
  await market.setTime(indian("2026-12-10", "10:00"));
  const pass = await ask(lifting.tripPass, { params: { id }, token: sale.buyer.token });
  const { code } = pass.body.data;
  expect(code).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect((await scan(online, "0000-0000")).body.code).toBe("pass_unknown");
  const typed = await scan(online, ` ${code.toLowerCase().replace("-", " ")} `);
  expect(typed.body.data.trip).toMatchObject({ _id: id, state: "arrived" });
  expect((await scan(online, code)).body.code).toBe("pass_used");
});
