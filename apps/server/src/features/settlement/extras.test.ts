import { awards, journal, lifting, settlement } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { walletOf } from "../../../test/deposits.ts";
import { indian, trucksOf } from "../../../test/lifting.ts";
import { salesOf } from "../../../test/market-sales.ts";
import { moneyOf } from "../../../test/money.ts";
import { sweepAwards } from "../awards/index.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { sweepSettlements } from "./index.ts";

/** Rent and late fee: the seller's once they are paid, whatever becomes of the trucks. */

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, siteId, aGate, aWeighedTruck, letOut } = trucksOf(market, seller, sales);
const gate = await aGate();
const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, from: "08:00", to: "20:00", bays: 50, minutes: 60 },
}));
await ask(lifting.setSlots, {
  params: { id: await siteId() },
  body: { days },
  token: seller.token,
});
/** People stay signed in. */
const at = async (day: string, clock = "10:00") => {
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  for (const { id } of await db.selectFrom("users").select("id").execute())
    deps.bus.publish("session", { userId: id });
  await market.setTime(indian(day, clock));
};
const truckAt = (sale: Parameters<typeof aWeighedTruck>[0], day: string, kg: number, n = 1) =>
  at(day).then(() =>
    aWeighedTruck(sale, gate, [10_000, 10_000 + kg], {
      ...{ from: indian(day, "10:00"), vehicle_no: `MH12AB123${n}` },
    }),
  );
const sweep = async (times = 2) => {
  for (let i = 0; i < times; i++) await sweepSettlements(deps);
};
const proceeds = async () => (await moneyOf(market, await companyOf(market, seller))).proceeds;
const paidIn = async (by: SignedIn) => (await moneyOf(market, await companyOf(market, by))).paid_in;
const notesOf = async (id: string) =>
  (await sales.sale(id, seller)).papers.filter(({ kind }) => kind === "debit_note").length;

test("a truck's release takes no rent that is not paid; paid, it goes with the next truck (G55, G57)", async () => {
  const sale = await aPaidSale({ extra: 590, terms: { claim_hours: 24 } });
  await db.updateTable("lots").set({ basis: "lot" }).where("id", "=", sale.lotId).execute();
  const one = await truckAt(sale, "2026-12-16", 9000);
  expect((await letOut(gate, one)).status).toBe(200);
  const two = await truckAt(sale, "2026-12-17", 6000, 2);
  expect((await letOut(gate, two)).body).toMatchObject({
    ...{ code: "payment_due", data: { due: 590 } },
  });
  const before = await proceeds();
  await at("2026-12-17", "12:00");
  await sweep();
  expect((await proceeds()) - before).toBeCloseTo(1_931_778, 2);
  expect([await paidIn(sale.buyer), await notesOf(sale.id)]).toEqual([0, 0]);

  await sales.pay(sale.id, sale.buyer, 590);
  expect((await letOut(gate, two)).status).toBe(200);
  await at("2026-12-18", "12:00");
  await sweep();
  expect((await proceeds()) - before).toBeCloseTo(1_931_778 + 590, 2);
  expect([await paidIn(sale.buyer), await notesOf(sale.id)]).toEqual([0, 1]);
  expect((await verifyJournal(db)).broken).toBeNull();
});

/** Paid two days after its day, with a late fee of 20,901.08. */
async function aLateSale() {
  const buyer = await sales.aBuyerWith(2_500_000);
  const sold = await sales.sold([[buyer, 107]], { terms: { claim_hours: 24 } });
  await at("2026-12-03");
  await sweepAwards(deps);
  await sales.pay(sold.id, buyer, 1_771_278 + 20_901.08);
  return { ...sold, buyer };
}

/** The weight is accepted, though a truck stands in the yard. */
async function settledWithout({ id, buyer }: { id: string; buyer: SignedIn }) {
  for (const { token } of [seller, buyer]) {
    const body = { move: "lifted" } as const;
    await ask(awards.move, { params: { id }, body, token });
  }
  for (const { token } of [seller, buyer]) {
    const body = { answer: "accepted" } as const;
    await ask(settlement.settle, { params: { id }, body, token });
  }
}

