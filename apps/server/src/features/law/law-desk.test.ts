import { auctions, law, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aCategory, aLot } from "../../../test/builders.ts";

const market = await createMarket();
const { ask } = market;
await market.setTime(new Date("2026-11-28T06:30:00Z"));
const [owner, support] = [await market.anAdmin(), await market.anAdmin("support")];
const rows = async (query: object, token = owner.token) =>
  (await ask(law.list, { token, query })).body.data;
const one = async (id: string, query: object = {}) =>
  (await rows({ q: id, ...query })).find(({ _id }) => _id === id);
const confirm = (id: string, token = owner.token) =>
  ask(law.confirm, { token, params: { id }, body: { note: "read in the Act" } });
const turn = (id: string, on_from: string | null) =>
  ask(law.turn, { token: owner.token, params: { id }, body: { on_from, reason: "in force" } });

test("the office reads every fact, newest change first, by words, day and state, and as a file (O29)", async () => {
  const all = await rows({});
  expect(all.length).toBeGreaterThan(40);
  const days = all.map(({ changed_on }) => changed_on);
  expect(days).toEqual([...days].sort().reverse());
  expect(all.every(({ sources, confidence }) => sources.length > 0 && confidence)).toBe(true);
  expect((await rows({ area: "income_tax" })).map(({ _id }) => _id)).toContain("form_127");
  const file = await market.app.inject({
    url: "/api/admin/law?format=csv",
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(file.headers["content-type"]).toContain("text/csv");
  expect(file.body.split("\n").length).toBeGreaterThan(all.length);
  expect((await ask(law.list, { token: support.token })).status).toBe(200);
});

test("on a day stands what is in force then: 1 % and 27C, then 2 %, 127 and 1073 (O30)", async () => {
  const tcs = async (on: string) =>
    (await rows({ on, q: "tcs_scrap" })).map(({ _id, value }) => ({ _id, ...value }));
  expect(await tcs("2026-03-31")).toEqual([
    { _id: "tcs_scrap_2025", percent: 1, form: "27C", section: "206C(1)", code: null },
  ]);
  expect(await tcs("2026-04-01")).toEqual([
    { _id: "tcs_scrap_2026", percent: 2, form: "127", section: "394(1)", code: "1073" },
  ]);
  expect(await tcs("2024-01-01")).toEqual([]);
});

test("a landed cost is confirmed once each of its facts is, and not by support (O31, O32)", async () => {
  const seller = await market.aSeller();
  const categoryId = await aCategory(market.db);
  const { id: lot } = await aLot(market.db, { sellerId: seller.id, categoryId });
  const sub = { category_id: categoryId, url: "copper-o31", title: "Copper", material: "copper" };
  const { id: sub_category_id } = await market.db
    .insertInto("sub_categories")
    .values(sub)
    .returning("id")
    .executeTakeFirstOrThrow();
  await market.db.updateTable("lots").set({ sub_category_id }).where("id", "=", lot).execute();
  const tcs = async () =>
    (
      await ask(auctions.details, { params: { idname: String(lot) } })
    ).body.data.landed_cost?.lines.find(({ what }) => what === "tcs");
  expect(await tcs()).toMatchObject({
    ...{ form: "127", collection_code: "1073", confirmed: false },
  });
  expect(JSON.stringify(await tcs())).not.toContain("27C");
  expect((await confirm("tcs_base", support.token)).status).toBe(403);
  expect((await confirm("no_such_fact")).status).toBe(404);
  const { data } = (await confirm("tcs_base")).body;
  expect(data.confirmed).toMatchObject({ note: "read in the Act" });
  expect((await tcs())?.confirmed).toBe(true);
  const params = { id: "tcs_base" };
  const undone = await ask(law.takeBackConfirmation, { token: owner.token, params });
  expect(undone.status).toBe(200);
  expect((await tcs())?.confirmed).toBe(false);
  const again = await ask(law.takeBackConfirmation, { token: owner.token, params });
  expect(again.status).toBe(404);
});

test("what is to come and what is held says so; a switch is audited, and others have none (O41)", async () => {
  expect((await one("dpdp_2027", { on: "2027-05-13" }))?.state).toBe("in_force");
  expect((await one("dpdp_2027"))?.state).toBe("coming");
  expect(await one("dpdp_2027", { on: "2027-05-12" })).toBeUndefined();
  expect(await one("ship_to_gstin")).toMatchObject({ state: "held", switch: { on_from: null } });
  expect((await turn("tcs_base", "2026-12-01")).body.code).toBe("law_no_switch");
  expect((await turn("ship_to_gstin", "2026-12-01")).body.data).toMatchObject({
    ...{ state: "coming", switch: { on_from: "2026-12-01", reason: "in force" } },
  });
  expect((await one("ship_to_gstin", { on: "2026-12-01" }))?.state).toBe("in_force");
  expect((await turn("ship_to_gstin", null)).body.data.state).toBe("held");
  const { data } = (await ask(office.audit, { token: owner.token, query: { q: "fact of law" } }))
    .body;
  expect(data.map(({ action }) => action)).toContain("fact of law turned on");
});
