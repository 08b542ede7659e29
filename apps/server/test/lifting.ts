import { type BodyIn, lifting } from "@rebale/contract";
import { indiaInstant } from "@rebale/contract/values/calendar";
import sharp from "sharp";
import type { Market, SignedIn } from "./app.ts";
import { companyOf } from "./authorised.ts";
import type { salesOf } from "./market-sales.ts";

type Sales = ReturnType<typeof salesOf>;
type Caller = Pick<SignedIn, "token">;

/** Paid on 1 December, a Tuesday; its last free day is the 16th. */
export const dayPaid = "2026-12-01";
export const indian = (day: string, clock: string) => indiaInstant(`${day}T${clock}`);

let pictures = 0;
/** A photo of a slip: each another. */
export const aPhoto = async (): Promise<Uint8Array> => {
  const background = { r: ++pictures % 256, g: 90, b: 40 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

/** Each truck has another. */
export const ewayOf = (trip: string | number): string => String(121_000_000_000 + Number(trip));

/** Trucks that come for what was sold. */
export function trucksOf(market: Market, seller: SignedIn, sales: Sales) {
  const { ask, send, db } = market;
  let slips = 0;

  /** Lot L, sold at 107 and paid; extra rupees stay in the buyer's wallet. */
  async function aPaidSale({ extra = 0, ...over }: { extra?: number; terms?: object } = {}) {
    const buyer = await sales.aBuyerWith(2_000_000 + extra);
    const sale = await sales.sold([[buyer, 107]], over);
    await market.setTime(indian(dayPaid, "10:00"));
    await sales.pay(sale.id, buyer, 1_771_278);
    return { ...sale, buyer };
  }

  const truck = (over: Partial<BodyIn<typeof lifting.bookTrip>> = {}) => ({
    ...{ slot_from: indian("2026-12-02", "10:00").toISOString(), vehicle_no: "MH 12 ab 1234" },
    ...{ driver_name: "Ramesh", driver_mobile: "9811111111" },
    ...over,
  });
  const book = (id: string, by: Caller, over: Parameters<typeof truck>[0] = {}) =>
    ask(lifting.bookTrip, { params: { id }, body: truck(over), token: by.token });

  /** Where the seller's lots lie. */
  async function siteId(): Promise<string> {
    const { id } = await db
      .selectFrom("company_sites")
      .select("id")
      .where("company_id", "=", await companyOf(market, seller))
      .orderBy("id")
      .executeTakeFirstOrThrow();
    return String(id);
  }
  /** A phone at its gate. */
  async function aGate(id?: string): Promise<Caller & { id: string }> {
    await market.proveAgain(seller);
    const { body } = await ask(lifting.addGateDevice, {
      ...{ params: { id: id ?? (await siteId()) }, body: { name: "Gate" }, token: seller.token },
    });
    return { token: body.data.link.split("#")[1] ?? "", id: body.data._id };
  }
  const passOf = async (id: string, by: Caller) =>
    (await ask(lifting.tripPass, { params: { id }, token: by.token })).body.data.token;
  const scan = async (gate: Caller, token: string, over: { site_id?: string; at?: string } = {}) =>
    ask(lifting.scan, { body: { token, site_id: await siteId(), ...over }, token: gate.token });

  async function weigh(
    gate: Caller,
    id: string,
    kind: "tare" | "gross",
    kg: number | string,
    over: Record<string, string> = {},
    photo?: Uint8Array,
  ) {
    const slip = { bridge: "Yard bridge", slip_no: `S-${++slips}`, at: await now(), ...over };
    const bytes = photo ?? (await aPhoto());
    const fields = { kind, kg: String(kg), ...slip };
    return send(lifting.addSlip, gate.token, [{ field: "photo", bytes }], fields, { id });
  }
  async function now(): Promise<string> {
    const { rows } = await market.deps.database.pool.query("select market_now() as now");
    return (rows[0].now as Date).toISOString();
  }

  /** Booked, let in and weighed twice. */
  async function aWeighedTruck(
    sale: { id: string; buyer: SignedIn },
    gate: Caller,
    [tare, gross]: readonly [number, number],
    { from = indian("2026-12-02", "10:00"), vehicle_no = "MH12AB1234" } = {},
  ): Promise<string> {
    const { body } = await book(sale.id, sale.buyer, { slot_from: from.toISOString(), vehicle_no });
    const id = body.data._id;
    await market.setTime(from);
    await scan(gate, await passOf(id, sale.buyer));
    await weigh(gate, id, "tare", tare);
    await weigh(gate, id, "gross", gross);
    return id;
  }
  const trip = async (id: string, by: Caller) =>
    (await ask(lifting.trip, { params: { id }, token: by.token })).body.data;
  /** With the buyer's code and a number of an e-way bill, unless it is said otherwise. */
  async function letOut(
    gate: Caller,
    id: string,
    over: Partial<BodyIn<typeof lifting.letOut>> = {},
    key?: string,
  ) {
    const { handover_code } = await db
      .selectFrom("trips")
      .select("handover_code")
      .where("id", "=", Number(id))
      .executeTakeFirstOrThrow();
    return ask(lifting.letOut, {
      params: { id },
      body: { handover_code, eway_no: ewayOf(id), ...over },
      token: gate.token,
      ...(key && { headers: { "idempotency-key": key } }),
    });
  }
  return {
    aPaidSale,
    truck,
    book,
    siteId,
    aGate,
    passOf,
    scan,
    weigh,
    aWeighedTruck,
    trip,
    letOut,
  };
}
