import { lifting } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { indian, trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";

const market = await createMarket();
const { ask } = market;
const seller = await market.aSeller();
const sales = salesOf(market, seller, (await market.anAdmin()).id);
await sales.registerSeller();
const { aPaidSale, book, siteId, aGate, passOf, scan, weigh } = trucksOf(market, seller, sales);
const gate = await aGate();
const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, from: "08:00", to: "20:00", bays: 50, minutes: 60 },
}));
await ask(lifting.setSlots, {
  params: { id: await siteId() },
  body: { days },
  token: seller.token,
});

async function anArrivedTruck(day: string) {
  const sold = await aPaidSale();
  const slot_from = indian(day, "10:00").toISOString();
  const id = (await book(sold.id, sold.buyer, { slot_from })).body.data._id;
  const token = await passOf(id, sold.buyer);
  await market.setTime(indian(day, "10:00"));
  await scan(gate, token);
  return id;
}
const ticket = { bridge: "Bhosari WB 1", slip_no: "4711" };

test("one ticket carries both weighings of its truck, and a correction; another truck's is refused (R83)", async () => {
  const [a, b] = [await anArrivedTruck("2026-12-02"), await anArrivedTruck("2026-12-02")];
  expect((await weigh(gate, a, "tare", 8_120, ticket)).status).toBe(200);
  expect((await weigh(gate, a, "gross", 14_460, ticket)).status).toBe(200);
  const reason = "Read wrong";
  expect((await weigh(gate, a, "gross", 14_640, { ...ticket, reason })).status).toBe(200);
  const other = await weigh(gate, b, "tare", 8_100, { ...ticket, bridge: "BHOSARI wb 1" });
  expect([other.status, other.body.code]).toEqual([409, "slip_used"]);
});

test("of two trucks whose slips of one number come at once, one has it (R83)", async () => {
  const trucks = [await anArrivedTruck("2026-12-03"), await anArrivedTruck("2026-12-03")];
  await market.openConnections();
  const same = { bridge: "Bhosari WB 1", slip_no: "815" };
  const answers = await Promise.all(trucks.map((id) => weigh(gate, id, "tare", 8_000, same)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("numbers of a bridge begin anew: another day the same one is taken (R84)", async () => {
  const one = await anArrivedTruck("2026-12-04");
  expect((await weigh(gate, one, "tare", 8_120, { ...ticket, slip_no: "1" })).status).toBe(200);
  const two = await anArrivedTruck("2026-12-05");
  expect((await weigh(gate, two, "tare", 8_120, { ...ticket, slip_no: "1" })).status).toBe(200);
});

test("a weight is read with its unit; tonnes typed as kilograms are asked about, and count once said again (R85)", async () => {
  const id = await anArrivedTruck("2026-12-07");
  const tare = (kg: string, over = {}) => weigh(gate, id, "tare", kg, over);
  expect((await tare("8.12 MT")).body.data).toMatchObject({ trip: { tare_kg: 8_120 } });
  const reason = "Read wrong";
  for (const odd of ["8.12", "20.46 kg", "120000"]) {
    const asked = await tare(odd, { reason });
    expect([odd, asked.status, asked.body.code]).toEqual([odd, 409, "weight_unusual"]);
    expect(asked.body.errors).toMatchObject([{ path: "kg" }]);
  }
  expect((await tare("8,120 kg", { reason })).body.data.trip.tare_kg).toBe(8_120);
  expect((await tare("180", { reason, sure: "true" })).body.data.trip.tare_kg).toBe(180);
});

test("a slip is not of before its truck was in, nor of a time to come (X09, MG14)", async () => {
  const id = await anArrivedTruck("2026-12-08");
  const at = (clock: string) => ({ at: indian("2026-12-08", clock).toISOString() });
  for (const odd of [at("09:49"), at("10:11"), { at: "2001-01-01T00:00:00Z" }]) {
    const refused = await weigh(gate, id, "tare", 8_120, odd);
    expect([refused.status, refused.body.code]).toEqual([400, "time_impossible"]);
    expect(refused.body.errors).toMatchObject([{ path: "at" }]);
  }
  expect((await weigh(gate, id, "tare", 8_120, at("09:50"))).status).toBe(200);
});
