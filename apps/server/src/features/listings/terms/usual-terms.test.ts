import { auctions, events, listings } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aCategory } from "../../../../test/builders.ts";
import { inHours } from "../../../../test/in-hours.ts";
import { verifyLedgers } from "../../auctions/index.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const category = await aCategory(db);
const metals = await aCategory(db);
const copper = await db
  .insertInto("sub_categories")
  .values({ category_id: metals, url: "inherited-copper", title: "Copper", material: "copper" })
  .returning("id")
  .executeTakeFirstOrThrow();
const HOUR = 3_600_000;
const none = {
  inspection_days: null,
  inspection_contact: null,
  tolerance_percent: null,
  payment_days: null,
  lifting_days: null,
  ground_rent_per_day: null,
  loading_by: null,
  deductions: [],
  documents: [],
  grace_days: null,
  late_fee_percent: null,
  forfeit_percent: null,
  claim_hours: null,
  tax_hold_days: null,
};
const terms = { ...none, payment_days: 3, ground_rent_per_day: 250.5, documents: ["Gate pass"] };

const product = (overrides: object = {}) => ({
  category_id: category,
  title: `Cable ${Math.random()}`,
  quantity: 100,
  unit: "kg",
  description: "Sorted and weighed.",
  state: "Maharashtra",
  city: "Pune",
  pincode: "411001",
  ...overrides,
});
const submit = async (overrides: object) => {
  const reply = await ask(listings.createLots, {
    token: seller.token,
    body: { products: [product(overrides)] } as never,
  });
  expect(reply.status).toBe(200);
  const [lot] = reply.body.data;
  if (!lot) throw new Error("no lot");
  return lot;
};
const approve = (id: string) =>
  ask(listings.reviewLot, {
    token: admin.token,
    params: { id },
    body: {
      is_approved: true,
      market_value: 100,
      start_at: indiaTime(new Date(Date.now() - HOUR)),
      end_at: indiaTime(new Date(Date.now() + HOUR)),
    },
  });
const shown = async (id: string) =>
  (await ask(auctions.details, { params: { idname: id } })).body.data.terms;

test("what a seller proposes is published with the approval, and told to nobody before (A2)", async () => {
  const lot = await submit({ terms });
  expect(lot).toMatchObject({ proposed_terms: terms, terms: null });
  const buyer = await market.aBuyer();
  await approve(lot._id);
  expect(await shown(lot._id)).toEqual({ version: 1, ...terms });
  const seen = await ask(listings.viewLot, { token: buyer.token, params: { id: lot._id } });
  expect(seen.body.data.proposed_terms).toBeNull();
});

test("a seller changes the proposal while the lot waits; a change without terms keeps them (A2)", async () => {
  const lot = await submit({ terms });
  const edit = (change: object) =>
    ask(listings.editLot, {
      token: seller.token,
      params: { id: lot._id },
      body: product({ title: lot.title, ...change }) as never,
    });
  expect((await edit({ quantity: 120 })).body.data.proposed_terms).toEqual(terms);
  const after = await edit({ terms: { ...terms, payment_days: 9 } });
  expect(after.body.data).toMatchObject({ proposed_terms: { payment_days: 9 } });
  await approve(lot._id);
  await ask(listings.reviewLot, {
    token: admin.token,
    params: { id: lot._id },
    body: { is_approved: false, reason: "Ask for less" },
  });
  await edit({ terms: { ...terms, payment_days: 5 } });
  await approve(lot._id);
  expect(await shown(lot._id)).toMatchObject({ version: 2, payment_days: 5 });
});

test("forms begin with the seller's own terms and the material's, each saved and deleted (A2)", async () => {
  const read = async (token = seller.token) =>
    (await ask(listings.readUsualTerms, { token })).body.data;
  expect((await read()).own).toBeNull();
  await ask(listings.saveUsualTerms, { token: seller.token, body: { terms } });
  const changed = { ...terms, payment_days: 4 };
  await ask(listings.saveUsualTerms, { token: seller.token, body: { terms: changed } });
  expect((await read()).own).toEqual(changed);
  expect((await read((await market.aSeller()).token)).own).toBeNull();
  const material = { token: admin.token, params: { id: category } };
  const saved = await ask(listings.saveMaterialTerms, { ...material, body: { terms } });
  expect(saved.status).toBe(200);
  expect((await read()).materials).toContainEqual({ category_id: String(category), terms });
  expect((await submit({})).usual_terms).toEqual(changed);
  await ask(listings.saveMaterialTerms, { ...material, body: { terms: null } });
  await ask(listings.saveUsualTerms, { token: seller.token, body: { terms: null } });
  const gone = await read();
  expect(gone.own).toBeNull();
  expect(gone.materials.filter(({ category_id }) => category_id === String(category))).toEqual([]);
  const unknown = { token: admin.token, params: { id: 999_999 }, body: { terms } };
  expect((await ask(listings.saveMaterialTerms, unknown)).body.code).toBe("unknown_category");
});

