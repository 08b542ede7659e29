import {
  type auctions,
  awards,
  type DataOf,
  type lifting,
  type Milli,
  type Paise,
  quantityOf,
  rupees,
  type Unit,
} from "@rebale/contract";
import type { NextStep } from "@rebale/contract/awards/next-step";
import type { AwardSide } from "@rebale/contract/awards/states";
import {
  type AwardMoney,
  claimsUntil,
  type DueRow,
  dueIn,
  groundRent,
  mayDefault,
  movesAllowed,
  type PaymentOnItsWay,
  type RentSoFar,
} from "../awards/index.ts";
import type { PickupSiteRow } from "../lifting/index.ts";
import type { Aftermath, GoodsEvent, MoneyMove } from "./history.store.ts";
import { type End, presentEnd } from "./present-end.ts";
import { presentAftermath, presentEvents, presentMoneyMoves } from "./present-history.ts";
import type { AwardDetails, AwardRow, AwardTimeline } from "./sales.store.ts";
import type { TripOfAward } from "./trips.store.ts";

const presentHead = (row: AwardRow, money: AwardMoney | undefined) => ({
  _id: String(row.id),
  product_id: String(row.lot_id),
  title: row.title,
  url: row.url,
  state: row.state,
  pay_through: row.pay_through,
  basis: row.basis as auctions.BidOrder["product_id"]["basis"],
  rate: rupees(row.rate as Paise),
  value: rupees(row.value as Paise),
  made_at: row.made_at.toISOString(),
  due_at: row.due_at?.toISOString() ?? null,
  grace_until: row.grace_until?.toISOString() ?? null,
  lift_by: row.lift_by?.toISOString() ?? null,
  // Payments between the two are not known here.
  due: rupees(money && row.pay_through === "market" ? dueIn(money) : (0 as Paise)),
  paid: rupees(money?.paid ?? (0 as Paise)),
});

export const presentRow = (row: AwardRow, money: AwardMoney | undefined) => ({
  ...presentHead(row, money),
  buyer: row.buyer_company ?? row.buyer_name,
  seller: row.seller_company ?? row.seller_name,
});

export const presentAwardRow = (
  row: AwardRow,
  money: AwardMoney | undefined,
  step: NextStep,
): awards.AwardRow => ({ ...presentRow(row, money), next_step: step });

/** The step of one of the sales that were asked for. @throws Error when it was not */
export function stepIn<Step>(steps: ReadonlyMap<number, Step>, id: number): Step {
  const step = steps.get(id);
  if (!step) throw new Error(`Nothing is known of the next step of award ${id}`);
  return step;
}

export const idOrNull = (id: number | null) => (id === null ? null : String(id));

/** The rent until now for goods that lie there still. */
function presentRent(rent: RentSoFar, { state, now }: AwardDetails) {
  if (rent.perDay === null) return null;
  const isThere = state === "paid" || state === "lifting";
  const more = isThere ? groundRent(rent, now) : null;
  const amount = rent.charged + (more ? more.amount + more.gst : 0);
  return {
    per_day: rupees(rent.perDay),
    days: rent.days + (more?.days ?? 0),
    amount: rupees(amount as Paise),
  };
}

/** Whom the other side calls. */
const party = (
  row: AwardDetails,
  side: "buyer" | "seller",
  { records, side: reader }: Pick<Beside, "records" | "side">,
) => ({
  ...(reader === "office" && {
    user_id: String(row[`${side}Id`]),
    company_id: idOrNull(row[`${side}CompanyId`]),
  }),
  record: records[side],
  name: row[`${side}_name`],
  company: row[`${side}_company`],
  mobile: row[`${side}_mobile`],
  city: row[`${side}_city`],
  state: row[`${side}_state`],
});

/** The cost of a sale; paise. */
export interface ShownCost {
  readonly lines: auctions.LandedCost["lines"];
  readonly payable: number;
  readonly gstTds: number;
}
interface Beside {
  readonly cost: ShownCost;
  readonly trips: readonly TripOfAward[];
  readonly records: Readonly<Record<"buyer" | "seller", awards.CompanyRecord | null>>;
  readonly site: PickupSiteRow | undefined;
  readonly rent: RentSoFar;
  readonly money: AwardMoney;
  readonly onItsWay: PaymentOnItsWay | undefined;
  readonly dues: readonly DueRow[];
  readonly timeline: AwardTimeline;
  readonly end: End;
  readonly moneyMoves: readonly MoneyMove[];
  readonly events: readonly GoodsEvent[];
  readonly aftermath: Aftermath | undefined;
  readonly tax: Pick<awards.Award, "tax_hold" | "tax_holds">;
  readonly side: AwardSide;
}

