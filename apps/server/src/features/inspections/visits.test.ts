import { inspections, lifting } from "@rebale/contract";
import { compactVerify, decodeJwt, importJWK } from "jose";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { indian, today, yardOf } from "../../../test/inspections.ts";
import { sweepInspections } from "./sweep-inspections.ts";

const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(indian(today, "08:00"));
const seller = await market.aSeller();
const yard = await yardOf(market, seller);
const { aSite, setHours, aLotAt, book, read, cancel, say, aGate, visit, slots } = yard;
const [site, other] = [await aSite(), await aSite("Second yard")];
await setHours(site);
/** The one of the site that may work offline, and one that may not. */
const [phone, second] = [await aGate(site), await aGate(site)];
const lot = await aLotAt(site, { endsAt: indian("2026-12-30", "16:00") });

/** At ten o'clock of a day in December, by a company of its own. */
async function aVisit(day: string): Promise<{ id: string; token: string; buyer: SignedIn }> {
  await market.setTime(indian(today, "08:00"));
  const buyer = await market.aBuyer();
  const { body } = await book(lot, buyer, indian(day, "10:00"));
  return { id: body.data._id, token: body.data.pass?.token ?? "", buyer };
}
const codesTo = async ({ id }: Pick<SignedIn, "id">) =>
  (
    await db
      .selectFrom("notifications")
      .select("code")
      .where("user_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ code }) => code);

test("a pass is signed by the market's key for its site and time, and opens once (F51)", async () => {
  const { id, token, buyer } = await aVisit("2026-12-02");
  expect(decodeJwt(token)).toMatchObject({
    ...{ visit: id, site: String(site), dir: "visit", people: 2 },
    nbf: indian("2026-12-02", "09:30").getTime() / 1000,
    exp: indian("2026-12-02", "11:00").getTime() / 1000,
  });
  const { body } = await ask(lifting.passKey, { params: { id: site } });
  await compactVerify(token, await importJWK(body.data.jwk, "ES256"));
  await market.setTime(indian("2026-12-02", "09:29"));
  expect(await visit(second, site, token)).toMatchObject({
    status: 409,
    body: {
      code: "pass_expired",
      message: "This pass opens from Wed 2 Dec, 09:30 am to 11:00 am",
    },
  });
  await market.setTime(indian("2026-12-02", "09:30"));
  const gate = await aGate(other);
  expect(await visit(gate, other, token)).toMatchObject({
    ...{ status: 409, body: { code: "pass_other_site" } },
  });
  const came = await visit(second, site, token);
  expect([came.status, came.body.data.inspection]).toMatchObject([
    200,
    {
      ...{ _id: id, state: "came", came_at: indian("2026-12-02", "09:30").toISOString() },
      visitors: [{ name: "A. Patil" }, { name: "R. Shaikh" }],
      pass: null,
    },
  ]);
  const again = await visit(phone, site, token);
  expect([again.status, again.body.code]).toEqual([409, "pass_used"]);
  expect(again.body.message).toMatch(/these visitors/);
  expect((await read(id, buyer)).body.data).toMatchObject({ state: "came", pass: null });
  expect((await cancel(id, buyer)).body.code).toBe("pass_used");
});

test("a short code opens as its pass does; what is no pass, and a truck's, opens nothing (F51)", async () => {
  const { id, buyer } = await aVisit("2026-12-03");
  const code = (await read(id, buyer)).body.data.pass?.code ?? "";
  await market.setTime(indian("2026-12-03", "10:00"));
  for (const text of ["x", "a.b.c", "{}", "00000000"])
    expect(await visit(phone, site, text)).toMatchObject({
      ...{ status: 400, body: { code: "pass_unknown" } },
    });
  expect((await visit(phone, site, code)).status).toBe(200);
});

test("a visitors' pass lets no truck in, and no gate but the caller's own is asked (F51)", async () => {
  const { token, buyer } = await aVisit("2026-12-04");
  await market.setTime(indian("2026-12-04", "10:00"));
  const scanned = await ask(lifting.scan, { body: { token, site_id: site }, token: phone.token });
  expect([scanned.status, scanned.body.code]).toEqual([400, "pass_unknown"]);
  expect((await visit(phone, other, token)).status).toBe(404);
  expect((await visit(await market.aSeller(), site, token)).status).toBe(404);
  expect((await visit(buyer, site, token)).status).toBe(403);
  expect((await visit(seller, site, token)).status).toBe(200);
});

test("a pass after its time and one that was taken back open nothing (F51)", async () => {
  const [late, back] = [await aVisit("2026-12-05"), await aVisit("2026-12-06")];
  expect((await cancel(back.id, back.buyer)).body.data.state).toBe("cancelled");
  await market.setTime(indian("2026-12-05", "11:01"));
  expect((await visit(phone, site, late.token)).body.code).toBe("pass_expired");
  await market.setTime(indian("2026-12-06", "10:00"));
  expect((await visit(phone, site, back.token)).body).toMatchObject({
    code: "pass_expired",
    message: "This visit was taken back. Do not let these visitors in",
  });
});

test("who does not come is missed once the slot is over, and may book anew (F51)", async () => {
  const { id, buyer } = await aVisit("2026-12-07");
  const state = async () => (await read(id, buyer)).body.data.state;
  await market.setTime(indian("2026-12-07", "11:00"));
  await sweepInspections(deps);
  expect(await state()).toBe("booked");
  await market.setTime(indian("2026-12-07", "11:01"));
  await sweepInspections(deps);
  expect(await state()).toBe("missed");
  expect((await cancel(id, buyer)).body.code).toBe("pass_expired");
  expect((await slots(lot, buyer)).body.data.yours).toMatchObject({ _id: id, state: "missed" });
  expect((await book(lot, buyer, indian("2026-12-08", "15:00"))).status).toBe(200);
});

test("the phone that works offline tells later who came in time, also of who was taken for missed (F51)", async () => {
  const { id, token, buyer } = await aVisit("2026-12-09");
  await market.setTime(indian("2026-12-09", "12:00"));
  await sweepInspections(deps);
  const at = indian("2026-12-09", "10:05");
  expect((await visit(second, site, token, at)).body.code).toBe("pass_expired");
  const early = indian("2026-11-30", "10:00");
  expect((await visit(phone, site, token, early)).body.code).toBe("pass_expired");
  expect((await visit(phone, site, token, at)).status).toBe(200);
  expect((await read(id, buyer)).body.data).toMatchObject({
    ...{ state: "came", came_at: at.toISOString() },
  });
  // The reply was lost: told again by the same phone, it stands.
  expect((await visit(phone, site, token, at)).status).toBe(200);
  expect((await visit(phone, site, token)).body.code).toBe("pass_used");
});

test("of phones that scan one visitors' pass at once, one lets them in (F51)", async () => {
  const { token } = await aVisit("2026-12-10");
  await market.setTime(indian("2026-12-10", "10:00"));
  await market.openConnections();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => visit(i % 2 ? phone : second, site, token)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("the seller says by hand who came, for a day (F51)", async () => {
  const { id, buyer } = await aVisit("2026-12-11");
  await market.setTime(indian("2026-12-11", "09:00"));
  expect(await say(id, "came")).toMatchObject({ status: 409, body: { code: "answer_too_late" } });
  await market.setTime(indian("2026-12-11", "11:30"));
  await sweepInspections(deps);
  expect((await say(id, "came")).body.data).toMatchObject({
    ...{ state: "came", say_until: indian("2026-12-12", "11:00").toISOString(), pass: null },
  });
  expect((await say(id, "missed")).body.data).toMatchObject({ state: "missed", came_at: null });
  expect((await say(id, "came", buyer)).status).toBe(403);
  expect((await say(id, "came", await market.aSeller())).status).toBe(404);
  await market.setTime(indian("2026-12-12", "11:01"));
  expect((await say(id, "came")).body.code).toBe("answer_too_late");
  const nonsense = await ask(inspections.sayWhoCame, {
    ...{ params: { id }, body: { state: "booked" as never }, token: seller.token },
  });
  expect([nonsense.status, nonsense.body.errors[0]?.path]).toEqual([400, "state"]);
});

test("another company's appointment is not found; its company, the seller and the office read it (F52)", async () => {
  const { id, buyer } = await aVisit("2026-12-14");
  const admin = await market.anAdmin();
  for (const stranger of [await market.aBuyer(), await market.aSeller()])
    expect((await read(id, stranger)).status).toBe(404);
  expect((await read("999999999", buyer)).status).toBe(404);
  expect((await read(id, { token: "" })).status).toBe(401);
  expect((await read(id, await market.anAdmin("content"))).status).toBe(404);
  expect((await cancel(id, await market.aBuyer())).status).toBe(404);
  expect((await read(id, buyer)).body.data.pass).not.toBeNull();
  for (const who of [seller, admin]) {
    const { body } = await read(id, who);
    expect(body.data).toMatchObject({ _id: id, visitors: [{ name: "A. Patil" }, {}], pass: null });
  }
  const looks = await db
    .selectFrom("audit")
    .select("action")
    .where("admin_id", "=", admin.id)
    .execute();
  expect(looks).toEqual([{ action: "visitors seen" }]);
});

test("a buyer's dashboard has the visits to come, the seller's those of today, and nobody else's (F51)", async () => {
  const later = await aVisit("2026-12-19");
  const { buyer } = later;
  const [second, back] = await Promise.all(
    ["2026-12-18", "2026-12-20"].map(async (day) => {
      const lot = await aLotAt(site, { endsAt: indian("2026-12-30", "16:00") });
      return (await book(lot, buyer, indian(day, "12:00"))).body.data._id;
    }),
  );
  await cancel(back ?? "", buyer);
  const toCome = async ({ token }: SignedIn) =>
    (await ask(inspections.toCome, { token })).body.data;
  const visitorsToday = async ({ token }: SignedIn) =>
    (await ask(inspections.today, { token })).body.data;
  expect(await toCome(buyer)).toMatchObject([
    {
      ...{ _id: second, state: "booked", from: indian("2026-12-18", "12:00").toISOString() },
      ...{ site: { _id: String(site) }, visitors: [{ name: "A. Patil" }, {}] },
    },
    { _id: later.id },
  ]);
  expect(await toCome(await market.aBuyer())).toEqual([]);
  expect((await ask(inspections.toCome, { token: seller.token })).status).toBe(403);
  expect((await ask(inspections.today, { token: buyer.token })).status).toBe(403);
  await market.setTime(indian("2026-12-18", "00:00"));
  expect((await visitorsToday(seller)).map(({ _id }) => _id)).toEqual([second]);
  expect(await visitorsToday(await market.aSeller())).toEqual([]);
  await market.setTime(indian("2026-12-18", "23:59"));
  expect(await toCome(buyer)).toMatchObject([{ _id: later.id }]);
  expect(JSON.stringify(await toCome(buyer))).not.toContain("pass");
});

test("the gate lists the visits of a day at its own site, and no others (F52)", async () => {
  const { id } = await aVisit("2026-12-15");
  const list = (token: string, of = site, day?: string) =>
    ask(inspections.ofSite, { params: { id: of }, query: day ? { day } : {}, token });
  await market.setTime(indian("2026-12-15", "08:00"));
  expect((await list(phone.token)).body.data.map(({ _id }) => _id)).toEqual([id]);
  expect((await list(seller.token, site, "2026-12-16")).body.data).toEqual([]);
  expect((await list(phone.token, other)).status).toBe(404);
  expect((await list((await market.aSeller()).token)).status).toBe(404);
  expect((await list((await market.aBuyer()).token)).status).toBe(403);
  const far = await list(phone.token, site, "2026-12-25");
  expect([far.status, far.body.errors[0]?.path]).toEqual([400, "day"]);
});

test("both sides are told of a visit, and again on the day before, once (F50)", async () => {
  const { buyer } = await aVisit("2026-12-17");
  expect(await codesTo(buyer)).toEqual(["inspection_booked"]);
  await market.setTime(indian("2026-12-16", "10:01"));
  await sweepInspections(deps);
  await sweepInspections(deps);
  expect(await codesTo(buyer)).toEqual(["inspection_booked", "inspection_tomorrow"]);
  const toSeller = await codesTo(seller);
  expect(toSeller.filter((code) => code === "inspection_tomorrow").length).toBeGreaterThan(0);
  const texts = await db
    .selectFrom("messages")
    .select(["channel", "template"])
    .where("user_id", "=", buyer.id)
    .execute();
  expect(texts.map(({ channel, template }) => [channel, template])).toEqual([
    ["sms", "inspection_booked.en"],
    ["sms", "inspection_tomorrow.en"],
  ]);
});

test("a lot that is withdrawn takes its visits to come with it, and both sides are told (F50)", async () => {
  const { id, buyer } = await aVisit("2026-12-18");
  await db
    .updateTable("timetables")
    .set({ closed_at: indian("2026-12-10", "12:00"), outcome: "withdrawn" })
    .where("lot_id", "=", lot)
    .execute();
  await market.setTime(indian("2026-12-10", "12:01"));
  await sweepInspections(deps);
  await sweepInspections(deps);
  expect((await read(id, buyer)).body.data).toMatchObject({ state: "cancelled", pass: null });
  expect(await codesTo(buyer)).toEqual(["inspection_booked", "inspection_cancelled"]);
  expect((await codesTo(seller)).at(-1)).toBe("inspection_cancelled");
});