test("rent that the price covers is the seller's though no truck is left to bring it, with its paper (G55, G58)", async () => {
  const sale = await aPaidSale({ terms: { claim_hours: 24 } });
  const one = await truckAt(sale, "2026-12-15", 8520);
  expect((await letOut(gate, one)).status).toBe(200);
  const before = await proceeds();
  await at("2026-12-17");
  await sweep();
  const two = await truckAt(sale, "2026-12-20", 6480, 2);
  expect((await letOut(gate, two)).body).toMatchObject({ data: { due: 2360 } });
  const free = (await walletOf(market, sale.buyer)).free;
  await settledWithout(sale);
  expect((await walletOf(market, sale.buyer)).free - free).toBeCloseTo(832_168.1, 2);
  expect((await proceeds()) - before).toBeCloseTo(1_097_249.9 + 2360, 2);
  expect([await paidIn(sale.buyer), await notesOf(sale.id)]).toEqual([0, 1]);
  await sweep();
  expect(await sales.sale(sale.id, seller)).toMatchObject({ state: "completed", due: 0 });
  const { id } = await db
    .selectFrom("journal_entries")
    .select("id")
    .where("key", "like", `trip:${one}:%`)
    .executeTakeFirstOrThrow();
  const { body } = await ask(journal.reverse, {
    ...{ params: { id: String(id) }, body: { reason: "Rent was waived" }, token: admin.token },
  });
  expect(body.code).toBe("entry_stands");
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("rent that no money covers is owed no more once the sale is settled (G55, G58)", async () => {
  const sale = await aPaidSale({ terms: { claim_hours: 24 } });
  await db.updateTable("lots").set({ basis: "lot" }).where("id", "=", sale.lotId).execute();
  const one = await truckAt(sale, "2026-12-16", 9000);
  expect((await letOut(gate, one)).status).toBe(200);
  const two = await truckAt(sale, "2026-12-17", 6000, 2);
  expect((await letOut(gate, two)).body).toMatchObject({ data: { due: 590 } });
  const before = await proceeds();
  await settledWithout(sale);
  expect(await sales.sale(sale.id, seller)).toMatchObject({ state: "settled", due: 0 });
  await at("2026-12-18");
  await sweep();
  expect((await proceeds()) - before).toBeCloseTo(1_931_778, 2);
  expect([await paidIn(sale.buyer), await notesOf(sale.id)]).toEqual([0, 0]);
});

test("where no truck left a late fee goes back with the price (M31, G58)", async () => {
  const sale = await aLateSale();
  const one = await truckAt(sale, "2026-12-04", 8520);
  expect((await letOut(gate, one, { eway_no: null })).body.code).toBe("eway_needed");
  await settledWithout(sale);
  expect((await walletOf(market, sale.buyer)).free).toBe(2_500_000);
  expect(await paidIn(sale.buyer)).toBe(0);
});

/** Truck 1 is released with the late fee, truck 2 is out within its hours; then the office ends it. */
async function defaultedLate() {
  const sale = await aLateSale();
  const [one, two] = [
    await truckAt(sale, "2026-12-04", 8520),
    await truckAt(sale, "2026-12-05", 3000, 2),
  ];
  const before = await proceeds();
  expect((await letOut(gate, one)).status).toBe(200);
  await at("2026-12-07");
  await sweep();
  expect((await proceeds()) - before).toBeCloseTo(1_097_249.9 + 20_901.08, 2);
  await at("2027-01-20");
  expect((await letOut(gate, two)).body.data).toMatchObject({ due: 19_470 });
  await sales.pay(sale.id, sale.buyer, 19_470);
  expect((await letOut(gate, two)).status).toBe(200);
  const ended = await ask(awards.officeMove, {
    ...{ params: { id: sale.id }, token: admin.token },
    body: { move: "default", reason: "Never came for the rest" },
  });
  expect(ended.body.data).toMatchObject({ state: "defaulted" });
  expect((await proceeds()) - before).toBeCloseTo(1_118_150.98 + 160_500 + 19_470, 2);
  return { sale, one, before };
}

test("a default leaves a late fee that went with a truck, and the next truck its money (M31, M32)", async () => {
  const { sale, before } = await defaultedLate();
  await at("2027-01-22");
  await sweep();
  const goods = 1_097_249.9 + 386_355.6;
  expect((await proceeds()) - before).toBeCloseTo(goods + 20_901.08 + 160_500 + 19_470, 2);
  expect(await paidIn(sale.buyer)).toBe(0);
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("a release that is turned back after a default is made anew with its late fee (M31, M34)", async () => {
  const { sale, one, before } = await defaultedLate();
  await at("2027-01-22");
  const { id } = await db
    .selectFrom("journal_entries")
    .select("id")
    .where("key", "=", `trip:${one}`)
    .executeTakeFirstOrThrow();
  for (const { token } of [admin, await market.anAdmin()]) {
    const body = { reason: "Wrong weight" };
    await ask(journal.reverse, { params: { id: String(id) }, body, token });
  }
  expect((await proceeds()) - before).toBeCloseTo(160_500 + 19_470, 2);
  await sweep();
  const goods = 1_097_249.9 + 386_355.6;
  expect((await proceeds()) - before).toBeCloseTo(goods + 20_901.08 + 160_500 + 19_470, 2);
  expect(await paidIn(sale.buyer)).toBe(0);
  expect((await verifyJournal(db)).broken).toBeNull();
});
