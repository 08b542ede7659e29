import type { Award } from "@rebale/contract/awards";
import type { AwardEvent } from "@rebale/contract/awards/states";
import { t } from "ttag";
import { kilograms, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { starText } from "../../../shared/goods/rating-labels.rules.ts";
import { describeStep } from "../../../shared/goods/sale-labels.rules.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { outcomeText } from "../../settlement/sale/claim-labels.rules.ts";

/** A line of what happened to a sale, as its reader says it. */
export interface Happening {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly what: string;
  /** Whose word it was, where the line itself does not say so. */
  readonly by: string | null;
  readonly reason: string | null;
}
type Sale = Pick<Award, "timeline" | "money" | "events" | "trips" | "claims">;

/** All that happened, each once, the first first: its moves, its goods and its money. */
export function happeningsOf(sale: Sale, side: Side): Happening[] {
  const hasTrucks = sale.events.some(({ what }) => what === "truck_in");
  const moves = sale.timeline
    .filter(({ move }) => !(move === "gate_in" && hasTrucks))
    .map((step) => ({ place: step.move === "win" ? 0 : 3, at: step.at, ...ofMove(step, side) }));
  const goods = sale.events.map((event) => ({
    ...{ place: 1, at: event.at, what: ofGoods(event, sale, side), by: null, reason: null },
  }));
  const money = sale.money.map(({ what, at, amount }) => ({
    ...{ place: 2, at, what: ofMoney(side)[what](rupeesExact(amount)), by: null, reason: null },
  }));
  return [...moves, ...goods, ...money]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.place - b.place)
    .map(({ place: _, ...one }, at) => ({ ...one, key: `${at} ${one.what}` }));
}

type Step = Award["timeline"][number];
function ofMove(step: Step, side: Side): Pick<Happening, "what" | "by" | "reason"> {
  const said = describeStep(step);
  const isOwn = step.by === side;
  if (step.move === "pay") return { ...said, what: t`All is paid` };
  if (step.move === "lifted")
    return step.to === "lifted"
      ? { ...said, what: t`All is lifted`, by: null }
      : { ...said, what: isOwn ? t`You said that all is lifted` : saysLifted(step.by), by: null };
  return { ...said, by: isOwn ? t`You` : said.by };
}
const saysLifted = (by: Step["by"]) =>
  by === "buyer" ? t`The buyer said that all is lifted` : t`The seller said that all is lifted`;

type Event = Award["events"][number];
/** The words for an event: its truck, where it is of one. */
interface Told {
  readonly truck: string;
  readonly kg: string | null;
  readonly isOwn: boolean;
  readonly claim: Award["claims"][number] | undefined;
  readonly event: Event;
}
function ofGoods(event: Event, { trips, claims }: Sale, side: Side): string {
  const trip = trips.find(({ _id }) => _id === event.trip_id);
  return goods[event.what]({
    truck: trip ? plate(trip.vehicle_no) : t`A truck`,
    kg: event.kg === null ? null : kilograms(event.kg),
    isOwn: event.by === side,
    claim: claims.find(({ _id }) => _id === event.claim_id),
    event,
  });
}

const goods: Readonly<Record<AwardEvent, (told: Told) => string>> = {
  truck_in: ({ truck }) => t`${truck} came into the yard`,
  weighed: ({ truck, kg }) => t`${truck} was weighed: ${kg ?? ""} of goods`,
  invoiced: ({ truck, event }) => t`Invoice ${event.number ?? ""} for ${truck}`,
  truck_out: ({ truck, kg }) => (kg ? t`${truck} left with ${kg}` : t`${truck} left`),
  received: ({ truck, kg, isOwn }) => {
    if (isOwn)
      return kg ? t`You received ${kg} of ${truck}` : t`You received the goods of ${truck}`;
    return kg
      ? t`The buyer received ${kg} of ${truck}`
      : t`The buyer received the goods of ${truck}`;
  },
  claimed: ({ truck, isOwn, claim }) => {
    const what = claim?.what ?? "";
    return isOwn
      ? t`You claimed for ${truck}: ${what}`
      : t`The buyer claimed for ${truck}: ${what}`;
  },
  claim_decided: ({ event, isOwn, claim }) => {
    const outcome = claim ? outcomeText(claim) : "";
    if (isOwn) return t`You accepted the claim: ${outcome}`;
    return event.by === "seller"
      ? t`The seller accepted the claim: ${outcome}`
      : t`Our team decided the claim: ${outcome}`;
  },
  weight_accepted: ({ event, isOwn }) => {
    if (isOwn) return t`You accepted the weight`;
    return event.by === "buyer"
      ? t`The buyer accepted the weight`
      : t`The seller accepted the weight`;
  },
  weight_disputed: ({ event, isOwn }) => {
    if (isOwn) return t`You disputed the weight`;
    return event.by === "buyer"
      ? t`The buyer disputed the weight`
      : t`The seller disputed the weight`;
  },
  rated: ({ event }) => {
    const stars = starText(event.stars ?? 0);
    return event.by === "buyer"
      ? t`You rated the seller: ${stars}`
      : t`You rated the buyer: ${stars}`;
  },
};

type Moved = Award["money"][number]["what"];
type MoneyTexts = Readonly<Record<Moved, (amount: string) => string>>;
const ofMoney = (side: Side): MoneyTexts => (side === "buyer" ? buyers : sellers);

const both = {
  paid: (amount: string) => t`${amount} paid in`,
  set_off: (amount: string) => t`The deposit of ${amount} is counted as payment`,
  reversed: (amount: string) => t`${amount} reversed by Rebale`,
};
const buyers: MoneyTexts = {
  ...both,
  held: (amount) => t`${amount} of your deposit is held for this sale`,
  back: (amount) => t`${amount} is back in your wallet`,
  forfeited: (amount) => t`${amount} of your deposit is forfeited`,
  to_seller: (amount) => t`${amount} of it goes to the seller`,
  released: (amount) => t`${amount} released to the seller for a truck`,
  claimed: (amount) => t`${amount} back to you for a claim`,
  tax_released: (amount) => t`Kept GST of ${amount} released to the seller`,
  tax_returned: (amount) => t`Kept GST of ${amount} back in your wallet`,
};
const sellers: MoneyTexts = {
  ...both,
  held: (amount) => t`${amount} of the buyer’s deposit is held for this sale`,
  back: (amount) => t`${amount} is back in the buyer’s wallet`,
  forfeited: (amount) => t`${amount} of the buyer’s deposit is forfeited`,
  to_seller: (amount) => t`${amount} of it goes to you`,
  released: (amount) => t`${amount} released to you for a truck, before fees`,
  claimed: (amount) => t`${amount} back to the buyer for a claim`,
  tax_released: (amount) => t`Kept GST of ${amount} released to you`,
  tax_returned: (amount) => t`Kept GST of ${amount} back in the buyer’s wallet`,
};
