import { awards, settlement } from "@rebale/contract";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { untilHeldUp } from "../../../test/held-up.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";
import { lockAward } from "../awards/index.ts";
import { sweepSettlements } from "./index.ts";

/** A sweep lists its sales and then settles one after another: it asks again at each. */

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const { registerSeller, sold, aBuyerWith, sale, pay } = salesOf(market, seller, admin.id);
await registerSeller();

const hoursAfter = async (hours: number) => {
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2027-12-31") })
    .execute();
  for (const { id } of await db.selectFrom("users").select("id").execute())
    deps.bus.publish("session", { userId: id });
  await market.setTime(new Date(closeOfL.getTime() + hours * 3_600_000));
};
async function aLeftTruck(claim_hours = 24) {
  const buyer = await aBuyerWith(2_000_000);
  const { id } = await sold([[buyer, 107]], { terms: { claim_hours } });
  await pay(id, buyer, 1_771_278);
  return { id, buyer, trip_id: await truckLeft(market, id, 8520) };
}
const lift = async ({ id, buyer }: { id: string; buyer: SignedIn }) => {
  for (const { token } of [seller, buyer]) {
    const body = { move: "lifted" } as const;
    await ask(awards.move, { params: { id }, body, token });
  }
};
const claim = ({ id, buyer, trip_id }: Awaited<ReturnType<typeof aLeftTruck>>) =>
  market.send(
    settlement.claim,
    buyer.token,
    [{ field: "files", bytes: aPdf() }],
    { trip_id, what: "short_weight", kg: "20", note: "Short" },
    { id },
  );

/** Something is said while the sweep, which has listed all, waits at its first sale. */
async function saidMeanwhile(first: string, say: () => Promise<unknown>): Promise<void> {
  let sweep: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    await lockAward(tx, Number(first));
    sweep = sweepSettlements(deps);
    await untilHeldUp(db, 1);
    await say();
  });
  await sweep;
}

test("a claim or a dispute made while the sweep waits keeps its sale from being settled (G58)", async () => {
  const sales = [await aLeftTruck(96), await aLeftTruck(96), await aLeftTruck(96)] as const;
  const [first, disputed, claimed] = sales;
  for (const [i, one] of sales.entries()) {
    await hoursAfter(1 + i);
    await lift(one);
  }
  await hoursAfter(72);
  await saidMeanwhile(first.id, async () => {
    const body = { answer: "disputed", reason: "Two slips are missing" } as const;
    const params = { id: disputed.id };
    expect((await ask(settlement.settle, { params, body, token: seller.token })).status).toBe(200);
    expect((await claim(claimed)).status).toBe(200);
  });
  const states = await Promise.all(sales.map(async ({ id }) => (await sale(id, seller)).state));
  expect(states).toEqual(["settled", "lifted", "lifted"]);
});

test("a claim that came within its hours while the sweep waits keeps its truck's money (G56)", async () => {
  const [first, claimed] = [await aLeftTruck(), await aLeftTruck()];
  await hoursAfter(25);
  await saidMeanwhile(first.id, async () => {
    await hoursAfter(23);
    expect((await claim(claimed)).status).toBe(200);
    await hoursAfter(25);
  });
  const released = await db
    .selectFrom("trips")
    .select("id")
    .where(
      "id",
      "in",
      [first, claimed].map(({ trip_id }) => Number(trip_id)),
    )
    .where("released_at", "is not", null)
    .execute();
  expect(released).toEqual([{ id: Number(first.trip_id) }]);
});
