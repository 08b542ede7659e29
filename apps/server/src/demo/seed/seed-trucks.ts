import { findAwardOfLot, moveAward } from "../../features/awards/index.ts";
import { type PastTruck, writePastTruck } from "../../features/lifting/index.ts";
import { releaseIn, settleSale } from "../../features/settlement/index.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { drivers, type LiftedSale, type SoldTruck } from "../data/trucks.ts";
import { addDisputedClaim } from "../stores/goods.store.ts";
import { drawSlip } from "./draw-slip.ts";
import { specimen } from "./specimen.ts";

const HOUR = 3_600_000;
type Seeding = Pick<Deps, "files" | "config" | "events">;
interface Sold {
  readonly lotId: number;
  readonly now: Date;
  readonly buyer: { readonly userId: number; readonly companyId: number };
  readonly life: LiftedSale;
}

let count = 0;

/** A paid sale's trucks and what came of them, each at its time. */
export async function seedTrucks(deps: Seeding, tx: Tx, sold: Sold): Promise<void> {
  const { lotId, now, life } = sold;
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const standing = async () => {
    const award = await findAwardOfLot(tx, lotId);
    if (!award) throw new Error(`Lot ${lotId} of the demo was not sold`);
    return award;
  };
  const byMarket = { side: "market", actorId: null } as const;
  const trips: number[] = [];
  for (const truck of life.trucks) {
    const award = await standing();
    if (award.state === "paid")
      await moveAward(tx, award, {
        ...{ ...byMarket, move: "gate_in", reason: "", at: at(truck.inHours) },
      });
    trips.push(await writePastTruck(tx, await standing(), await truckOf(deps, truck, at)));
  }
  if (life.lifted !== undefined)
    await moveAward(tx, await standing(), {
      ...{ ...byMarket, move: "lifted", reason: "both_agreed", at: at(life.lifted) },
    });
  if (life.claim) await seedClaim(deps, tx, sold, { tripId: trips[0] ?? 0, at });
  if (life.settled !== undefined) await settleSale(tx, deps, await standing(), at(life.settled));
  if (life.completed === undefined) return;
  const award = await standing();
  for (const tripId of trips) await releaseIn(tx, deps, award.id, tripId);
  await moveAward(tx, await standing(), {
    ...{ ...byMarket, move: "complete", reason: "all_done", at: at(life.completed) },
  });
}

async function truckOf(
  { files }: Seeding,
  { inHours, tare, out }: SoldTruck,
  at: (hours: number) => Date,
): Promise<PastTruck> {
  const driver = drivers[count++ % drivers.length] ?? drivers[0];
  const photo = async (kilograms: number) => {
    const file = `${crypto.randomUUID()}.webp`;
    await files.put(`private/${file}`, await drawSlip(kilograms));
    return file;
  };
  return {
    ...{ vehicleNo: driver.vehicle, driver, inAt: at(inHours), tareGrams: tare * 1000 },
    loaded: out && { grossGrams: out.gross * 1000, outAt: at(out.hours) },
    ewayNo: String(131_000_000_000 + count),
    photos: { tare: await photo(tare), gross: out ? await photo(out.gross) : "" },
  };
}

async function seedClaim(
  { files }: Seeding,
  tx: Tx,
  { lotId, buyer, life: { claim } }: Sold,
  { tripId, at }: { readonly tripId: number; readonly at: (hours: number) => Date },
): Promise<void> {
  const award = await findAwardOfLot(tx, lotId);
  if (!award || !claim) return;
  const file = `${crypto.randomUUID()}.pdf`;
  await files.put(`private/${file}`, specimen(["Moisture of three samples", claim.words]));
  await addDisputedClaim(tx, {
    ...{ awardId: award.id, tripId, percent: claim.percent, words: claim.words, file, buyer },
    reason: "It left dry: the photos of the slip show the weather of that day.",
    ...{ sellerId: award.sellerId, at: at(claim.hours) },
  });
}