const presentOnItsWay = ({ amount, since, isPaid }: PaymentOnItsWay) => ({
  ...{ amount: rupees(amount), since: since.toISOString(), paid: isPaid },
});

/** Asked by a side of the page itself; the other moves have doors of their own. */
const ASKABLE: Readonly<Record<string, readonly string[]>> = {
  seller: ["complete_outside", ...awards.move.body.shape.move.options],
  buyer: ["agree_cancel", "lifted"],
  office: ["cancel", "default", "extend"],
};
const OF_ENDING: ReadonlySet<string> = new Set(["agree_cancel", "cancel"]);
const OF_TIME: ReadonlySet<string> = new Set(["default", "ask_default"]);

/** An award for one of its sides. */
export function presentAward(row: AwardDetails, beside: Beside): DataOf<typeof awards.details> {
  const { cost, trips, site, rent, timeline, end, side, money, dues } = beside;
  const standing = { state: row.state, payThrough: row.pay_through };
  const sidesThatSaid = (word: string) =>
    (["seller", "buyer"] as const).filter((one) =>
      timeline.some(({ move, by }) => move === word && by === one),
    );
  const days = { state: row.state, graceUntil: row.grace_until, liftBy: row.lift_by };
  const isTooEarly = !mayDefault(days, row.now);
  const isAnyOut = trips.some(({ gateOutAt }) => gateOutAt !== null);
  const isAskable = (move: string) =>
    ASKABLE[side]?.includes(move) &&
    !sidesThatSaid(move).some((one) => one === side) &&
    !(OF_TIME.has(move) && isTooEarly) &&
    !(OF_ENDING.has(move) && isAnyOut);
  const isOpen = row.state === "payment_due" || row.state === "overdue";
  const short = isOpen ? row.emd_required - row.emd_held : 0;
  return {
    ...presentHead(row, money),
    bid_order_id: String(row.order_id),
    unit: row.unit as Unit,
    quantity: quantityOf(row.quantity_milli as Milli),
    location: { city: row.lot_city, state: row.lot_state },
    images: row.pictures as awards.Award["images"],
    on_its_way: beside.onItsWay ? presentOnItsWay(beside.onItsWay) : null,
    moves_allowed: movesAllowed(standing, side).filter(isAskable),
    agreed_by: sidesThatSaid("agree_cancel"),
    lifted_by: sidesThatSaid("lifted"),
    payable: rupees(cost.payable as Paise),
    gst_tds: rupees(cost.gstTds as Paise),
    lines: cost.lines,
    late_fee_percent: row.late_fee_percent || null,
    emd: {
      required: rupees(row.emd_required as Paise),
      held: rupees(money.held),
      short: rupees(short as Paise),
    },
    dues: dues.map(({ kind, amount, gst, due_at }) => ({
      kind,
      amount: rupees(amount),
      gst: rupees(gst),
      due_at: due_at.toISOString(),
    })),
    bill_to_site_id: row.bill_to_site === null ? null : String(row.bill_to_site),
    ship_to_site_id: row.ship_to_site === null ? null : String(row.ship_to_site),
    buyer: party(row, "buyer", beside),
    seller: party(row, "seller", beside),
    trips: trips.map((trip) => presentTripRow(trip, end.agreed.claimHours)),
    ...presentEnd(end),
    ...beside.tax,
    pickup_site: site ? presentPickupSite(site) : null,
    ground_rent: presentRent(rent, row),
    money: presentMoneyMoves(beside.moneyMoves),
    after_default: presentAftermath(beside.aftermath),
    timeline: timeline.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    events: presentEvents(beside.events, end.words),
  };
}

const kg = (grams: number | null) => (grams === null ? null : grams / 1000);
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** @param claimHours as was agreed; without any nothing may be claimed */
const presentTripRow = (trip: TripOfAward, claimHours: number | null): lifting.AwardTrip => ({
  _id: String(trip.id),
  no: trip.no,
  state: trip.state,
  vehicle_no: trip.vehicleNo,
  slot: { from: trip.slotFrom.toISOString(), to: trip.slotTo.toISOString() },
  net_kg: kg(trip.netGrams),
  invoice_id: trip.invoiceId === null ? null : String(trip.invoiceId),
  gate_out_at: iso(trip.gateOutAt),
  driver_name: trip.driverName,
  driver_mobile: trip.driverMobile,
  tare_kg: kg(trip.tareGrams),
  gross_kg: kg(trip.grossGrams),
  received_kg: kg(trip.receivedGrams),
  eway_no: trip.ewayNo,
  claim_until:
    claimHours && trip.isClaimable && trip.gateOutAt
      ? iso(claimsUntil(trip.gateOutAt, claimHours))
      : null,
});

const presentPickupSite = ({ id, companyId: _, ...site }: PickupSiteRow) => ({
  ...site,
  _id: String(id),
});
