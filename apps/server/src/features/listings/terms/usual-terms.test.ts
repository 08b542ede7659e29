import { auctions, listings } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/fields";
import { expect, test } from "vitest";
import { openMarket } from "../../../../test/app.ts";
import { aCategory } from "../../../../test/builders.ts";

const market = await openMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const category = await aCategory(db);
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
};
const terms = { ...none, payment_days: 3, ground_rent_per_day: 250.5, documents: ["Gate pass"] };

const product = (wishes: object = {}) => ({
  category_id: category,
  title: `Cable ${Math.random()}`,
  quantity: 100,
  unit: "kg",
  description: "Sorted and weighed.",
  state: "Maharashtra",
  city: "Pune",
  pincode: "411001",
  ...wishes,
});
const submit = async (wishes: object) => {
  const reply = await ask(listings.createLots, {
    token: seller.token,
    body: { products: [product(wishes)] } as never,
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
  expect((await submit({})).usual_terms).toEqual(terms);
  await ask(listings.saveMaterialTerms, { ...material, body: { terms: null } });
  await ask(listings.saveUsualTerms, { token: seller.token, body: { terms: null } });
  const gone = await read();
  expect(gone.own).toBeNull();
  expect(gone.materials.filter(({ category_id }) => category_id === String(category))).toEqual([]);
  const unknown = { token: admin.token, params: { id: 999_999 }, body: { terms } };
  expect((await ask(listings.saveMaterialTerms, unknown)).body.code).toBe("unknown_category");
});
