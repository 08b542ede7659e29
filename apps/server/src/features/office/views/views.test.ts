import { office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { officeRoutes } from "../index.ts";

const market = await createMarket(marketOf(officeRoutes));
const { ask } = market;
const list = "/admin/products";
const tyres = { name: "Tyres", search: "?q=tyre&sort=-submitted" };

const viewsOf = async (token: string, of = list) =>
  (await ask(office.views, { token, query: { list: of } })).body.data.views;
const save = (token: string, views: (typeof tyres)[], of = list) =>
  ask(office.saveViews, { token, body: { list: of, views } });

test("a view is found again in its list by who saved it, on any device, and by nobody else (A17)", async () => {
  const [own, other] = [await market.anAdmin(), await market.anAdmin()];
  expect((await save(own.token, [tyres])).status).toBe(200);
  expect(await viewsOf(own.token)).toEqual([expect.objectContaining(tyres)]);
  expect(await viewsOf(own.token, "/admin/users")).toEqual([]);
  expect(await viewsOf(other.token)).toEqual([]);
  const [{ _id: id } = { _id: "" }] = await viewsOf(own.token);
  const by = { token: other.token, params: { id } };
  expect((await ask(office.renameView, { ...by, body: { name: "Mine" } })).status).toBe(404);
  expect((await ask(office.deleteView, by)).status).toBe(404);
  expect(await viewsOf(own.token)).toHaveLength(1);
});

test("a view of the same name is replaced; renamed to one that is there it is refused (A17)", async () => {
  const { token } = await market.anAdmin("support");
  await save(token, [tyres, { name: "Live", search: "?status=live" }]);
  await save(token, [{ ...tyres, search: "?q=tubes" }]);
  const [live, changed] = await viewsOf(token);
  expect(changed?.search).toBe("?q=tubes");
  const params = { id: live?._id ?? "" };
  const refused = await ask(office.renameView, { token, params, body: { name: "Tyres" } });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: "name", msg: "Another view has this name" }],
  ]);
  const renamed = await ask(office.renameView, { token, params, body: { name: "On now" } });
  expect(renamed.body.data).toMatchObject({ name: "On now", search: "?status=live" });
  expect((await ask(office.deleteView, { token, params })).status).toBe(200);
  expect((await viewsOf(token)).map(({ name }) => name)).toEqual(["Tyres"]);
});

test(`of more than ${office.MAX_VIEWS} views none is saved (A17)`, async () => {
  const { token } = await market.anAdmin();
  const many = Array.from({ length: office.MAX_VIEWS }, (_, n) => ({
    name: `View ${n}`,
    search: `?page=${n}`,
  }));
  expect((await save(token, many)).status).toBe(200);
  const one = await save(token, [tyres], "/admin/users");
  expect([one.status, one.body.code]).toEqual([409, "too_many_views"]);
  expect(await viewsOf(token, "/admin/users")).toEqual([]);
  expect((await save(token, many)).status).toBe(200);
});

test.each([
  [{ list: "/admin/products", views: [{ name: "x", search: "https://evil.example" }] }],
  [{ list: "//evil.example", views: [tyres] }],
  [{ list: "/admin/products", views: [{ name: " ", search: "?q=x" }] }],
  [{ list: "/admin/products", views: [tyres, tyres] }],
])("what is no view of a list is refused: %j (A17)", async (body) => {
  const { token } = await market.anAdmin();
  expect((await ask(office.saveViews, { token, body })).status).toBe(400);
});
