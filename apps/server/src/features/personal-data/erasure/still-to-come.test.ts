import { personalData } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { gstSafeSales } from "../../../../test/gst-safe.ts";

/** A company is not erased while money is still to come to it. */

const market = await createMarket();
const { ask, db } = market;
const { sold, release, seller, day, confirm, holdOf } = await gstSafeSales(market);

async function blocking(member: SignedIn) {
  await market.proveAgain(member);
  const { body } = await ask(personalData.readErasure, { token: member.token });
  return body.data.blocking.map(({ what }) => what);
}

test("nobody is erased with their company's tied GST, which may go to either side (X08, O20)", async () => {
  await day(0);
  const sale = await sold();
  const { buyer } = sale;
  await release();
  for (const side of [buyer, seller]) expect(await blocking(side)).toContain("on_its_way");
  expect((await confirm((await holdOf(sale))._id, buyer)).status).toBe(200);
  for (const side of [buyer, seller]) expect(await blocking(side)).not.toContain("on_its_way");
});

test("nobody is erased with a truck of a defaulted sale that is not paid out yet (X08, M32)", async () => {
  await day(0);
  const { buyer } = await sold();
  await sql`update awards set state = 'defaulted'`.execute(db);
  for (const side of [buyer, seller]) expect(await blocking(side)).toContain("on_its_way");
});
