import { awards, lifting } from "@rebale/contract";
import { compactVerify, decodeJwt, importJWK, SignJWT } from "jose";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { indian, trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";
import { accountDeps } from "../../accounts/index.ts";
import { passKeys, privateHalf, renewPassKeys } from "../passes/pass-keys.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, book, siteId, aGate, passOf, scan, trip } = trucksOf(market, seller, sales);

const ten = indian("2026-12-02", "10:00");
/** The one of the site that may work offline. */
const offlineGate = await aGate();
/** With a pass, at ten o'clock of a day. */
async function aTruck(day: string, over: Parameters<typeof aPaidSale>[0] = {}) {
  const sale = await aPaidSale(over);
  const slot_from = indian(day, "10:00").toISOString();
  const id = (await book(sale.id, sale.buyer, { slot_from })).body.data._id;
  return { sale, id, token: await passOf(id, sale.buyer) };
}
const stateOf = async (id: string) =>
  (await ask(awards.details, { params: { id }, token: seller.token })).body.data.state;
const otherSite = async () => {
  const place = { address: "2 Road", city: "Pune", state: "Maharashtra", pincode: "411001" };
  const { id } = await db
    .insertInto("company_sites")
    .values({ company_id: await companyOf(market, seller), name: "Second yard", ...place })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
};

test("a pass is signed for its truck, and its first use lets it in and begins the lifting (G42)", async () => {
  const { sale, id, token } = await aTruck("2026-12-02");
  expect(decodeJwt(token)).toMatchObject({
    ...{ trip: id, site: await siteId(), vehicle: "MH12AB1234", dir: "in" },
    exp: indian("2026-12-02", "13:00").getTime() / 1000,
  });
  const { body } = await ask(lifting.passKey, { params: { id: await siteId() } });
  await compactVerify(token, await importJWK(body.data.jwk, "ES256"));
  expect(Object.keys(body.data.jwk).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
  const again = await passOf(id, sale.buyer);
  expect(decodeJwt(again).jti).toBe(decodeJwt(token).jti);
  const gate = await aGate();
  await market.setTime(ten);
  const { status, body: scanned } = await scan(gate, token);
  expect([status, scanned.data.trip]).toMatchObject([200, { _id: id, state: "arrived" }]);
  expect(scanned.data.trip.handover_code).toBeNull();
  expect(await stateOf(sale.id)).toBe("lifting");
  const twice = await scan(gate, again);
  expect([twice.status, twice.body.code]).toEqual([409, "pass_used"]);
  expect(twice.body.data).toMatchObject({ trip_id: id, used_at: ten.toISOString() });
});

test("a pass is refused at another gate, after its time, of a sale that is not paid any more, and of nobody's hand (G42)", async () => {
  const [gate, other] = [await aGate(), await otherSite()];
  const { id, token, sale } = await aTruck("2026-12-03");
  await market.setTime(indian("2026-12-03", "13:00"));
  const there = await scan(await aGate(other), token, { site_id: other });
  expect([there.status, there.body.code, there.body.data]).toEqual([409, "pass_other_site", null]);
  await db
    .updateTable("awards")
    .set({ state: "overdue" })
    .where("id", "=", Number(sale.id))
    .execute();
  expect((await scan(gate, token)).body.code).toBe("award_not_paid");
  await db.updateTable("awards").set({ state: "paid" }).where("id", "=", Number(sale.id)).execute();
  await market.setTime(indian("2026-12-03", "13:01"));
  expect((await scan(gate, token)).body.code).toBe("pass_expired");
  expect(await trip(id, seller)).toMatchObject({ state: "booked" });
  const keyed = accountDeps(deps);
  const [key] = await passKeys(keyed);
  const half = await importJWK(await privateHalf(keyed, key), "ES256");
  const unknown = await new SignJWT({ trip: id })
    .setProtectedHeader({ alg: "ES256", kid: key.kid })
    .setJti("3b241101-e2bb-4255-8caf-4136c566a962")
    .sign(half);
  for (const text of [
    `${token.slice(0, -4)}AAAA`,
    `${token.split(".").slice(0, 2).join(".")}.`,
    ...["x", "MH12AB1234", "a.b.c", "{}", unknown, `${unknown}x`],
  ]) {
    const { status, body } = await scan(gate, text);
    expect([text, status, body.code]).toEqual([text, 400, "pass_unknown"]);
  }
});

test("a gate is its own: a device of another, a stranger's manager and a buyer do not open it (G42)", async () => {
  const { token, sale } = await aTruck("2026-12-04");
  await market.setTime(indian("2026-12-04", "10:00"));
  const other = await aGate(await otherSite());
  expect((await scan(other, token)).status).toBe(404);
  expect((await scan(await market.aSeller(), token)).status).toBe(404);
  expect((await scan(sale.buyer, token)).status).toBe(403);
  const uses = [{ jti: decodeJwt(token).jti ?? "", at: new Date().toISOString() }];
  const stranger = (await market.aSeller()).token;
  const site_id = await siteId();
  expect((await ask(lifting.sync, { body: { uses, site_id }, token: stranger })).status).toBe(404);
  for (const by of [stranger, other.token]) {
    const { body } = await ask(lifting.sync, { body: { uses }, token: by });
    expect(body.data).toMatchObject([{ state: "refused", trip_id: null }]);
  }
  expect((await scan(seller, token)).status).toBe(200);
});

test("a phone's link is told once, kept as a hash, and ended at once by the owner alone (G42)", async () => {
  const params = { id: await siteId() };
  const made = await ask(lifting.addGateDevice, {
    ...{ params, body: { name: "Rajus phone" }, token: seller.token },
  });
  expect(made.body.data.link).toMatch(new RegExp(`^/gate/${params.id}#gate_[\\w-]{43}$`));
  const token = made.body.data.link.split("#")[1] ?? "";
  const list = await ask(lifting.gateDevices, { params, token: seller.token });
  expect(JSON.stringify(list.body)).not.toContain(token);
  const trucks = () => ask(lifting.siteTrips, { params, token });
  expect((await trucks()).status).toBe(200);
  expect((await ask(awards.list, { token })).status).toBe(403);
  const device = made.body.data._id;
  const end = (by: string) =>
    ask(lifting.endGateDevice, { params: { ...params, device }, token: by });
  const stranger = await market.aSeller();
  expect((await end(stranger.token)).status).toBe(404);
  expect((await end(token)).status).toBe(403);
  expect((await end(seller.token)).status).toBe(200);
  expect((await trucks()).status).toBe(401);
  expect((await end(seller.token)).status).toBe(404);
});

test("of offline uses that collide the first stands; the second is refused, noted, and told to the seller (G42)", async () => {
  const [gate, other] = [offlineGate, await aGate()];
  const { id, token } = await aTruck("2026-12-05");
  const jti = decodeJwt(token).jti ?? "";
  await market.setTime(indian("2026-12-05", "15:00"));
  const sync = async (
    by: { token: string },
    uses: { jti: string; at: string }[],
    language = "en",
  ) =>
    ask(lifting.sync, {
      ...{ body: { uses }, token: by.token, headers: { "accept-language": language } },
    });
  const [at, later] = [indian("2026-12-05", "10:05"), indian("2026-12-05", "10:20")];
  const first = { jti, at: at.toISOString() };
  const odd = { jti: "not one", at: at.toISOString() };
  expect((await sync(gate, [odd, first])).body.data).toMatchObject([
    { jti: "not one", state: "refused", code: "pass_unknown", trip_id: null },
    { jti, state: "accepted", code: null, trip_id: id },
  ]);
  // The reply was lost: told again by the same phone, it stands.
  expect((await sync(gate, [first])).body.data).toMatchObject([{ state: "accepted" }]);
  const second = (await sync(other, [{ jti, at: later.toISOString() }], "hi")).body.data;
  expect(second).toMatchObject([{ state: "refused", code: "pass_used" }]);
  expect(second[0]?.message).toMatch(/पास पहले ही/);
  await sync(other, [{ jti, at: later.toISOString() }]);
  const seen = await trip(id, seller);
  expect(seen).toMatchObject({
    ...{ state: "arrived", gate_in_at: at.toISOString() },
    refused_uses: [{ at: later.toISOString(), because: "pass_used" }],
  });
  const told = await db
    .selectFrom("notifications")
    .select("code")
    .where("user_id", "=", seller.id)
    .where("code", "=", "pass_twice")
    .execute();
  expect(told).toHaveLength(1);
});

test("an offline use within its time counts, also of a truck that was taken for missed; one after it does not (G42)", async () => {
  const gate = offlineGate;
  const [one, two] = [await aTruck("2026-12-07"), await aTruck("2026-12-07")];
  await db
    .updateTable("trips")
    .set({ state: "missed" })
    .where("id", "in", [Number(one.id), Number(two.id)])
    .execute();
  await market.setTime(indian("2026-12-08", "09:00"));
  const use = (token: string, clock: string) => ({
    jti: decodeJwt(token).jti ?? "",
    at: indian("2026-12-07", clock).toISOString(),
  });
  const uses = [use(one.token, "12:59"), use(two.token, "13:01")];
  const { body } = await ask(lifting.sync, { body: { uses }, token: gate.token });
  expect(body.data.map(({ code }) => code)).toEqual([null, "pass_expired"]);
});

test("a gate lists the trucks of today, and those of yesterday that are still in the yard", async () => {
  const gate = await aGate();
  const [here, absent] = [await aTruck("2026-12-14"), await aTruck("2026-12-14")];
  await market.setTime(indian("2026-12-14", "10:00"));
  await scan(gate, here.token);
  const { id } = await aTruck("2026-12-15");
  await market.setTime(indian("2026-12-15", "08:00"));
  const listed = async (query: { day?: string }) => {
    const asked = { params: { id: await siteId() }, query, token: gate.token };
    const { body } = await ask(lifting.siteTrips, asked);
    return [here.id, absent.id, id].map((one) => body.data.trips.some(({ _id }) => _id === one));
  };
  expect(await listed({})).toEqual([true, false, true]);
  expect(await listed({ day: "2026-12-14" })).toEqual([true, true, false]);
  expect(await listed({ day: "2026-12-15" })).toEqual([false, false, true]);
});

test("two phones that scan one pass at once let it in once (G42)", async () => {
  const { token } = await aTruck("2026-12-09");
  const gates = [await aGate(), await aGate()];
  await market.setTime(indian("2026-12-09", "10:00"));
  await market.openConnections();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => scan(gates[i % 2] ?? seller, token)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a pass key is encrypted, and anew once the market has a newer secret (G42)", async () => {
  const keyed = accountDeps(deps);
  const [before] = await passKeys(keyed);
  expect(before.privateJwk.toString("utf8")).not.toContain('"d"');
  const old = await keyed.secretKeys();
  const changed = { ...keyed, secretKeys: async () => ["new word", ...old] as const };
  await renewPassKeys(changed as never);
  const [after] = await passKeys(keyed);
  expect(after.kid).toBe(before.kid);
  expect(after.keyId.equals(before.keyId)).toBe(false);
  expect(await privateHalf(changed as never, after)).toEqual(await privateHalf(keyed, before));
});
