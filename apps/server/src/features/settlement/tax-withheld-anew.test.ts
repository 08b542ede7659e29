import { journal, payments } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aPan } from "../../../test/builders.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { marketMoney } from "../../../test/money.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { sweepSettlements } from "./index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, owner] = [await market.aSeller(), await market.anAdmin()];
const finance = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const { registerSeller, sold, aBuyerWith, pay } = salesOf(market, seller, owner.id);

async function turnBack(key: string) {
  const entry = db.selectFrom("journal_entries").select("id").where("key", "=", key);
  const { id } = await entry.executeTakeFirstOrThrow();
  for (const { token } of finance)
    await ask(journal.reverse, {
      ...{ params: { id: String(id) }, body: { reason: "Wrong" }, token },
    });
}

test("a release that is made anew withholds no tax that came with a later truck (O33, MG1)", async () => {
  await market.setTime(new Date("2026-11-24T06:30:00Z"));
  await registerSeller();
  await ask(payments.changeMoneySettings, {
    token: owner.token,
    body: { collects_consideration: true },
  });
  await db
    .updateTable("companies")
    .set({ entity: "individual", pan: aPan() })
    .where("id", "=", await companyOf(market, seller))
    .execute();
  const buyer = await aBuyerWith(2_500_000);
  const lot = await sold([[buyer, 107]], { terms: { claim_hours: 24 } });
  await pay(lot.id, buyer, 1_771_278);
  const withheld = async () => Math.abs(await marketMoney(market, "income_tds"));
  const first = await truckLeft(market, lot.id, 2800);
  await market.setTime(new Date(closeOfL.getTime() + 25 * 3_600_000));
  await sweepSettlements(deps);
  expect(await withheld()).toBe(0);
  await truckLeft(market, lot.id, 2800);
  await market.setTime(new Date(closeOfL.getTime() + 50 * 3_600_000));
  await sweepSettlements(deps);
  // 0.1 % of 5,99,200, of which the first 5,00,000 alone would be free.
  expect(await withheld()).toBe(599.2);
  await turnBack(`trip:${first}`);
  await sweepSettlements(deps);
  expect(await withheld()).toBe(599.2);
  expect((await verifyJournal(db)).broken).toBeNull();
});
