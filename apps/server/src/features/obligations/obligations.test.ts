import { evidence, kilograms, obligations } from "@rebale/contract";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { salesOf } from "../../../test/market-sales.ts";
import { rowsOfWorkbook } from "../../../test/read-workbook.ts";

const market = await createMarket();
const { ask, db } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();

const save = (by: Pick<SignedIn, "token">, over: object = {}) =>
  ask(obligations.save, {
    body: { stream: "plastics", category: "I", year: "2026-27", tonnes: 10, ...over } as never,
    token: by.token,
  });
const list = async ({ token }: Pick<SignedIn, "token">) =>
  (await ask(obligations.list, { token })).body;
const exported = async (query: string, { token }: Pick<SignedIn, "token">) => {
  const headers = { authorization: `Bearer ${token}` };
  return market.app.inject({ url: `/api${obligations.exportPath}${query}`, headers });
};

test("packs that were made for a company are set against its obligation of their stream and year; the auditor's file has their hashes; each names its recycler (U22)", async () => {
  const buyer = await sales.aBuyerWith(2_500_000);
  const sale = await sales.sold([[buyer, 107]]);
  await sales.pay(sale.id, buyer, 1_771_278);
  await truckLeft(market, sale.id, 8520);
  const files = [{ field: "document", bytes: aPdf() }];
  const outputs = JSON.stringify([{ material: "PET flakes", kg: 8000 }]);
  await market.send(kilograms.report, buyer.token, files, { outputs }, { id: sale.id });
  const brand = await market.aBuyer();
  const brand_company_id = String(await companyOf(market, brand));
  expect((await save(brand)).body.data).toMatchObject({
    ...{ stream: "plastics", category: "I", year: "2026-27", tonnes: 10, set_tonnes: 0 },
    ...{ missing_tonnes: 10, deadline: "2027-03-31", packs: [] },
  });
  await save(brand, { stream: "tyres", category: null, tonnes: 0.5 });
  const { body } = await ask(evidence.make, {
    body: { award_id: sale.id, material: "PET flakes", kg: 7500.5, brand_company_id },
    token: buyer.token,
  });
  const { data, company_id } = await list(brand);
  const { name: recycler } = await db
    .selectFrom("companies")
    .select("name")
    .where("id", "=", await companyOf(market, buyer))
    .executeTakeFirstOrThrow();
  expect(company_id).toBe(brand_company_id);
  expect(data).toMatchObject([
    {
      ...{ stream: "plastics", set_tonnes: 7.5005, missing_tonnes: 2.4995 },
      packs: [{ _id: body.data._id, kg: 7500.5, sha256: body.data.sha256, recycler }],
    },
    { stream: "tyres", set_tonnes: 0, missing_tonnes: 0.5, packs: [] },
  ]);
  const reply = await exported("?year=2026-27", brand);
  expect(reply.statusCode).toBe(200);
  const rows = rowsOfWorkbook(reply.rawPayload).map((row) => row.map(String));
  expect(rows).toHaveLength(3);
  expect(rows[1]).toEqual(
    expect.arrayContaining(["2026-27", "10", "7.5005", body.data._id, body.data.sha256]),
  );
  expect((await exported("?year=2025-27", brand)).statusCode).toBe(400);
});

test("what is saved again takes the place of what was; it can be removed by its company alone", async () => {
  const brand = await market.aSeller();
  await save(brand, { stream: "plastic" });
  const { body } = await save(brand, { stream: "plastics", tonnes: "12.5" });
  expect((await list(brand)).data).toMatchObject([{ stream: "plastics", tonnes: 12.5 }]);
  const other = await market.aBuyer();
  expect((await list(other)).data).toEqual([]);
  const remove = (by: SignedIn) =>
    ask(obligations.remove, { params: { id: body.data._id }, token: by.token });
  expect((await remove(other)).status).toBe(404);
  expect((await remove(brand)).status).toBe(200);
  expect((await list(brand)).data).toEqual([]);
});

test.each([
  ["year", { year: "2026-28" }],
  ["year", { year: "next" }],
  ["tonnes", { tonnes: 0 }],
  ["stream", { stream: "glass" }],
])("an obligation with a wrong %s is refused there", async (path, over) => {
  const { status, body } = await save(await market.aBuyer(), over);
  expect([status, body.errors[0]?.path]).toEqual([400, path]);
});

test("nobody but a company's own people reads its obligations", async () => {
  expect((await ask(obligations.list, {})).status).toBe(401);
  expect((await exported("", await market.anAdmin())).statusCode).toBe(403);
});
