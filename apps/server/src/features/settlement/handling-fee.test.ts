import type { Award } from "@rebale/contract/awards";
import { CHARGES, type ChargeKind, type Due } from "@rebale/contract/awards/charges";
import type { Paise } from "@rebale/contract/values/money";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { marketMoney, moneyOf } from "../../../test/money.ts";
import { pdfPages } from "../../../test/pdf-text.ts";
import { insertDues } from "../awards/index.ts";
import { issueFeePapers } from "../invoices/index.ts";
import { sweepSettlements } from "./index.ts";

/** A charge that the market does not have, as a row of the table; nothing else knows of it. */
const handling: ChargeKind = {
  ...{ payee: "market", taken: "release", gst: { sac: "996719" } },
  ...{ paper: "fee", onPaper: "Handling fee", foreseen: false },
};
const charges: Record<string, ChargeKind> = CHARGES;
beforeEach(() => {
  charges.handling_fee = handling;
});
afterAll(() => {
  delete charges.handling_fee;
});

const market = await createMarket();
const { db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, pay } = salesOf(market, seller, admin.id);
await registerSeller();
await sql`alter table award_dues drop constraint award_dues_kind_is_known`.execute(db);

/** All that is due without deposit, in rupees. */
const PRICE = 1_931_778;
const EMD = 160_500;
async function aSale() {
  await market.setTime(closeOfL);
  const buyer = await aBuyerWith(2_500_000);
  return { buyer, ...(await sold([[buyer, 107]], { terms: { claim_hours: 24 } })) };
}
/** ₹10,000 and 18 % GST. */
const raise = (id: string) =>
  db.transaction().execute((tx) =>
    insertDues(tx, [
      {
        ...{ awardId: Number(id), kind: "handling_fee" as Due, due_at: closeOfL, cause: {} },
        ...{ amount: 1_000_000 as Paise, gst: 180_000 as Paise },
      },
    ]),
  );
/** As it is sent: the contract's list is made of the table before this row was added. */
const sale = async (id: string, by: Pick<SignedIn, "token">): Promise<Award> =>
  (await fetchFrom(`/award/${id}`, by)).json().data;
const fetchFrom = (path: string, { token }: Pick<SignedIn, "token">) =>
  market.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
const paidInBy = async (buyer: SignedIn) =>
  (await moneyOf(market, await companyOf(market, buyer))).paid_in;
const proceeds = async () => (await moneyOf(market, await companyOf(market, seller))).proceeds;
const ofMarket = async () => [
  -(await marketMoney(market, "fees")),
  -(await marketMoney(market, "gst_on_fees")),
];
const since = (
  [fees = 0, gst = 0]: readonly number[],
  [now = 0, nowGst = 0]: readonly number[],
) => [now - fees, nowGst - gst];
const claimsAreOver = async () => {
  await market.setTime(new Date(closeOfL.getTime() + 25 * 3_600_000));
  await sweepSettlements(deps);
};
const feePapersOf = async (id: string, buyer: SignedIn) => {
  await issueFeePapers(deps, Number(id));
  await issueFeePapers(deps, Number(id));
  return (await sale(id, buyer)).papers.filter(({ kind }) => kind === "fee_invoice");
};

test("a charge that is raised while goods are lifted is owed, paid, taken for the market with the truck, papered and shown", async () => {
  const { buyer, id } = await aSale();
  await pay(id, buyer, PRICE - EMD);
  await raise(id);
  const shown = await sale(id, buyer);
  expect(shown.due).toBe(11_800);
  expect(shown.dues.at(-1)).toMatchObject({ kind: "handling_fee", amount: 10_000, gst: 1_800 });
  await pay(id, buyer, 11_800);
  await truckLeft(market, id, 15_000);
  const [before, fees] = [await proceeds(), await ofMarket()];
  await claimsAreOver();
  expect((await proceeds()) - before).toBe(PRICE);
  expect(since(fees, await ofMarket())).toEqual([10_000, 1_800]);
  expect([await paidInBy(buyer), (await sale(id, buyer)).due]).toEqual([0, 0]);

  const papers = await feePapersOf(id, buyer);
  expect(papers).toHaveLength(1);
  const pdf = (await fetchFrom(`${papers[0]?.url}?lang=en`, buyer)).rawPayload;
  for (const text of ["Handling fee:", "996719", "10,000.00"])
    expect(pdfPages(pdf)[0]).toContain(text);
  await sweepSettlements(deps);
  expect(since(fees, await ofMarket())).toEqual([10_000, 1_800]);
});

test("one that is raised before is taken with the fee as soon as the sale is paid, each on its own paper; called off, both come back", async () => {
  charges.handling_fee = { ...handling, taken: "paid" };
  const { buyer, id } = await aSale();
  const fee = { award_id: Number(id), kind: "fee", due_at: closeOfL, cause: "{}" };
  await db
    .insertInto("award_dues")
    .values({ ...fee, amount: 500_000, gst: 90_000 })
    .execute();
  await raise(id);
  const fees = await ofMarket();
  await pay(id, buyer, PRICE - EMD + 5_900 + 11_800);
  expect(since(fees, await ofMarket())).toEqual([15_000, 2_700]);
  expect(await feePapersOf(id, buyer)).toHaveLength(2);
  const reply = await market.app.inject({
    ...{ method: "PATCH", url: `/api/admin/awards/${id}` },
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { move: "cancel", reason: "seller_failed" },
  });
  expect(reply.statusCode).toBe(200);
  expect([await paidInBy(buyer), since(fees, await ofMarket())]).toEqual([0, [0, 0]]);
  await issueFeePapers(deps, Number(id));
  const notes = (await sale(id, buyer)).papers.filter(({ kind }) => kind === "credit_note");
  expect(notes).toHaveLength(2);
});
