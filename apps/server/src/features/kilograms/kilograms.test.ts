import { kilograms, lifting } from "@rebale/contract";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { authorise, companyOf } from "../../../test/authorised.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { salesOf } from "../../../test/market-sales.ts";
import { sweepKilograms, verifyKilograms } from "./index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, pay } = salesOf(market, seller, admin.id);
await registerSeller();

/** Lot L at 107, paid; 15,650 kg of it have left by two trucks. */
async function aSaleOnTheWay() {
  const buyer = await aBuyerWith(2_500_000);
  const sale = await sold([[buyer, 107]]);
  await pay(sale.id, buyer, 1_771_278);
  const trucks = [await truckLeft(market, sale.id, 8520), await truckLeft(market, sale.id, 7130)];
  return { ...sale, buyer, trucks };
}
const received = (id: string, by: SignedIn, kg?: number) =>
  ask(lifting.received, { params: { id }, body: { kg }, token: by.token });
async function aSaleReceived() {
  const sale = await aSaleOnTheWay();
  for (const id of sale.trucks) await received(id, sale.buyer);
  return sale;
}
const read = (id: string, { token }: Pick<SignedIn, "token">) =>
  ask(kilograms.read, { params: { id }, token });
const shown = async (id: string, by: Pick<SignedIn, "token">) => (await read(id, by)).body.data;
const report = (
  id: string,
  { token }: Pick<SignedIn, "token">,
  outputs: readonly { material: string; kg: number | string }[],
  loss_kg = 0,
) =>
  market.send(
    kilograms.report,
    token,
    [{ field: "document", bytes: aPdf() }],
    { outputs: JSON.stringify(outputs), loss_kg: String(loss_kg) },
    { id },
  );
const opened = async (path: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await market.app.inject({ url: path, headers })).statusCode;
};
const holds = async () => expect((await verifyKilograms(db)).broken).toBeNull();

test("what left the lot is on the way, then received; of 15,650 kg in, 14,200 came out, 900 were lost, 550 are in stock (G60)", async () => {
  const { id, buyer, trucks } = await aSaleOnTheWay();
  expect(await shown(id, buyer)).toMatchObject({
    ...{ sold_kg: 15_000, lot_kg: 15_650, transit_kg: 15_650, in_kg: 0, can_report: true },
  });
  await received(trucks[0] ?? "", buyer);
  expect(await shown(id, seller)).toMatchObject({
    ...{ transit_kg: 7130, in_kg: 8520, stock_kg: 8520, can_report: false },
  });
  await received(trucks[1] ?? "", buyer);
  const { status, body } = await report(id, buyer, [{ material: "PET flakes", kg: 14_200 }], 900);
  expect([status, body.data]).toMatchObject([
    200,
    { in_kg: 15_650, out_kg: 14_200, loss_kg: 900, stock_kg: 550, transit_kg: 0, evidence_kg: 0 },
  ]);
  expect(body.data.outputs).toEqual([
    { material: "PET flakes", kg: 14_200, evidence_kg: 0, free_kg: 14_200 },
  ]);
  expect(body.data.reports).toMatchObject([
    { outputs: [{ material: "PET flakes", kg: 14_200 }], loss_kg: 900 },
  ]);
  const [{ document = "" } = {}] = body.data.reports;
  for (const { token } of [buyer, seller]) expect(await opened(document, token)).toBe(200);
  expect(await opened(document, (await market.aBuyer()).token)).toBe(404);
  await holds();
});

test("no gram more than arrived can be reported, and what is refused leaves nothing (G60)", async () => {
  const { id, buyer } = await aSaleReceived();
  const { status, body } = await report(id, buyer, [{ material: "Flakes", kg: "15650.001" }]);
  expect([status, body]).toMatchObject([
    409,
    { code: "kilograms_exceeded", errors: [{ path: "outputs" }], data: { free_kg: 15_650 } },
  ]);
  const half = [{ material: "Flakes", kg: 15_650 }];
  expect((await report(id, buyer, half, 0.001)).body.code).toBe("kilograms_exceeded");
  expect(await shown(id, buyer)).toMatchObject({ stock_kg: 15_650, reports: [] });
  expect((await report(id, buyer, half)).body.data).toMatchObject({ stock_kg: 0, out_kg: 15_650 });
  await holds();
});

test("of two reports at once of more than half each, one counts", async () => {
  const { id, buyer } = await aSaleReceived();
  const both = await Promise.all(
    [1, 2].map(() => report(id, buyer, [{ material: "Flakes", kg: 8000 }])),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await shown(id, buyer)).toMatchObject({ out_kg: 8000, stock_kg: 7650 });
});

