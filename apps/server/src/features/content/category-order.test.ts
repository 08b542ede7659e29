import { content, listings, office } from "@rebale/contract";
import { beforeEach, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../test/app.ts";
import { listingRoutes } from "../listings/index.ts";
import { materialRoutes } from "../materials/index.ts";
import { officeRoutes } from "../office/index.ts";
import { contentRoutes } from "./index.ts";

const market = await createMarket(
  marketOf(contentRoutes, officeRoutes, listingRoutes, materialRoutes),
);
const { ask, db } = market;
let admin: SignedIn;
const { list, add, remove } = content.officeCategories;
const all = async () => (await ask(list, { token: admin.token })).body.data;
const urls = async () => (await ask(listings.categories)).body.data.map(({ url }) => url);
const addOne = (url: string) => {
  const body = { url, title: url.toUpperCase(), icon: "/icons/x.svg", sub_category: [] };
  return ask(add, { token: admin.token, body });
};
const move = async (url: string, place: number) => {
  const id = (await all()).find((category) => category.url === url)?._id ?? "999999";
  return ask(content.moveCategory, { token: admin.token, params: { id }, body: { place } });
};
beforeEach(async () => {
  admin = await market.anAdmin();
  for (const { _id } of await all()) await ask(remove, { token: admin.token, params: { id: _id } });
  for (const url of ["a", "b", "c", "d"]) await addOne(url);
});

test("the site and the office show categories in the order that the office gives them, a new one last (office c)", async () => {
  expect(await urls()).toEqual(["a", "b", "c", "d"]);
  for (const [url, place, expected] of [
    ["c", 1, "cabd"],
    ["c", 3, "abcd"],
    ["a", 2, "bacd"],
    ["b", 99, "acdb"],
    ["b", 4, "acdb"],
  ] as const) {
    expect((await move(url, place)).status).toBe(200);
    expect((await urls()).join("")).toBe(expected);
    expect((await all()).map(({ url }) => url).join("")).toBe(expected);
  }
  await addOne("e");
  expect((await urls()).join("")).toBe("acdbe");
});

test("places are whole again after a deletion and where two were the same; who moved what stands in the audit", async () => {
  await db.updateTable("categories").set({ position: 7 }).execute();
  await ask(remove, {
    token: admin.token,
    params: { id: (await all()).find(({ url }) => url === "b")?._id ?? "" },
  });
  expect((await move("d", 2)).status).toBe(200);
  const rows = await db
    .selectFrom("categories")
    .select(["url", "position"])
    .orderBy("position")
    .execute();
  expect(rows.map(({ url, position }) => [url, position])).toEqual([
    ["a", 1],
    ["d", 2],
    ["c", 3],
  ]);
  const { data } = (await ask(office.audit, { token: admin.token })).body;
  expect(data[0]).toMatchObject({
    action: "category moved",
    subject: "D",
    before: { place: 3 },
    after: { place: 2 },
  });
});

test("two who move at once both get through, and every place is taken once", async () => {
  const moved = await Promise.all([move("a", 4), move("d", 1), move("b", 3), move("c", 2)]);
  expect(moved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const places = await db.selectFrom("categories").select("position").orderBy("position").execute();
  expect(places.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test("what is not there is 404, no place is 400, and who may not write content is refused", async () => {
  expect((await move("none", 1)).status).toBe(404);
  expect((await move("a", 0)).status).toBe(400);
  admin = await market.anAdmin("support");
  const params = { id: "1" };
  const refused = ask(content.moveCategory, { token: admin.token, params, body: { place: 1 } });
  expect((await refused).status).toBe(403);
});
