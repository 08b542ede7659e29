import { DAY_MS, indiaDay } from "@rebale/contract/values/calendar";
import type pg from "pg";
import { type Caller, type Client, each } from "./client.ts";
import { type Clock, clockOf } from "./clock.ts";
import { collect } from "./collect.ts";
import { monthsBetween } from "./collect-books.ts";
import { acceptAll, answer, claim, endUnpaid, inState, sayLifted } from "./endings.ts";
import { bring2bs } from "./gst-safe.ts";
import { arrive, book, type DayTrip, leave, openGates, receive, weigh } from "./lifting.ts";
import { type CameIn, payAll, payOut, topUp } from "./money.ts";
import { somePeople } from "./people.ts";
import { recycleAll } from "./recycling.ts";
import { bidOnAll, listLots, type Sale, salesOf } from "./trading.ts";

const HOUR = 3_600_000;
const PASSWORD = "Admin-Rebale-2026";

export interface DaySize {
  readonly sellers: number;
  readonly buyers: number;
  readonly lots: number;
  /** Sales whose goods are lifted, with two trucks each but for one. */
  readonly lifted: number;
}
interface Kit {
  readonly photo: Uint8Array;
  readonly paper: Uint8Array;
  readonly onStep: (line: string) => void;
  /** Both sides accept a sale's weight in a browser. */
  readonly acceptByHand: (sale: Sale) => Promise<void>;
}

const signIn = async (api: Client, login: string): Promise<Caller> => ({
  token: await api.must("POST", "/admin/login", {
    body: { email: `${login}@rebale.example`, password: PASSWORD },
  }),
});

/** A real day, from the first listing to the last payout. @returns all that the market says of it */
export async function runDay(api: Client, db: pg.Pool, size: DaySize, kit: Kit) {
  const clock = clockOf(db);
  const office = await signIn(api, "admin");
  const [finance, colleague] = [await signIn(api, "finance"), await signIn(api, "finance2")];
  const today = indiaDay(clock.now());
  await api.must("POST", "/admin/fee-plans", {
    by: finance,
    body: { side: "seller", percent: 0.5, valid_from: today },
  });
  await api.must("PATCH", "/admin/money/settings", {
    by: office,
    body: { gst_safe: true, holder_agrees: true },
  });
  const sellers = await somePeople(db, "seller", size.sellers);
  const buyers = await somePeople(db, "buyer", size.buyers);
  const cameIn: CameIn[] = await each(buyers, (by, i) =>
    topUp(api, by, i % 5 === 4 ? 25_000 : 300_000),
  );
  const lots = await listLots(api, { sellers, office, count: size.lots, now: clock.now() });
  const { bids, short } = await bidOnAll(api, lots, buyers);
  kit.onStep(`${lots.length} lots, ${bids} bids, ${short} without a deposit for it`);
  await clock.jumpTo(new Date(clock.now().getTime() + 6 * HOUR + 60_000));
  const sales = await salesOf(api, lots, buyers);
  const through = sales.filter(({ lot }) => lot.throughMarket);
  kit.onStep(`${sales.length} sold, ${through.length} of them through the market`);

  const lifted = through.slice(0, size.lifted);
  cameIn.push(
    ...(await payAll(api, lifted, { persons: [finance, colleague], day: today, byBank: 5 })),
  );
  await inState(api, lifted, "paid");
  const trips = await liftAll(api, lifted, { clock, kit, cameIn, office });
  kit.onStep(`${trips.length} trucks out`);
  await sayLifted(
    api,
    lifted.filter((_, i) => i !== lifted.length - 1),
  );
  // The last sale's trucks that may leave have left by themselves.
  await acceptAll(
    api,
    lifted.filter((_, i) => i > 0 && i % 2 === 0),
  );
  await kit.acceptByHand(lifted[0] as Sale);
  await clock.jumpTo(new Date(clock.now().getTime() + 3 * DAY_MS));
  await inState(api, lifted, "completed");
  const shown = await bring2bs(api, lifted);
  kit.onStep(`buyers said of ${shown.length} invoices what their 2Bs show`);
  const made = await recycleAll(
    api,
    lifted.filter((_, i) => i % 3 === 0),
    kit.paper,
  );
  kit.onStep(`goods of ${made.length} sales recycled`);
  const paidOut = await payOut(api, sellers, { finance, colleague, paper: kit.paper });
  kit.onStep(`${lifted.length} sales completed, ${paidOut} sellers paid out`);

  await clock.jumpTo(new Date(clock.now().getTime() + 6 * DAY_MS));
  const unpaid = through.slice(size.lifted);
  await inState(api, unpaid, "overdue");
  const [late, lost] = unpaid as [Sale, Sale];
  cameIn.push(
    ...(await payAll(api, [late], { persons: [finance, colleague], day: today, byBank: 0 })),
  );
  await inState(api, [late], "paid");
  await endUnpaid(api, lost, { office, bidders: buyers.filter((by) => by !== lost.buyer) });
  kit.onStep(`${unpaid.length} overdue, one paid late, one taken by the next bidder`);
  const collected = await collect(api, told());
  kit.onStep("all replies collected");
  return { bids, trips: trips.length, ...collected };

  function told() {
    const months = monthsBetween(today, indiaDay(clock.now()));
    return { lots, buyers, sellers, finance, cameIn, made, shown, months };
  }
}

