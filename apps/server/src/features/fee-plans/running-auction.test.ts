import { auctions, feePlans } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { closeAuction } from "../auctions/index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, lotL, bid, aBuyerWith, sale } = salesOf(market, seller, admin.id);
await registerSeller();

test("a plan that is added while an auction runs is for lots that nobody has bid on yet (MG7)", async () => {
  await market.setTime(new Date(closeOfL.getTime() - 1_000_000));
  const buyer = await aBuyerWith(1_000_000);
  const [seen, fresh] = [await lotL(), await lotL()];
  await bid(seen.id, buyer, 107);
  await market.setTime(new Date(closeOfL.getTime() - 900_000));
  const { status } = await ask(feePlans.add, {
    token: admin.token,
    body: { side: "buyer", material: "pet", percent: 5, valid_from: "2026-11-25" },
  });
  expect(status).toBe(200);
  const feeOf = async (id: number) => {
    const params = { idname: String(id) };
    const { body } = await ask(auctions.details, { params, token: buyer.token });
    return body.data.landed_cost?.lines.filter(({ what }) => what.startsWith("fee")).length;
  };
  expect([await feeOf(seen.id), await feeOf(fresh.id)]).toEqual([0, 2]);
  await bid(fresh.id, buyer, 107);
  await market.setTime(closeOfL);
  for (const { id } of [seen, fresh]) await closeAuction(deps, id);
  const payable = async (lotId: number) => {
    const row = db.selectFrom("awards").select("id").where("lot_id", "=", lotId);
    return (await sale(String((await row.executeTakeFirstOrThrow()).id), buyer)).payable;
  };
  expect(await payable(seen.id)).toBe(1_931_778);
  expect(await payable(fresh.id)).toBe(1_931_778 + 80_250 + 14_445);
});
