import { type Caller, type Client, each } from "./client.ts";
import type { Sale } from "./trading.ts";

/** Trucks through the gate, with what goes wrong on a real day. */

export interface DayTrip {
  readonly id: string;
  readonly sale: Sale;
  readonly gate: Gate;
}
export interface Gate extends Caller {
  readonly site: string;
}

let vehicles = 0;
const vehicle = () => `MH12DY${String(1000 + ++vehicles)}`;
let slips = 0;

/** A phone at the gate of each sale's yard. */
export async function openGates(api: Client, sales: readonly Sale[]): Promise<Map<number, Gate>> {
  const gates = new Map<number, Gate>();
  for (const { id, lot } of sales) {
    if (gates.has(lot.seller.companyId)) continue;
    const { pickup_site } = await api.must("GET", `/award/${id}`, { by: lot.seller });
    const { link } = await api.must("POST", `/company/sites/${pickup_site._id}/gate-devices`, {
      ...{ by: lot.seller, body: { name: "Gate" } },
    });
    gates.set(lot.seller.companyId, { token: link.split("#")[1], site: pickup_site._id });
  }
  return gates;
}

/** Into the first slot of a day that has a place. */
export async function book(api: Client, sale: Sale, day: string): Promise<string> {
  const by = sale.buyer;
  const slots = await api.must("GET", `/award/${sale.id}/slots?from=${day}&to=${day}`, { by });
  const free = slots.find((slot: { free: number }) => slot.free > 0);
  if (!free) throw new Error(`No place on ${day} for sale ${sale.id}`);
  const body = {
    ...{ slot_from: free.from, vehicle_no: vehicle(), driver_name: "Ramesh" },
    driver_mobile: `98${String(10_000_000 + vehicles)}`,
  };
  return (await api.must("POST", `/award/${sale.id}/trips`, { by, body }))._id;
}

const passOf = async (api: Client, { id, sale }: DayTrip): Promise<string> =>
  (await api.must("GET", `/trip/${id}/pass`, { by: sale.buyer })).token;

/** In with the pass; each fourth by a phone that was offline and tells it later. @param now ISO 8601 */
export async function arrive(
  api: Client,
  trip: DayTrip,
  { i, now }: { readonly i: number; readonly now: () => string },
): Promise<void> {
  const token = await passOf(api, trip);
  const { gate } = trip;
  const body = { token, site_id: gate.site };
  if (i % 4 !== 3) {
    await api.must("POST", "/gate/scan", { by: gate, body });
    await api.refused("pass_used", "POST", "/gate/scan", { by: gate, body });
    return;
  }
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const sync = () =>
    api.must("POST", "/gate/sync", { by: gate, body: { uses: [{ jti: claims.jti, at: now() }] } });
  const [first] = await sync();
  const [again] = await sync();
  if (first.state !== "accepted" || again.state !== "refused")
    throw new Error(`Offline uses of ${trip.id}: ${JSON.stringify([first, again])}`);
}

export async function weigh(
  api: Client,
  { id, gate }: DayTrip,
  { kind, kg, photo, at }: { kind: "tare" | "gross"; kg: number; photo: Uint8Array; at: string },
) {
  const form = new FormData();
  const slip = { kind, kg: String(kg), bridge: "Yard bridge", slip_no: `D-${++slips}`, at };
  for (const [name, value] of Object.entries(slip)) form.append(name, value);
  form.append("photo", new Blob([photo as BlobPart], { type: "image/jpeg" }), "slip.jpg");
  return api.call("POST", `/trip/${id}/slips`, { by: gate, body: form });
}

export async function leave(api: Client, { id, sale, gate }: DayTrip) {
  const { handover_code } = await api.must("GET", `/trip/${id}`, { by: sale.buyer });
  const body = { handover_code, eway_no: String(123_000_000_000 + Number(id)) };
  return api.call("POST", `/trip/${id}/out`, { by: gate, body });
}

/** The buyer has the goods; a bridge of their own says how much. */
export const receive = (api: Client, trips: readonly DayTrip[]) =>
  each(trips, ({ id, sale }) =>
    api.must("POST", `/trip/${id}/received`, { by: sale.buyer, body: { kg: null } }),
  );
