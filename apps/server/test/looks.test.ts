import * as contract from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { createMarket } from "./app.ts";
import { aBankAccount, aDepositor } from "./bank.ts";
import { trucksOf } from "./lifting.ts";
import { salesOf } from "./market-sales.ts";

const { awards, banking, lifting, office } = contract;
type Operation = typeof office.overview;

/** The personal columns not shown to the office without an entry. */
const PERSONAL = /^(mobile|driver_mobile|whatsapp|account_no|email|address)$/;
/** Why a reply with such a field leaves none. */
const WITHOUT: Readonly<Record<string, string>> = {
  "/admin/me": "who looks at themselves",
  "/admin/team": "colleagues, by whoever manages them",
  "/admin/audit": "where the office's own acts came from",
  "/admin/companies/{id}/wallet": "the account that the market gave it to pay to",
};

function fieldsOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== "object" || schema === null) return found;
  if ("properties" in schema)
    for (const name of Object.keys(schema.properties as object)) found.add(name);
  for (const value of Object.values(schema)) fieldsOf(value, found);
  return found;
}

const isOperation = (one: unknown): one is Operation =>
  typeof one === "object" && one !== null && "method" in one && "path" in one;

function operationsIn(of: unknown, depth = 0): Operation[] {
  if (isOperation(of)) return [of];
  if (typeof of !== "object" || of === null || depth > 2) return [];
  return Object.values(of).flatMap((one) => operationsIn(one, depth + 1));
}

const shown = [...new Set(operationsIn(contract))].filter(
  ({ method, who, reply }) =>
    method === "GET" &&
    who === "admin" &&
    [...fieldsOf(z.toJSONSchema(reply, { unrepresentable: "any", io: "output" }))].some((field) =>
      PERSONAL.test(field),
    ),
);

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const { id: adminId } = await market.anAdmin();
const sales = salesOf(market, seller, adminId);
await sales.registerSeller();
const { aPaidSale, book } = trucksOf(market, seller, sales);

const looksOf = async (id: number) =>
  (
    await sql<{ action: string }>`select action from audit
      where admin_id = ${id} and action ~ '(read|seen)$' order by id`.execute(db)
  ).rows.map(({ action }) => action);

async function rowsOfEach() {
  const finance = await market.anAdmin("finance");
  const owner = await aDepositor(market);
  await aBankAccount(market, owner, finance, false);
  const mobile = "9876501234";
  const visitor = { name: "Sita Iyer", email: "sita@example.in", mobile, message: "Glass tubes?" };
  await ask(contract.content.contactQuery, { body: visitor });
  const place = { organisation: "Iyer & Co", city: "Pune", state: "Maharashtra" };
  await ask(contract.content.serviceRequest, {
    body: { ...visitor, ...place, service: "collection" },
  });
  const id = async (table: string) =>
    Number(
      (await sql<{ id: number }>`select min(id) as id from ${sql.table(table)}`.execute(db)).rows[0]
        ?.id,
    );
  return {
    "/admin/contact-queries/{id}": await id("contact_queries"),
    "/admin/service-requests/{id}": await id("service_requests"),
    "/admin/companies/{id}": owner.companyId,
    "/admin/users/{id}": owner.id,
  } as Record<string, number>;
}

test("whoever of the office reads a phone, an account number, a mail or an address leaves an entry (X13)", async () => {
  const sold = await aPaidSale();
  const rows = await rowsOfEach();
  rows["/admin/auctions/{id}/bidders"] = Number(
    (
      await sql<{
        id: number;
      }>`select lot_id as id from awards where id = ${Number(sold.id)}`.execute(db)
    ).rows[0]?.id,
  );
  expect(shown.length).toBeGreaterThan(10);
  for (const operation of shown.filter(({ path }) => !(path in WITHOUT))) {
    const { path } = operation;
    const { token, id } = await market.anAdmin();
    const params = path.includes("{id}") ? { id: rows[path] ?? 0 } : {};
    const { status } = await ask(operation, { token, params } as never);
    expect([path, status]).toEqual([path, 200]);
    expect([path, (await looksOf(id)).length > 0]).toEqual([path, true]);
  }
});

test("a truck's driver, a sale's people and a member's sign-ins are looked at with an entry (X13)", async () => {
  const sold = await aPaidSale();
  const trip = (await book(sold.id, sold.buyer)).body.data._id;
  const buyer = await market.aBuyer();
  const looks = [
    ["driver seen", (token: string) => ask(lifting.trip, { token, params: { id: Number(trip) } })],
    [
      "people read",
      (token: string) => ask(awards.details, { token, params: { id: Number(sold.id) } }),
    ],
    [
      "timeline read",
      (token: string) =>
        ask(office.timeline, { token, params: { kind: "user", id: buyer.id }, query: {} as never }),
    ],
    ["account numbers read", (token: string) => ask(banking.officeBankAccounts, { token })],
  ] as const;
  for (const [action, look] of looks) {
    const { token, id } = await market.anAdmin();
    expect([action, (await look(token)).status]).toEqual([action, 200]);
    expect(await looksOf(id)).toEqual([action]);
  }
});
