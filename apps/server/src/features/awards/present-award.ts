import {
  type auctions,
  awards,
  type DataOf,
  type Milli,
  type Paise,
  paise,
  quantityOf,
  rupees,
  type Unit,
} from "@rebale/contract";
import type { AwardSide } from "@rebale/contract/awards/states";
import type { AwardDetails, AwardRow, AwardTimeline } from "./award-views.store.ts";
import { movesAllowed } from "./awards.rules.ts";

const presentHead = (row: AwardRow) => ({
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
  lift_by: row.lift_by?.toISOString() ?? null,
});

export const presentAwardRow = (row: AwardRow): awards.AwardRow => ({
  ...presentHead(row),
  buyer: row.buyer_company ?? row.buyer_name,
  seller: row.seller_company ?? row.seller_name,
});

/** Whom the other side calls. */
const party = (row: AwardDetails, side: "buyer" | "seller") => ({
  name: row[`${side}_name`],
  company: row[`${side}_company`],
  mobile: row[`${side}_mobile`],
  city: row[`${side}_city`],
  state: row[`${side}_state`],
});

interface Beside {
  readonly cost: auctions.LandedCost;
  readonly timeline: AwardTimeline;
  readonly side: AwardSide;
}

/** Asked by a side of the page itself; the other moves have doors of their own. */
const ASKABLE: Readonly<Record<string, readonly string[]>> = {
  seller: ["complete_outside", ...awards.move.body.shape.move.options],
  buyer: awards.move.body.shape.move.options,
  office: ["cancel", "extend"],
};

/** An award for one of its sides. */
export function presentAward(
  row: AwardDetails,
  { cost, timeline, side }: Beside,
): DataOf<typeof awards.details> {
  const standing = { state: row.state, payThrough: row.pay_through };
  const words = timeline.filter(({ move }) => move === "agree_cancel").map(({ by }) => by);
  const isAskable = (move: string) =>
    ASKABLE[side]?.includes(move) && !(move === "agree_cancel" && words.includes(side));
  return {
    ...presentHead(row),
    bid_order_id: String(row.order_id),
    unit: row.unit as Unit,
    quantity: quantityOf(row.quantity_milli as Milli),
    location: { city: row.lot_city, state: row.lot_state },
    images: row.pictures as awards.Award["images"],
    moves_allowed: movesAllowed(standing, side).filter(isAskable),
    agreed_by: (["seller", "buyer"] as const).filter((one) => words.includes(one)),
    payable: rupees(payable(cost)),
    lines: cost.lines,
    buyer: party(row, "buyer"),
    seller: party(row, "seller"),
    timeline: timeline.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  };
}

/** Without what the buyer pays to the government directly. */
const payable = ({ on, lines }: auctions.LandedCost): Paise =>
  lines
    .filter(({ paid_to }) => paid_to !== "government")
    .reduce((sum, { amount }) => (sum + paise(amount)) as Paise, paise(on));
