import { auctions, authorisations, law, listings, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { anAuthorisedBuyer, authorise, companyOf } from "../../../../test/authorised.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { lacksAuthorisation } from "./gate.rules.ts";

const market = await createMarket();
const { ask, db } = market;
const noon = new Date("2026-12-01T06:30:00.000Z");
await market.setTime(noon);
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const hours = (n: number) => new Date(noon.getTime() + n * 3_600_000);

const turn = (on_from: string | null) =>
  ask(law.turn, {
    ...{ token: admin.token, params: { id: "non_ferrous_gate" } },
    body: { on_from, reason: "The portal takes registrations" },
  });

/** Waits for approval; 500 kg. */
async function aLotOf(material: string) {
  const categoryId = await aCategory(db);
  const { id } = await aLot(db, { sellerId: seller.id, categoryId, approval: "pending" });
  const sub = await db
    .insertInto("sub_categories")
    .values({ category_id: categoryId, url: `of-${id}`, title: "Sub", material })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("lots").set({ sub_category_id: sub.id }).where("id", "=", id).execute();
  return id;
}
const approve = (id: number, over: object = {}) =>
  ask(listings.reviewLot, {
    ...{ token: admin.token, params: { id: String(id) } },
    body: {
      ...{ is_approved: true, market_value: 1000 },
      ...{ start_at: "2026-12-01 12:00:00", end_at: "2026-12-03 16:00:00" },
      ...over,
    },
  });
const view = async (id: number) =>
  (await ask(listings.viewLot, { token: admin.token, params: { id: String(id) } })).body.data;
const bid = async (lotId: number, token: string) =>
  ask(auctions.placeBid, { token, body: { product_id: lotId, amount: 2000 } });

test("copper that ends on 31 March 2026 asks for nothing, on 1 April for the registration, once that is on (O38)", () => {
  const ending = (day: string) => ({
    ...{ ends_at: new Date(`${day}T10:00:00Z`), format_rules: null },
    requires_authorisation: null,
  });
  const lacks = (day: string, material: string | null, onFrom: string | null) =>
    lacksAuthorisation(ending(day), material, onFrom);
  expect(lacks("2026-03-31", "copper", "2026-04-01")).toBe(false);
  for (const material of ["copper", "brass", "aluminium", "zinc"])
    expect(lacks("2026-04-01", material, "2026-04-01")).toBe(true);
  expect(lacks("2026-04-01", "copper", null)).toBe(false);
  expect(lacks("2026-04-01", "iron-steel", "2026-04-01")).toBe(false);
  expect(lacks("2026-04-01", null, "2026-04-01")).toBe(false);
  const has = { ...ending("2026-04-01"), requires_authorisation: "non-ferrous" };
  expect(lacksAuthorisation(has, "copper", "2026-04-01")).toBe(false);
  const others = { ...ending("2026-04-01"), requires_authorisation: "metals" };
  expect(lacksAuthorisation(others, "copper", "2026-04-01")).toBe(true);
});

test("off, copper is approved as it was, and the office reads that it is not confirmed (O38)", async () => {
  const id = await aLotOf("copper");
  expect((await view(id)).gate).toEqual({ stream: "non-ferrous", on_from: null });
  expect((await approve(id)).status).toBe(200);
  expect((await view(await aLotOf("iron-steel"))).gate).toBeNull();
});

test("on, copper without it is refused unless somebody says why, which the audit keeps (O38)", async () => {
  expect((await turn("2026-04-01")).status).toBe(200);
  const id = await aLotOf("copper");
  const shown = await view(id);
  expect(shown.gate).toEqual({ stream: "non-ferrous", on_from: "2026-04-01" });
  // The office's form fills it in.
  expect(shown.usual_requirement).toBe("non-ferrous");
  const refused = await approve(id);
  expect([refused.status, refused.body.code]).toEqual([409, "authorisation_wanted"]);
  expect(refused.body.errors[0]?.path).toBe("requires_authorisation");
  expect((await approve(id, { requires_authorisation: "metals" })).status).toBe(409);
  const reason = "Sold to a foundry that has applied";
  expect((await approve(id, { reason })).status).toBe(200);
  const { data } = (await ask(office.audit, { token: admin.token, query: { q: "lot approved" } }))
    .body;
  expect(JSON.parse(data[0]?.details ?? "{}")).toMatchObject({ reason });
  // Other metals and a day before it: as ever.
  expect((await approve(await aLotOf("iron-steel"))).status).toBe(200);
  await turn("2026-12-04");
  expect((await approve(await aLotOf("zinc"))).status).toBe(200);
  await turn("2026-12-03");
  expect((await approve(await aLotOf("zinc"))).status).toBe(409);
  await turn(null);
  expect((await approve(await aLotOf("zinc"))).status).toBe(200);
});

test("of many, those are approved that ask for it, which is filled in; others are left (O38)", async () => {
  await turn("2026-04-01");
  const [filled, bare] = [await aLotOf("brass"), await aLotOf("brass")];
  const { body } = await ask(listings.approveLots, {
    token: admin.token,
    body: {
      ...{ start_at: "2026-12-01 13:00:00", first_end_at: "2026-12-03 16:00:00" },
      template: {
        ...{ value: { by: "rate", rate: 10, unit: "kg" }, increment: { by: "none" } },
        ...{ soft_close_minutes: 5, minutes_between: 3 },
      },
      lots: [{ _id: String(filled) }, { _id: String(bare), requires_authorisation: null }],
    },
  });
  expect(body.data.lots).toMatchObject([
    { _id: String(filled), requires_authorisation: "non-ferrous" },
  ]);
  expect(body.data.left).toMatchObject([{ _id: String(bare) }]);
  expect(body.data.left[0]?.msg).toContain("authorisation");
});

test("a consent of the board opens it to nobody, the registration does (O38)", async () => {
  const { id } = await aLot(db, {
    ...{ sellerId: seller.id, startsAt: hours(-1), endsAt: hours(24) },
    requires: "non-ferrous",
  });
  const buyer = await anAuthorisedBuyer(market, { stream: "metals", kind: "spcb_consent" });
  const refused = await bid(id, buyer.token);
  expect([refused.status, refused.body.code]).toEqual([403, "authorisation_missing"]);
  const details = await ask(auctions.details, {
    ...{ params: { idname: String(id) }, token: buyer.token },
  });
  expect(details.body.data.requirement).toMatchObject({ stream: "non-ferrous", met: false });
  const companyId = await companyOf(market, buyer);
  const registered = { stream: "non-ferrous", kind: "nonferrous_epr" };
  await authorise(market, companyId, buyer.id, registered);
  expect((await bid(id, buyer.token)).status).toBe(200);
  const { howm, spcb_consent, nonferrous_epr } = authorisations.STREAMS_OF;
  expect(nonferrous_epr).toEqual(["non-ferrous"]);
  expect([...howm, ...spcb_consent]).not.toContain("non-ferrous");
});
