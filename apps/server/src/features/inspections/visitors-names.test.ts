import { personalData } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { indian, today, yardOf } from "../../../test/inspections.ts";
import { eraseVisitors } from "./index.ts";
import { sweepInspections } from "./sweep-inspections.ts";

const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(indian(today, "08:00"));
const seller = await market.aSeller();
const { aSite, days, setHours, aLotAt, book } = await yardOf(market, seller);
const site = await aSite();
await setHours(site, days({ places: 9 }));
const ten = indian("2026-12-02", "10:00");

/** Booked by one, for another and for a third. */
async function aVisit() {
  const [booker, visitor] = [await market.aBuyer(), await market.aBuyer()];
  const { body } = await book(await aLotAt(site), booker, ten, [
    { name: "Gulabo Vanished", mobile: visitor.mobile },
    { name: "A. Patil", mobile: "9876543210" },
  ]);
  const names = async () =>
    (
      await db
        .selectFrom("inspections")
        .select("visitors")
        .where("id", "=", Number(body.data._id))
        .executeTakeFirstOrThrow()
    ).visitors as { name: string }[];
  return { booker, visitor, names };
}

test("visitors' names are erased 180 days after the slot, and not before (F50)", async () => {
  const { names } = await aVisit();
  await market.setTime(new Date(ten.getTime() + 180 * DAY_MS));
  await sweepInspections(deps);
  expect(await names()).toHaveLength(2);
  await market.setTime(new Date(ten.getTime() + 180 * DAY_MS + 3_601_000));
  await sweepInspections(deps);
  expect(await names()).toEqual([]);
  await market.setTime(indian(today, "08:00"));
});

test("who booked exports all visitors, a visitor no other's name (F50)", async () => {
  const { booker, visitor } = await aVisit();
  const held = async (token: string) =>
    (await ask(personalData.exportOwn, { token })).body.data.held;
  const own = await held(booker.token);
  expect(own.inspections).toMatchObject([
    { state: "booked", visitors: [{}, { name: "A. Patil" }] },
  ]);
  const seen = await held(visitor.token);
  expect(seen.inspections).toBeUndefined();
  expect(seen.inspection_visitors).toMatchObject([{ name: "Gulabo Vanished" }]);
  expect(JSON.stringify(seen.inspection_visitors)).not.toContain("Patil");
});

test("an erased visitor's name goes, others stay; with who booked go all (F50)", async () => {
  const { booker, visitor, names } = await aVisit();
  const erase = (who: { id: number; mobile: string }) =>
    db.transaction().execute((tx) => eraseVisitors(tx, who));
  await erase(visitor);
  expect((await names()).map(({ name }) => name)).toEqual(["A. Patil"]);
  await erase(booker);
  expect(await names()).toEqual([]);
});

test("an erasure of the account takes the visitors with it (F50)", async () => {
  const { booker, names } = await aVisit();
  await market.setTime(null);
  const token = await market.proveMobile(booker.mobile);
  const asked = await ask(personalData.askErasure, { token, body: { note: null } });
  const { status } = await ask(personalData.decideErasure, {
    token: (await market.anAdmin()).token,
    params: { id: asked.body.data.request?._id ?? "" },
    body: { decision: "erase", reason: "No" },
  });
  expect([status, await names()]).toEqual([200, []]);
});
