import { lifting, type Paise, rupees } from "@rebale/contract";
import { type AwardMoney, dueIn, groundRent, type rentOf } from "../../awards/index.ts";
import { expectedOf } from "../weighing/expected-money.ts";
import { type Goods, remainingGrams, riseTo } from "../weighing/weights.rules.ts";
import { driverPath } from "./driver-link.ts";
import type { RefusedUse, SlipRow } from "./trip-beside.store.ts";
import type { TripRole } from "./trip-role.ts";
import type { TripRow } from "./trips.store.ts";

/** A sale's goods and money, as its trucks' pages need them. */
export interface OfSale {
  readonly goods: Goods;
  readonly money: AwardMoney;
  readonly rent: Awaited<ReturnType<typeof rentOf>>;
}
interface Beside extends OfSale {
  readonly role: TripRole;
  readonly slips: readonly SlipRow[];
  readonly refused: readonly RefusedUse[];
  readonly driverKey: string | null;
  readonly now: Date;
}

const kg = (grams: number | null) => (grams === null ? null : grams / 1000);
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The sum to pay before this truck may leave, as far as it can be known before its invoice. */
export function dueFor(
  trip: Pick<TripRow, "payThrough" | "state">,
  { goods, money, rent }: OfSale,
  now: Date,
): Paise {
  if (trip.payThrough !== "market") return 0 as Paise;
  const rise = riseTo(goods.priceOwed, goods.invoiced + expectedOf(goods));
  const more = IN_YARD.has(trip.state) ? groundRent(rent, now) : null;
  const owed = money.owed + rise + (more ? more.amount + more.gst : 0);
  return dueIn({ ...money, owed: owed as Paise });
}
const IN_YARD: ReadonlySet<string> = new Set(["arrived", "tared", "weighed"]);

/** Money paid and not used up by trucks; below zero where they come to more. */
export const remainingMoney = ({ goods, money }: OfSale): Paise =>
  (money.paid +
    money.held -
    (money.owed - goods.priceOwed) -
    goods.invoiced -
    expectedOf(goods)) as Paise;

/** A truck for somebody who may see it. */
export function presentTrip(trip: TripRow, beside: Beside): lifting.Trip {
  const { role, slips, refused, driverKey, now } = beside;
  const [isBuyer, isDriver] = [role === "buyer", role === "driver"];
  const hasMoney = trip.payThrough === "market" && !isDriver;
  const { tareGrams: tare, grossGrams: gross } = trip;
  return {
    _id: String(trip.id),
    award_id: String(trip.awardId),
    title: trip.title,
    no: trip.no,
    state: trip.state,
    vehicle_no: trip.vehicleNo,
    slot: { from: trip.slotFrom.toISOString(), to: trip.slotTo.toISOString() },
    site: presentSite(trip),
    driver_name: trip.driver_name,
    driver_mobile: trip.driver_mobile,
    transporter: trip.transporter,
    transporter_gstin: trip.transporter_gstin,
    tare_kg: kg(tare),
    gross_kg: kg(gross),
    net_kg: tare === null || gross === null ? null : kg(gross - tare),
    slips: isDriver ? [] : slips.map((slip) => presentSlip(trip.id, slip)),
    remaining_kg: isDriver ? null : kg(remainingGrams(beside.goods)),
    remaining: hasMoney ? rupees(remainingMoney(beside)) : null,
    due: isDriver ? null : rupees(dueFor(trip, beside, now)),
    handover_code: isBuyer ? trip.handoverCode : null,
    driver_link: isBuyer && driverKey !== null ? driverPath(trip.id, driverKey) : null,
    invoice_id: trip.invoiceId === null ? null : String(trip.invoiceId),
    eway_no: trip.eway_no,
    gate_in_at: iso(trip.gateInAt),
    gate_out_at: iso(trip.gateOutAt),
    received_at: iso(trip.receivedAt),
    received_kg: kg(trip.receivedGrams),
    carried: isOut(trip) ? presentCarried(trip, slips) : null,
    refused_uses: isDriver
      ? []
      : refused.map(({ at, because }) => ({ at: at.toISOString(), because })),
  };
}

/** From then on its papers are with its driver, too. */
export const isOut = ({ state }: Pick<TripRow, "state">): boolean =>
  state === "out" || state === "received";

const presentCarried = (
  { id, invoiceId }: TripRow,
  slips: readonly SlipRow[],
): lifting.Trip["carried"] => ({
  invoice: invoiceId === null ? null : lifting.carriedInvoicePath.replace("{id}", String(id)),
  slips: slips.map((slip) => presentSlip(id, slip)),
});

const presentSite = (trip: TripRow): lifting.PickupSite => ({
  _id: String(trip.siteId),
  name: trip.siteName,
  address: trip.address,
  city: trip.city,
  state: trip.siteState,
  pincode: trip.pincode,
  gate_contact: trip.gate_contact,
  loading_hours: trip.loading_hours,
});

const presentSlip = (tripId: number, slip: SlipRow): lifting.Trip["slips"][number] => ({
  _id: String(slip.id),
  kind: slip.kind as "tare" | "gross",
  kg: slip.grams / 1000,
  bridge: slip.bridge,
  slip_no: slip.slip_no,
  at: slip.weighed_at.toISOString(),
  photo: `/trip/${tripId}/slips/${slip.id}/photo`,
  reason: slip.reason,
});
