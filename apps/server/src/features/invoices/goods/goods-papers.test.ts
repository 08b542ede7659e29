import { goodsDesk, kilograms, lifting } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aPdf } from "../../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { indian, trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { sweepSettlements } from "../../settlement/index.ts";
import { issueManifests } from "./goods-papers.jobs.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const trucks = trucksOf(market, seller, sales);

const papersOf = async (id: string, by: Pick<SignedIn, "token">) =>
  (await sales.sale(id, by)).papers.filter(({ url }) => url.startsWith("/goods-paper/"));
const opened = async (url: string, { token }: Pick<SignedIn, "token">) => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await market.app.inject({ url: `/api${url}`, headers });
  return {
    status: reply.statusCode,
    pages: reply.statusCode === 200 ? pdfPages(reply.rawPayload) : [],
  };
};

let hour = 9;
/** Paid and let out with 8,520 kg, each truck an hour after the one before. */
async function aTruckOut(material: string) {
  const sale = await trucks.aPaidSale({ material } as never);
  const gate = await trucks.aGate();
  const truck = await trucks.aWeighedTruck(sale, gate, [12_960, 21_480], {
    from: indian("2026-12-02", `${++hour}:00`),
  });
  expect((await trucks.letOut(gate, truck)).status).toBe(200);
  return { ...sale, truck };
}

test("hazardous goods travel with Form 10 in seven copies, each in its colour and for its receiver (G62)", async () => {
  const { id, buyer } = await aTruckOut("lead-acid");
  const papers = await papersOf(id, buyer);
  expect(papers.map(({ kind, number }) => [kind, number])).toEqual([
    ["delivery_order", "RO/26-27/000001"],
    ["manifest", "RM/26-27/000001"],
  ]);
  const manifest = papers[1]?.url ?? "";
  const { pages } = await opened(`${manifest}?lang=en`, seller);
  expect(pages).toHaveLength(7);
  for (const [i, [colour, receiver]] of [
    ["White", "State Pollution Control Board, from the sender"],
    ["Yellow", "Sender, who keeps it"],
    ["Pink", "Receiver, who keeps it"],
    ["Orange", "Transporter, from the receiver"],
    ["Green", "Receiver's State Pollution Control Board, from the receiver"],
    ["Blue", "Sender, back from the receiver"],
    ["Grey", "Sender's State Pollution Control Board"],
  ].entries()) {
    expect(pages[i]).toContain(`Copy ${i + 1}/7 · ${colour}`);
    expect(pages[i]).toContain(receiver);
    expect(pages[i]).toContain("8,520 kg");
    expect(pages[i]).toContain("MH12AB1234");
  }
  expect((await opened(`${manifest}?lang=hi`, buyer)).pages).toHaveLength(7);
  expect((await opened(manifest, await market.aBuyer())).status).toBe(404);
  expect((await opened(manifest, await market.anAdmin())).status).toBe(200);
});

test("plastics need no manifest; a receipt once the buyer has the goods, a confirmation with what came out (G62)", async () => {
  const { id, buyer, truck } = await aTruckOut("pet");
  await ask(lifting.received, { params: { id: truck }, body: { kg: 8510 }, token: buyer.token });
  const files = [{ field: "document", bytes: aPdf() }];
  const outputs = JSON.stringify([{ material: "PET flakes", kg: 8000 }]);
  await market.send(kilograms.report, buyer.token, files, { outputs, loss_kg: "90.5" }, { id });
  const papers = await papersOf(id, seller);
  expect(papers.map(({ kind }) => kind)).toEqual(["delivery_order", "receipt", "confirmation"]);
  const [order, receipt, confirmation] = papers.map(({ url }) => url);
  const [said] = (await opened(order ?? "", buyer)).pages;
  expect(said).toContain("15,000 kg");
  expect((await opened(receipt ?? "", buyer)).pages[0]).toContain("8,510 kg");
  const [recycled = ""] = (await opened(confirmation ?? "", seller)).pages;
  for (const words of ["PET flakes: 8,000 kg", "90.5 kg", "RR/26-27/000001"])
    expect(recycled).toContain(words);
  expect(recycled.toLowerCase()).not.toContain("certificate");
});

test("a sale of hazardous goods is not over until each truck's manifest is there (G58, G62)", async () => {
  const { id, buyer, truck } = await aTruckOut("li-ion");
  // As a truck that left before its material was known to need one.
  await sql.raw("alter table goods_papers disable trigger user").execute(db);
  await sql`delete from goods_papers where trip_id = ${truck} and kind = 'manifest'`.execute(db);
  await sql.raw("alter table goods_papers enable trigger user").execute(db);
  await sql`update awards set state = 'settled', settled_at = market_now()
    where id = ${id}`.execute(db);
  await sql`update trips set released_at = market_now() where id = ${truck}`.execute(db);
  await sweepSettlements(deps);
  expect((await sales.sale(id, buyer)).state).toBe("settled");
  const desk = await ask(goodsDesk.missingPapers, { token: (await market.anAdmin()).token });
  const lacks = desk.body.data.find(({ trip_id }) => trip_id === truck)?.missing;
  expect(lacks).toContain("manifest");
  for (let i = 0; i < 2; i++) await issueManifests(deps);
  await sweepSettlements(deps);
  expect((await sales.sale(id, buyer)).state).toBe("completed");
  const manifests = (await papersOf(id, buyer)).filter(({ kind }) => kind === "manifest");
  expect(manifests.map(({ number }) => number)).toEqual(["RM/26-27/000003"]);
});

test("numbers of each side's papers have no gap; what was issued is never changed", async () => {
  const { rows } = await sql<{ gaps: number }>`
    select count(*)::int as gaps from (select max(seq) - count(*) as gap from goods_papers
      where kind <> 'manifest' group by issuer, kind, fy) s where gap <> 0`.execute(db);
  expect(rows[0]?.gaps).toBe(0);
  for (const change of ["update goods_papers set number = 'x'", "delete from goods_papers"])
    await expect(sql.raw(change).execute(db)).rejects.toThrow("never changed");
});
