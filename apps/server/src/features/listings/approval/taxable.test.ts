import { listings } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/fields";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aCategory, aDraft } from "../../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
const [admin, seller] = [await market.anAdmin(), await market.aSeller()];
const categoryId = await aCategory(db);
const subOf = async (material: string | null) =>
  (
    await db
      .insertInto("sub_categories")
      .values({ category_id: categoryId, url: `sub-${material}`, title: `${material}`, material })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
const [pet, nameless] = [await subOf("pet"), await subOf(null)];

const HOUR = 3_600_000;
const inHours = (hours: number) => indiaTime(new Date(Date.now() + hours * HOUR));
async function aPending(sub: number | null) {
  const goods = { ...aDraft(categoryId), ...(sub && { sub_category_id: String(sub) }) };
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

test("a lot whose trucks could have no tax invoice is approved with a warning where it is paid through the market (G51)", async () => {
  for (const sub of [null, nameless]) {
    const id = await aPending(sub);
    const { status, body } = await approve(id, through);
    expect(status).toBe(200);
    expect(body.message).toMatch(/^The lot is approved\. It names no material/);
    expect((await approve(id, { pay_through: "parties" })).body.message).toBe(
      "The lot is approved",
    );
  }
  const named = await approve(await aPending(pet), through);
  expect([named.status, named.body.message]).toEqual([200, "The lot is approved"]);
});

test("of many at once those are left with the reason (G51)", async () => {
  const [bare, named] = [await aPending(nameless), await aPending(pet)];
  await db
    .updateTable("lots")
    .set({ pay_through: "market" })
    .where("id", "in", [Number(bare), Number(named)])
    .execute();
  const { body } = await ask(listings.approveLots, {
    token: admin.token,
    body: {
      template: {
        ...{ value: { by: "rate", rate: 10, unit: "kg" }, increment: { by: "none" } },
        ...{ soft_close_minutes: 0, minutes_between: 0 },
      },
      ...{ start_at: inHours(-1), first_end_at: inHours(1) },
      lots: [{ _id: bare }, { _id: named }],
    },
  });
  expect(body.data.lots.map(({ _id }) => _id)).toEqual([named]);
  expect(body.data.left).toMatchObject([
    { _id: bare, msg: expect.stringContaining("tax invoice") },
  ]);
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