/** Parts of what was sold that each truck takes, in thousandths. */
const USUAL = [450, 500] as const;
/** The second is heavier than what is paid. */
const HEAVY = [560, 500] as const;
/** All that may leave: a tenth more. */
const ALL = [550, 550] as const;
/** One alone comes. */
const LIGHT = [500] as const;

function loadsOf(i: number, count: number): readonly number[] {
  if (i === 1) return HEAVY;
  if (i === count - 1) return ALL;
  return i === 7 ? LIGHT : USUAL;
}

interface Coming {
  readonly trip: DayTrip;
  readonly grams: number;
}

async function liftAll(
  api: Client,
  sales: readonly Sale[],
  { office, ...passing }: Omit<Passing, "i"> & { readonly office: Caller },
): Promise<DayTrip[]> {
  const { clock, kit } = passing;
  const gates = await openGates(api, sales);
  const first = clock.nextMorning();
  const coming: Coming[] = [];
  const bookFor = async (sale: Sale, day: string, thousandths: number): Promise<Coming> => {
    const gate = gates.get(sale.lot.seller.companyId);
    if (!gate) throw new Error(`No gate for sale ${sale.id}`);
    return {
      trip: { id: await book(api, sale, day), sale, gate },
      grams: sale.lot.kilograms * thousandths,
    };
  };
  // The fourth buyer's first truck does not come at all.
  const missing = sales[3] as Sale;
  await bookFor(missing, first.day, 450);
  for (const [i, sale] of sales.entries())
    for (const load of loadsOf(i, sales.length))
      if (sale !== missing) coming.push(await bookFor(sale, first.day, load));
  await clock.jumpTo(first.at);
  for (const [i, one] of coming.entries()) await through(api, one, { ...passing, i });
  await claimFor(
    api,
    coming.map(({ trip }) => trip),
    office,
    kit,
  );

  // One more for a sale that has no room for it, and for whom nobody came.
  const next = clock.nextMorning();
  const late: Coming[] = [];
  for (const load of USUAL) late.push(await bookFor(missing, next.day, load));
  const third = await bookFor(sales[2] as Sale, next.day, 200);
  await clock.jumpTo(next.at);
  for (const [i, one] of late.entries()) await through(api, one, { ...passing, i });
  await refuseThird(api, third, clock, kit);
  const trips = [...coming, ...late].map(({ trip }) => trip);
  await receive(api, trips);
  return trips;
}

interface Passing {
  readonly i: number;
  readonly clock: Clock;
  readonly kit: Kit;
  readonly cameIn: CameIn[];
}
const TARE = 9000;

async function through(api: Client, { trip, grams }: Coming, passing: Passing): Promise<void> {
  const { i, clock, kit, cameIn } = passing;
  const at = () => clock.now().toISOString();
  await arrive(api, trip, { i, now: at });
  const slip = (kind: "tare" | "gross", kg: number) =>
    weigh(api, trip, { kind, kg, photo: kit.photo, at: at() });
  expectOk(await slip("tare", TARE), "tare");
  if (i === 0 && (await slip("gross", TARE)).status !== 400)
    throw new Error("A truck that has loaded nothing was weighed out");
  expectOk(await slip("gross", TARE + grams / 1000), "gross");
  let out = await leave(api, trip);
  if (out.body.code === "payment_due") {
    const { buyer, id } = trip.sale;
    cameIn.push(await topUp(api, buyer, Math.max(100, out.body.data.due), id));
    out = await leave(api, trip);
  }
  expectOk(out, "out");
}

/** A weight beyond the tolerance is refused at the bridge, and the truck stays. */
async function refuseThird(api: Client, { trip, grams }: Coming, clock: Clock, kit: Kit) {
  const at = () => clock.now().toISOString();
  await arrive(api, trip, { i: 0, now: at });
  expectOk(await weigh(api, trip, { kind: "tare", kg: TARE, photo: kit.photo, at: at() }), "tare");
  const heavy = { kind: "gross" as const, kg: TARE + grams / 1000, photo: kit.photo, at: at() };
  const { status, body } = await weigh(api, trip, heavy);
  if (status !== 409 || body.code !== "tolerance_exceeded")
    throw new Error(`A third truck: ${status} ${JSON.stringify(body)}`);
}

function expectOk({ status, body }: { status: number; body: unknown }, what: string): void {
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
}

/** Short weight that the seller admits, dirt that is decided, a claim that comes to nothing. */
async function claimFor(api: Client, trips: readonly DayTrip[], office: Caller, { paper }: Kit) {
  const [short, dirty, dry] = [trips[8], trips[10], trips[12]] as [DayTrip, DayTrip, DayTrip];
  const made = await claim(api, short, { what: "Short weight", percent: 2.25, paper });
  await answer(api, short.sale, made, true);
  for (const [trip, allowed] of [
    [dirty, 1.5],
    [dry, 0],
  ] as const) {
    const id = await claim(api, trip, { what: "Dirt", percent: 3, paper });
    await answer(api, trip.sale, id, false);
    const body = { allowed_percent: allowed, reason: "By the photos of the slip" };
    await api.must("PATCH", `/admin/claims/${id}`, { by: office, body });
  }
}
