import { type BodyIn, listings, office } from "@rebale/contract";
import { beforeAll, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { officeRoutes } from "../../office/index.ts";
import { listingRoutes } from "../index.ts";

const market = await createMarket(marketOf(listingRoutes, officeRoutes));
const { ask, db } = market;
let seller: SignedIn;
let category: number;
beforeAll(async () => {
  [seller, category] = [await market.aSeller(), await aCategory(db)];
});

type Approval = "pending" | "approved" | "refused";
const lot = async (approval: Approval = "pending", sellerId = seller.id) =>
  String((await aLot(db, { sellerId, categoryId: category, approval })).id);
type Asked = BodyIn<typeof listings.bulkEditLots>;
const edit = (product_ids: string[], change: Asked["change"], dry_run = false) =>
  ask(listings.bulkEditLots, { token: seller.token, body: { product_ids, change, dry_run } });
const now = async (id: string) =>
  (await ask(listings.viewLot, { token: seller.token, params: { id } })).body.data;

test("several lots are changed in one call, each on its own: what cannot be changed says why, and is the same in the preview (A12)", async () => {
  const stranger = await market.aSeller();
  const ids = [
    await lot(),
    await lot("approved"),
    await lot("refused"),
    await lot("pending", stranger.id),
  ];
  const change = { city: "Nashik", state: "Maharashtra", pincode: "422001" } as const;
  const preview = await edit(ids, change, true);
  expect(preview.body.data.rows).toMatchObject([
    {
      outcome: "changed",
      why: null,
      sent_again: false,
      before: { city: "Pune", pincode: "411001" },
      after: { city: "Nashik", pincode: "422001" },
    },
    { outcome: "refused", why: "approved" },
    { outcome: "changed", sent_again: true },
    { outcome: "refused", why: "not_yours", title: "" },
  ]);
  expect((await now(ids[0] ?? "")).city).toBe("Pune");

  const { body } = await edit(ids, change);
  expect(body.data).toEqual(preview.body.data);
  expect(body.data.changed).toBe(2);
  expect(await now(ids[0] ?? "")).toMatchObject({ city: "Nashik", status: "pending" });
  expect((await now(ids[0] ?? "")).edited_at).not.toBeNull();
  expect((await now(ids[1] ?? "")).city).toBe("Pune");
  expect(await now(ids[2] ?? "")).toMatchObject({ status: "pending", refusal_reason: null });
  expect((await edit([ids[0] ?? ""], change)).body.data.rows[0]?.outcome).toBe("unchanged");
  const admin = await market.anAdmin();
  const { body: audit } = await ask(office.audit, { token: admin.token, query: {} });
  expect(
    audit.data
      .slice(0, 2)
      .map(({ action }) => action)
      .sort(),
  ).toEqual(["lot edited", "lot sent again"]);
});

test("a basis has to fit the unit, and a price that was named in another basis has to be named anew (A12)", async () => {
  const [kilos, priced] = [await lot(), await lot()];
  await db
    .updateTable("lots")
    .set({ asking_price: 90_000 })
    .where("id", "=", Number(priced))
    .execute();
  const whyOf = async (change: Asked["change"]) =>
    (await edit([kilos, priced], change)).body.data.rows.map(({ why }) => why);
  expect(await whyOf({ basis: "piece" })).toEqual(["basis_unfit", "basis_unfit"]);
  expect(await whyOf({ basis: "kg" })).toEqual([null, "price_unfit"]);
  expect(await whyOf({ basis: "kg", asking_price: 42.5 })).toEqual([null, null]);
  expect(await now(priced)).toMatchObject({ basis: "kg", asking_price: 42.5 });
  await edit([priced], { asking_price: null });
  expect((await now(priced)).asking_price).toBeNull();
});

test("a site gives its place; an unknown one, half a place or nothing to change is refused whole (A12)", async () => {
  const id = await lot();
  const { company_id } = await db
    .selectFrom("company_users")
    .select("company_id")
    .where("user_id", "=", seller.id)
    .executeTakeFirstOrThrow();
  const site = await db
    .insertInto("company_sites")
    .values({
      company_id,
      name: "Yard",
      address: "MIDC 1",
      city: "Hosur",
      state: "Tamil Nadu",
      pincode: "635109",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await edit([id], { site_id: String(site.id) });
  expect(await now(id)).toMatchObject({ site_id: String(site.id), city: "Hosur" });
  await edit([id], { state: "Goa", city: "Margao", pincode: "403601" });
  expect(await now(id)).toMatchObject({ site_id: null, city: "Margao" });
  expect((await edit([id], { site_id: "999999" })).body.code).toBe("unknown_site");
  expect((await edit([id], { city: "Panaji" })).body.errors[0]?.path).toBe("change.city");
  expect((await edit([id], {})).status).toBe(400);
  expect((await edit([], { city: "Panaji" })).status).toBe(400);
});

test("an approval that comes at the same time is not overwritten (A12)", async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => lot()));
  await market.openConnections();
  const [{ body }] = await Promise.all([
    edit(ids, { description: "Dry, in big bags." }),
    ...ids.slice(0, 6).map((id) =>
      db.transaction().execute(async (tx) => {
        await tx
          .selectFrom("auctions")
          .select("lot_id")
          .where("lot_id", "=", Number(id))
          .forNoKeyUpdate()
          .execute();
        await tx
          .updateTable("lots")
          .set({ approval: "approved" })
          .where("id", "=", Number(id))
          .execute();
      }),
    ),
  ]);
  for (const [i, row] of body.data.rows.entries()) {
    const { is_approved, description } = await now(row._id);
    expect(is_approved).toBe(i < 6);
    expect(description === "Dry, in big bags.").toBe(row.outcome === "changed");
  }
});
