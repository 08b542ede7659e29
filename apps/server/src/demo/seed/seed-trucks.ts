import sharp from "sharp";
import { findAwardOfLot, moveAward } from "../../features/awards/index.ts";
import { type PastTruck, writePastTruck } from "../../features/lifting/index.ts";
import { releaseIn, settleSale } from "../../features/settlement/index.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { drivers, type LiftedSale, type SoldTruck } from "../data/trucks.ts";
import { addDisputedClaim } from "../stores/goods.store.ts";
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

/** Which of a digit's seven segments are lit: top, upper left and right, middle, lower ones, bottom. */
const SEGMENTS = [119, 36, 93, 109, 46, 107, 123, 37, 127, 111] as const;
const [WIDTH, HEIGHT, THICK] = [60, 110, 12] as const;

/** Places of the segments in a digit, in the order of their bits. */
const places = [
  [THICK, 0, WIDTH - 2 * THICK, THICK],
  [0, THICK, THICK, HEIGHT / 2 - THICK],
  [WIDTH - THICK, THICK, THICK, HEIGHT / 2 - THICK],
  [THICK, HEIGHT / 2 - THICK / 2, WIDTH - 2 * THICK, THICK],
  [0, HEIGHT / 2 + THICK / 2, THICK, HEIGHT / 2 - THICK],
  [WIDTH - THICK, HEIGHT / 2 + THICK / 2, THICK, HEIGHT / 2 - THICK],
  [THICK, HEIGHT - THICK, WIDTH - 2 * THICK, THICK],
] as const;

function digit(value: number, left: number): string {
  const lit = SEGMENTS[value] ?? 0;
  return places
    .map(([x, y, width, height], i) => {
      const colour = lit & (1 << i) ? "#ff3b2f" : "#2a0d0b";
      return `<rect x="${left + x}" y="${40 + y}" width="${width}" height="${height}" rx="4" fill="${colour}"/>`;
    })
    .join("");
}

/** The display of a weighbridge: a photo of the demo, which has no camera and no fonts to rely on. */
function drawSlip(kilograms: number): Promise<Buffer> {
  const digits = String(kilograms).padStart(5, "0");
  const drawn = [...digits].map((sign, i) => digit(Number(sign), 40 + i * (WIDTH + 22))).join("");
  const width = 80 + digits.length * (WIDTH + 22);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="190">
    <rect width="100%" height="100%" fill="#3b4148"/>
    <rect x="18" y="18" width="${width - 36}" height="154" rx="10" fill="#120504"/>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
