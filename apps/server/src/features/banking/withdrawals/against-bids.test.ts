import { auctions, banking } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aBankAccount, aDepositor, aTopUp, rs } from "../../../../test/bank.ts";
import { aLot } from "../../../../test/builders.ts";
import { balancesOf } from "../../money-entries/index.ts";
import { coverOf } from "../../wallet/index.ts";

const noon = new Date("2026-11-25T06:30:00.000Z");
const hour = (n: number) => new Date(noon.getTime() + n * 3_600_000);
const ROUNDS = 200;
const market = await createMarket();
const { ask, db } = market;
await market.setTime(noon);
const [seller, finance] = [await market.aSeller(), await market.anAdmin("finance")];

test("a withdrawal against a bid at the same instant: one of the two is covered, never both (M30)", async () => {
  const buyer = await aDepositor(market);
  const bank_account_id = await aBankAccount(market, buyer, finance);
  await market.openConnections();
  const won = { bid: 0, withdrawal: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    await aTopUp(market, buyer.companyId, 10_000);
    const { id } = await aLot(db, {
      ...{ sellerId: seller.id, startsAt: hour(-1), endsAt: hour(1) },
      ...{ marketValue: 50_000, deposit: { percent: 10 } },
    });
    const [bid, withdrawal] = await Promise.all([
      ask(auctions.placeBid, { body: { product_id: id, amount: 100_000 }, token: buyer.token }),
      ask(banking.askWithdrawal, {
        ...{ token: buyer.token, body: { amount: 10_000, from: "deposit", bank_account_id } },
      }),
    ]);
    const { free, short } = await coverOf(db, buyer.companyId);
    expect({ free, short, statuses: [bid.status, withdrawal.status].sort() }).toEqual({
      ...{ free: 0, short: 0, statuses: [200, 409] },
    });
    won[bid.status === 200 ? "bid" : "withdrawal"] += 1;
  }
  const { deposit, leaving } = await balancesOf(db, buyer.companyId);
  expect([deposit, leaving]).toEqual([rs(10_000 * won.bid), rs(10_000 * won.withdrawal)]);
  console.info(`of ${ROUNDS}, the bid came first in ${won.bid}`);
}, 120_000);
