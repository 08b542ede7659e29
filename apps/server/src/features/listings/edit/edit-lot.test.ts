import { listings, office } from "@rebale/contract";
import { DAY_MS, indiaTime } from "@rebale/contract/values/calendar";
import { beforeAll, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aDraft, aLot } from "../../../../test/builders.ts";
import { officeRoutes } from "../../office/index.ts";
import { listingRoutes } from "../index.ts";

const market = await createMarket(marketOf(listingRoutes, officeRoutes));
const { ask, db } = market;
let seller: SignedIn;
let admin: SignedIn;
let category: number;
beforeAll(async () => {
  [seller, admin, category] = [await market.aSeller(), await market.anAdmin(), await aCategory(db)];
});

const aPendingLot = async () => {
  const draft = aDraft(category);
  const { body } = await ask(listings.createLots, {
    token: seller.token,
    body: { products: [draft] },
  });
  return { id: body.data[0]?._id ?? "", draft };
};
const edit = (id: string | number, body: object, token = seller.token) =>
  ask(listings.editLot, { token, params: { id: String(id) }, body: body as never });
const view = async (id: string) =>
  (await ask(listings.viewLot, { token: seller.token, params: { id } })).body.data;

test("a seller changes a pending lot, and the office sees what it was and what it is", async () => {
  const { id, draft } = await aPendingLot();
  const { body } = await edit(id, { ...draft, quantity: 2.5, unit: "MT", city: "Nashik" });
  expect(body.data).toMatchObject({ quantity: 2.5, unit: "MT", city: "Nashik", status: "pending" });
  expect(body.data.edited_at).not.toBeNull();
  const audit = await ask(office.audit, { token: admin.token, query: {} });
  expect(audit.body.data[0]).toMatchObject({
    action: "lot edited",
    subject: expect.stringContaining(draft.title),
  });
  expect(JSON.parse(audit.body.data[0]?.details ?? "")).toEqual({
    before: { quantity: 500, unit: "kg", city: "Pune" },
    after: { quantity: 2.5, unit: "MT", city: "Nashik" },
  });
});

test("the same checks hold as for a new lot: fields and category (S5.9)", async () => {
  const { id, draft } = await aPendingLot();
  const complaintOf = async (change: object) =>
    (await edit(id, { ...draft, ...change })).body.errors[0]?.path;
  expect(await complaintOf({ quantity: 0 })).toBe("quantity");
  expect(await complaintOf({ pincode: "12" })).toBe("pincode");
  expect(await complaintOf({ unit: "heap" })).toBe("unit");
  expect(await complaintOf({ category_id: "999999" })).toBe("category_id");
  expect(await view(id)).toMatchObject({ title: draft.title, edited_at: null });
});

test("nobody else may change it, and nobody once it is approved", async () => {
  const { id, draft } = await aPendingLot();
  const stranger = await market.aSeller();
  expect((await edit(id, draft, stranger.token)).body.code).toBe("not_your_lot");
  expect((await edit(id, draft, (await market.aBuyer()).token)).status).toBe(403);
  const approved = await aLot(db, { sellerId: seller.id, categoryId: category });
  expect((await edit(approved.id, draft)).body.code).toBe("lot_already_approved");
  expect((await edit(999_999, draft)).body.code).toBe("lot_not_found");
});

test("a refused lot says why; changed by its seller, it waits for the office again (A10)", async () => {
  const { id, draft } = await aPendingLot();
  await ask(listings.reviewLot, {
    token: admin.token,
    params: { id },
    body: { is_approved: false, reason: "Too few words" },
  });
  expect(await view(id)).toMatchObject({ status: "refused", refusal_reason: "Too few words" });
  const { body } = await edit(id, { ...draft, description: "Stripped, weighed at the gate." });
  expect(body.data).toMatchObject({ status: "pending", refusal_reason: null });
});

test("the office's lots are sorted by a column and listed by the day they were submitted", async () => {
  const word = `Sortable ${Date.now()}`;
  for (const [title, at] of [
    ["b", "2020-03-01T10:00:00Z"],
    ["a", "2020-03-02T10:00:00Z"],
  ] as const) {
    const { id } = await aLot(db, {
      sellerId: seller.id,
      categoryId: category,
      title: `${word} ${title}`,
    });
    await db
      .updateTable("lots")
      .set({ created_at: new Date(at) })
      .where("id", "=", id)
      .execute();
  }
  const titles = async (query: object) =>
    (
      await ask(listings.adminLots, { token: admin.token, query: { q: word, ...query } as never })
    ).body.data.map(({ title }) => title.slice(-1));
  expect(await titles({ sort: "title" })).toEqual(["a", "b"]);
  expect(await titles({ sort: "submitted", dir: "asc" })).toEqual(["b", "a"]);
  expect(await titles({ status: "live", sort: "price", to: "2020-03-01" })).toEqual(["b"]);
  expect(await titles({ from: "2020-03-02" })).toEqual(["a"]);
});

test("what the seller changed since the office looked is not approved unseen", async () => {
  const { id, draft } = await aPendingLot();
  const approve = (seen_edit: string | null) =>
    ask(listings.reviewLot, {
      token: admin.token,
      params: { id },
      body: {
        is_approved: true,
        market_value: 1000,
        start_at: indiaTime(new Date()),
        end_at: indiaTime(new Date(Date.now() + DAY_MS)),
        seen_edit,
      },
    });
  const { body } = await edit(id, { ...draft, quantity: 400 });
  expect((await approve(null)).body.code).toBe("lot_edited");
  expect((await approve(body.data.edited_at)).status).toBe(200);
});