test("a lot of which nobody says what it is sold on is sold on its seller's usual terms, else its category's, else its material's (trader 9)", async () => {
  const sold = async (overrides: object = {}) => {
    const { _id } = await submit({
      ...{ category_id: metals, sub_category_id: String(copper.id) },
      ...overrides,
    });
    await approve(_id);
    return shown(_id);
  };
  expect(await sold({ sub_category_id: null })).toBeNull();
  expect(await sold()).toMatchObject({ payment_days: 3, lifting_days: 7, loading_by: "buyer" });
  const forCategory = { ...terms, payment_days: 6 };
  const material = { token: admin.token, params: { id: metals } };
  await ask(listings.saveMaterialTerms, { ...material, body: { terms: forCategory } });
  expect(await sold()).toEqual({ version: 1, ...forCategory });
  const own = { ...terms, payment_days: 8 };
  await ask(listings.saveUsualTerms, { token: seller.token, body: { terms: own } });
  expect(await sold()).toEqual({ version: 1, ...own });
  expect(await sold({ terms })).toEqual({ version: 1, ...terms });
  await ask(listings.saveMaterialTerms, { ...material, body: { terms: null } });
  await ask(listings.saveUsualTerms, { token: seller.token, body: { terms: null } });
});

const sale = {
  inspection: "10 am to 5 pm, after a call to the yard.",
  terms: "Payment within three days of the close.",
};
const bothTexts = `${sale.inspection}\n${sale.terms}`;
const anEvent = async (product_ids: string[], over: object = {}) => {
  const { body, status } = await ask(events.create, {
    token: seller.token,
    body: {
      title: "Yard clearance",
      product_ids,
      start_at: inHours(1),
      first_end_at: inHours(5),
      ...sale,
      ...over,
    } as never,
  });
  expect(status).toBe(200);
  return body.data._id;
};

test("what an event says of inspection and terms stands in the terms of its lots, whichever came first (trader 9)", async () => {
  const before = await submit({ terms });
  const later = await submit({});
  await ask(listings.reviewLot, {
    token: admin.token,
    params: { id: before._id },
    body: { is_approved: true, market_value: 100, start_at: inHours(1), end_at: inHours(5) },
  });
  const id = await anEvent([before._id, later._id]);
  await approve(later._id);
  expect(await shown(before._id)).toEqual({ version: 2, ...terms, event_terms: bothTexts });
  expect(await shown(later._id)).toEqual({ version: 1, ...none, event_terms: bothTexts });
  const change = (body: object) =>
    ask(events.change, { token: seller.token, params: { id }, body: body as never });
  expect((await change({ terms: "Payment within two days." })).status).toBe(200);
  const text = `${sale.inspection}\nPayment within two days.`;
  expect(await shown(later._id)).toEqual({ version: 2, ...none, event_terms: text });
  expect((await change({ product_ids: [later._id] })).status).toBe(200);
  expect(await shown(before._id)).toEqual({ version: 4, ...terms });
});

test("the office's own terms of a lot in an event keep what the event says; bids fix both (trader 9)", async () => {
  const lot = await submit({ terms });
  await anEvent([lot._id]);
  await ask(listings.reviewLot, {
    token: admin.token,
    params: { id: lot._id },
    body: {
      is_approved: true,
      market_value: 100,
      start_at: inHours(1),
      end_at: inHours(5),
      terms: { ...terms, payment_days: 1 } as never,
    },
  });
  expect(await shown(lot._id)).toEqual({
    version: 1,
    ...terms,
    payment_days: 1,
    event_terms: bothTexts,
  });
  await db
    .updateTable("timetables")
    .set({ starts_at: new Date(Date.now() - HOUR) })
    .where("lot_id", "=", Number(lot._id))
    .execute();
  const buyer = await market.aBuyer();
  const bid = await ask(auctions.placeBid, {
    token: buyer.token,
    body: { product_id: lot._id, amount: 200 },
  });
  expect(bid.status).toBe(200);
  expect((await verifyLedgers(db)).broken).toBeNull();
});
