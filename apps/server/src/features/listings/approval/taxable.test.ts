import { auctions, listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aCategory, aDraft } from "../../../../test/builders.ts";
import { inHours } from "../../../../test/in-hours.ts";

const market = await createMarket();
const { ask, db } = market;
const [admin, seller] = [await market.anAdmin(), await market.aSeller()];
const categoryId = await aCategory(db);
const subOf = async (material: string | null, category_id = categoryId) =>
  (
    await db
      .insertInto("sub_categories")
      .values({ category_id, url: `sub-${material}`, title: `${material}`, material })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
const [pet, nameless] = [await subOf("pet"), await subOf(null)];
// Most of the category is tyres, whose rates differ.
for (const material of ["tyres", "crumb-rubber"]) await subOf(material);
const plastics = await aCategory(db);
for (const material of ["hdpe", "mixed-plastics"]) await subOf(material, plastics);

async function aPending(sub: number | null, category = categoryId) {
  const goods = { ...aDraft(category), ...(sub && { sub_category_id: String(sub) }) };
  const { body } = await ask(listings.createLots, {
    ...{ body: { products: [goods] }, token: seller.token },
  });
  return body.data[0]?._id ?? "";
}
const approve = (id: string, wanted: object = {}) =>
  ask(listings.reviewLot, {
    ...{ token: admin.token, params: { id } },
    body: {
      ...{ is_approved: true, market_value: 100, start_at: inHours(-1), end_at: inHours(1) },
      ...wanted,
    },
  });
const through = { pay_through: "market" };

test("no lot is approved without HSN and rate: mixed goods are taxed as a material that is chosen; who is not asked is warned (G51, U2)", async () => {
  for (const sub of [null, nameless]) {
    const id = await aPending(sub);
    for (const asked of [through, { taxed_as: null }, { taxed_as: "gold" }]) {
      const { status, body } = await approve(id, asked);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path: "taxed_as" }]);
    }
    const { status, body } = await approve(id);
    expect([status, body.data.is_approved]).toEqual([200, true]);
    expect(body.message).toMatch(/^The lot is approved\. Its HSN code and GST rate/);
    const chosen = await approve(id, { ...through, taxed_as: "mixed-plastics" });
    expect([chosen.status, chosen.body.data.taxed_as]).toEqual([200, "mixed-plastics"]);
    expect((await approve(id, through)).body.message).toBe("The lot is approved");
    const seen = await ask(auctions.details, { params: { idname: id } });
    expect(seen.body.data.landed_cost).toMatchObject({ hsn: "3915", complete: true });
  }
  const named = await aPending(pet);
  expect((await approve(named, { ...through, taxed_as: "copper" })).body.errors).toMatchObject([
    { path: "taxed_as" },
  ]);
  const done = await approve(named, { ...through, taxed_as: null });
  expect([done.status, done.body.message]).toEqual([200, "The lot is approved"]);
});

test("mixed goods of a category with one HSN and one rate are taxed by it (U2)", async () => {
  const id = await aPending(null, plastics);
  const { status, body } = await approve(id, through);
  expect([status, body.data.taxed_as]).toEqual([200, "mixed-plastics"]);
  const seen = await ask(auctions.details, { params: { idname: id } });
  expect(seen.body.data.landed_cost).toMatchObject({ hsn: "3915", complete: true });
});

const bulk = (lots: { _id: string; taxed_as?: string }[]) =>
  ask(listings.approveLots, {
    token: admin.token,
    body: {
      template: {
        ...{ value: { by: "rate", rate: 10, unit: "kg" }, increment: { by: "none" } },
        ...{ soft_close_minutes: 0, minutes_between: 0 },
      },
      ...{ start_at: inHours(-1), first_end_at: inHours(1) },
      lots,
    },
  });

test("of many at once those are left with the reason (G51)", async () => {
  const [bare, named] = [await aPending(nameless), await aPending(pet)];
  await db
    .updateTable("lots")
    .set({ pay_through: "market" })
    .where("id", "in", [Number(bare), Number(named)])
    .execute();
  const { body } = await bulk([{ _id: bare }, { _id: named }]);
  expect(body.data.lots.map(({ _id }) => _id)).toEqual([named]);
  expect(body.data.left).toMatchObject([
    { _id: bare, msg: expect.stringContaining("tax invoice") },
  ]);
  const chosen = await bulk([{ _id: bare, taxed_as: "pet" }]);
  expect(chosen.body.data.lots.map(({ _id }) => _id)).toEqual([bare]);
});

test("the office sets a lot's own six digits, which begin with its material's four and stay until set anew (G51)", async () => {
  const id = await aPending(pet);
  expect((await approve(id, { hsn6: "740400" })).body.errors).toMatchObject([{ path: "hsn6" }]);
  expect((await approve(id, { hsn6: "39159" })).status).toBe(400);
  expect((await approve(id, { hsn6: "391510" })).body.data.hsn6).toBe("391510");
  expect((await approve(id)).body.data.hsn6).toBe("391510");
  const seen = await ask(listings.viewLot, {
    params: { id },
    token: (await market.aBuyer()).token,
  });
  expect(seen.body.data.hsn6).toBeNull();
  expect((await approve(id, { hsn6: null })).body.data.hsn6).toBeNull();
});
