import { feePlans, settlement } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { moneyOf } from "../../../test/money.ts";
import { sweepSettlements } from "./index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, pay } = salesOf(market, seller, admin.id);
await registerSeller();
await ask(feePlans.add, {
  token: admin.token,
  body: { side: "seller", percent: 0.5, valid_from: "2026-01-01" },
});
const toCome = async ({ token }: SignedIn, award_id?: string) =>
  (await ask(settlement.toCome, { token, query: award_id ? { award_id } : {} })).body;
const proceeds = async () => (await moneyOf(market, await companyOf(market, seller))).proceeds;

test("a seller reads what each truck that left brings and from when, to the paisa that is then released (U5)", async () => {
  const buyer = await aBuyerWith(2_500_000);
  const { id } = await sold([[buyer, 107]], { terms: { claim_hours: 24 } });
  await pay(id, buyer, 1_771_278);
  expect(await toCome(seller, id)).toMatchObject({ data: [], total: 0 });
  const first = await truckLeft(market, id, 8520);
  const [one, ...none] = (await toCome(seller, id)).data;
  expect(none).toEqual([]);
  const { gate_out_at } = await db
    .selectFrom("trips")
    .select("gate_out_at")
    .where("award_id", "=", Number(id))
    .executeTakeFirstOrThrow();
  const from = new Date((gate_out_at?.getTime() ?? 0) + DAY_MS).toISOString();
  expect(one).toMatchObject({ at: from, trip_id: first, withheld: 0, extras: 0 });
  expect(one?.amount).toBeCloseTo((one?.goods ?? 0) - (one?.fee ?? 0), 5);
  // Nobody else's; the buyer's company sells nothing.
  expect(await toCome(buyer, id)).toMatchObject({ data: [], total: 0 });
  // A claim that is open has no hour.
  const fields = { trip_id: String(first), what: "moisture", asked_percent: "1", words: "Wet" };
  const claimed = await market.send(
    settlement.claim,
    buyer.token,
    [{ field: "document", bytes: aPdf() }],
    fields,
    { id },
  );
  expect(claimed.status).toBe(200);
  expect((await toCome(seller, id)).data[0]?.at).toBeNull();
  const decided = await ask(settlement.answerClaim, {
    ...{ params: { id: claimed.body.data._id }, token: seller.token, body: { answer: "accepted" } },
  });
  expect(decided.status).toBe(200);
  const second = await truckLeft(market, id, 7130);
  await pay(id, buyer, 83_710.38);
  const { data, total } = await toCome(seller);
  expect(data.map(({ trip_id }) => trip_id)).toEqual([first, second]);
  expect(data[0]?.goods).toBeLessThan(one?.goods ?? 0);
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  await market.setTime(new Date(closeOfL.getTime() + 25 * 3_600_000));
  const before = await proceeds();
  await sweepSettlements(deps);
  expect((await proceeds()) - before).toBeCloseTo(total, 5);
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  for (const { id: userId } of await db.selectFrom("users").select("id").execute())
    deps.bus.publish("session", { userId });
  expect(await toCome(seller)).toMatchObject({ data: [], total: 0 });
});
