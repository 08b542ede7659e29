import { audience, inspections } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { indian, today, yardOf } from "../../../test/inspections.ts";
import { aKnownBuyer } from "../../../test/invite-only.ts";
import { sweepInspections } from "./sweep-inspections.ts";

const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(indian(today, "08:00"));
const seller = await market.aSeller();
const { aSite, setHours, aLotAt, book, read, aGate, visit } = await yardOf(market, seller);
const site = await aSite();
await setHours(site);
const gate = await aGate(site);
const ten = indian("2026-12-03", "10:00");

type Company = Awaited<ReturnType<typeof aKnownBuyer>>;
async function aLotFor(companies: readonly Company[]): Promise<number> {
  const lot = await aLotAt(site);
  await db.updateTable("lots").set({ invited_only: true }).where("id", "=", lot).execute();
  await db
    .insertInto("lot_invitations")
    .values(companies.map(({ pan }) => ({ lot_id: lot, pan, name: "A", added_by: seller.id })))
    .execute();
  return lot;
}
const takeBack = (lot: number, { pan }: Company) =>
  ask(audience.uninvite, { params: { id: lot, pan }, token: seller.token });
const codesTo = async (id: number) =>
  (
    await db
      .selectFrom("notifications")
      .select("code")
      .where("user_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ code }) => code);

test("an invitation that is taken back takes its company's visit with it, and both sides are told (F56)", async () => {
  const [gone, left] = [await aKnownBuyer(market), await aKnownBuyer(market)];
  const lot = await aLotFor([gone, left]);
  const { _id: id, pass } = (await book(lot, gone, ten)).body.data;
  const other = (await book(lot, left, indian("2026-12-03", "11:00"))).body.data;
  expect((await takeBack(lot, gone)).status).toBe(200);
  expect((await read(id, gone)).body.data).toMatchObject({ state: "cancelled", pass: null });
  expect((await ask(inspections.toCome, { token: gone.token })).body.data).toEqual([]);
  expect((await read(other._id, left)).body.data.state).toBe("booked");
  await market.setTime(indian("2026-12-02", "11:01"));
  await sweepInspections(deps);
  expect(await codesTo(gone.id)).toEqual(["inspection_booked", "inspection_cancelled"]);
  expect(await codesTo(left.id)).toEqual(["inspection_booked", "inspection_tomorrow"]);
  expect(await codesTo(seller.id)).toContain("inspection_cancelled");
  await market.setTime(ten);
  expect((await visit(gate, site, pass?.token ?? "")).body.code).toBe("pass_expired");
  await market.setTime(indian(today, "08:00"));
});

test("a visit that is booked while its invitation is taken back does not outlive it (F56)", async () => {
  for (let round = 0; round < 6; round++) {
    const company = await aKnownBuyer(market);
    const lot = await aLotFor([company]);
    await market.openConnections();
    const [booked] = await Promise.all([book(lot, company, ten), takeBack(lot, company)]);
    const visits = await db
      .selectFrom("inspections")
      .select("state")
      .where("lot_id", "=", lot)
      .execute();
    expect(visits).toEqual(booked.status === 200 ? [{ state: "cancelled" }] : []);
  }
});
