import { sandbox } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { gstSafeSales } from "../../../test/gst-safe.ts";
import { verifyJournal } from "../journal-desk/index.ts";

const market = await createMarket();
const { ask, db } = market;
const { sold, release, money, seller, day } = await gstSafeSales(market);
const DAY = 86_400;

test("a silent buyer's GST is the seller's once an advance passes its day, not before (O68, O19)", async () => {
  await day(0);
  await sold();
  await release();
  const tied = (await money(seller)).tax_held;
  expect(tied).toBeGreaterThan(0);
  const advance = async (seconds: number) =>
    (await ask(sandbox.advance, { token: seller.token, body: { seconds } })).body.data;
  expect((await advance(73 * DAY)).holds).toBe(1);
  expect((await money(seller)).tax_held).toBe(tied);
  await advance(3 * DAY);
  expect((await money(seller)).tax_held).toBe(0);
  const { why } = await db.selectFrom("tax_holds").select("why").executeTakeFirstOrThrow();
  expect(why).toBe("nobody_spoke");
  expect((await verifyJournal(db)).broken).toBeNull();
});
