import { journal } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aDepositor, aTopUp } from "../../../test/bank.ts";

const market = await createMarket();
const { app, db } = market;
const finance = await market.anAdmin("finance");

const rowsOf = async (query: string) => {
  const { payload, statusCode } = await app.inject({
    url: `/api${journal.entries.path}?format=csv${query}`,
    headers: { authorization: `Bearer ${finance.token}` },
  });
  expect(statusCode).toBe(200);
  const [heads = "", ...lines] = payload
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n");
  const names = heads.split(",");
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, i) => [names[i] ?? "", cell])),
  );
};
const sumOf = (rows: Awaited<ReturnType<typeof rowsOf>>, head: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[head]) * 100), 0);

test("the journal's file has a row a line, with the party's numbers, and sums to zero (V1)", async () => {
  const owner = await aDepositor(market, 1000);
  await db
    .updateTable("companies")
    .set({ pan: "AAACV1111F" })
    .where("id", "=", owner.companyId)
    .execute();
  await db
    .insertInto("company_sites")
    .values({
      ...{ company_id: owner.companyId, name: "Yard", address: "MIDC", city: "Pune" },
      ...{ state: "Maharashtra", pincode: "411001", gstin: "27AAACV1111F1ZA" },
    })
    .execute();
  await aTopUp(market, owner.companyId, 250.5);
  const rows = await rowsOf("");
  expect(rows).toHaveLength(4);
  expect(sumOf(rows, "Debit")).toBe(125_050);
  expect(sumOf(rows, "Debit")).toBe(sumOf(rows, "Credit"));
  const [debit, credit] = rows;
  expect(debit).toMatchObject({ Account: "Gateway", Debit: "250.5", Credit: "", Party: "" });
  expect(credit).toMatchObject({
    ...{ Account: "Deposit", Debit: "", Credit: "250.5", Entry: "Top-up" },
    ...{ PAN: "AAACV1111F", GSTIN: "27AAACV1111F1ZA" },
  });
  expect(credit?.Voucher).toBe(debit?.Voucher);
  expect(credit?.Party).not.toBe("");
  expect(credit?.Day).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("a filtered file has its entries whole, so that it sums to zero, too (V1)", async () => {
  const owner = await aDepositor(market, 77);
  const rows = await rowsOf(`&company_id=${owner.companyId}`);
  expect(rows).toHaveLength(2);
  expect(sumOf(rows, "Debit")).toBe(sumOf(rows, "Credit"));
});