test("a product is the same in small letters; a document that was sent before serves a second report", async () => {
  const { id, buyer } = await aSaleReceived();
  const json = (body: object) =>
    ask(kilograms.report, { params: { id }, body: body as never, token: buyer.token });
  const more = { outputs: [{ material: "pet FLAKES", kg: 100.5 }], loss_kg: 1 };
  const { status, body } = await json(more);
  expect([status, body.errors]).toMatchObject([400, [{ path: "document" }]]);
  await report(id, buyer, [
    { material: "PET flakes", kg: 1000 },
    { material: "Caps", kg: 20 },
  ]);
  expect((await json(more)).body.data).toMatchObject({
    loss_kg: 1,
    outputs: [
      { material: "PET flakes", kg: 1100.5 },
      { material: "Caps", kg: 20 },
    ],
  });
  await holds();
});

test.each<[string, unknown, string]>([
  ["no text of JSON", "flakes", "outputs"],
  ["nothing at all", "[]", "outputs"],
  ["more than three decimals", '[{"material":"Flakes","kg":1.0001}]', "outputs.0.kg"],
  ["no name", '[{"material":" ","kg":1}]', "outputs.0.material"],
  ["one name twice", '[{"material":"A","kg":1},{"material":"a","kg":1}]', "outputs.1.material"],
])("a report of %s is refused at its field", async (_, outputs, path) => {
  const { id, buyer } = await aSaleReceived();
  const files = [{ field: "document", bytes: aPdf() }];
  const fields = { outputs: String(outputs) };
  const { status, body } = await market.send(kilograms.report, buyer.token, files, fields, { id });
  expect([status, body.errors[0]?.path]).toEqual([400, path]);
});

test("what the buyer's bridge finds less was lost on the way; more than left never arrives", async () => {
  const { id, buyer, trucks } = await aSaleOnTheWay();
  await received(trucks[0] ?? "", buyer, 8500);
  await received(trucks[1] ?? "", buyer, 7200);
  expect(await shown(id, buyer)).toMatchObject({ in_kg: 15_650, loss_kg: 20, stock_kg: 15_630 });
  await holds();
});

test("whoever reports has the goods: trucks on the way count as arrived, as far as it takes", async () => {
  const { id, buyer, trucks } = await aSaleOnTheWay();
  await report(id, buyer, [{ material: "Flakes", kg: 8000 }]);
  expect(await shown(id, buyer)).toMatchObject({ in_kg: 8520, stock_kg: 520, transit_kg: 7130 });
  // Told afterwards, it changes nothing.
  await received(trucks[0] ?? "", buyer, 8000);
  expect(await shown(id, buyer)).toMatchObject({ in_kg: 8520, loss_kg: 0 });
  await holds();
});

test("where the buyer never says that goods arrived, they have once the sale is over; what nobody booked is found", async () => {
  const { id, buyer } = await aSaleOnTheWay();
  await db.updateTable("awards").set({ state: "settled" }).where("id", "=", Number(id)).execute();
  await sweepKilograms(deps);
  expect(await shown(id, buyer)).toMatchObject({ transit_kg: 0, stock_kg: 15_650 });
  await holds();
});

test("others' kilograms are none; the seller and the office report nothing", async () => {
  const { id } = await aSaleReceived();
  const stranger = await market.aBuyer();
  expect((await read(id, stranger)).status).toBe(404);
  expect((await read(id, admin)).status).toBe(200);
  const outputs = [{ material: "Flakes", kg: 1 }];
  for (const by of [stranger, seller]) expect((await report(id, by, outputs)).status).toBe(404);
  expect((await report(id, admin, outputs)).status).toBe(403);
});

test("whether the buyer was authorised for such goods when they left is told, so that nobody else makes evidence (U22)", async () => {
  const { id, buyer } = await aSaleOnTheWay();
  expect(await shown(id, buyer)).toMatchObject({ authorised: false });
  const companyId = await companyOf(market, buyer);
  const held = { kind: "plastic_processor", kilograms: 1 };
  await authorise(market, companyId, buyer.id, { ...held, stream: "tyres" });
  expect(await shown(id, buyer)).toMatchObject({ authorised: false });
  await authorise(market, companyId, buyer.id, { ...held, stream: "plastics" });
  expect(await shown(id, buyer)).toMatchObject({ authorised: true });
});
