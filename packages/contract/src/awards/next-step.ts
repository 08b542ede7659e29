import { DAY_MS } from "../values/calendar.ts";
import type { AwardState, PayThrough } from "./states.ts";

/**
 * The next step of a sale for one side of it: every list, card, page, file and figure asks here, so
 * that all say the same. Pure and without zod, so that a page may carry it. It reads no clock:
 * a day that is past makes no other step.
 */

export type SaleSide = "buyer" | "seller";
export type WeightAnswer = "accepted" | "disputed";

/**
 * A sale as one side may know it. Both sides are told the same, but for `on_its_way`, which is 0
 * for the seller, and `rated`, which is of the reader's own word.
 */
export interface SaleFacts {
  readonly state: AwardState;
  readonly pay_through: PayThrough;
  /** Rupees still to be paid: into the market, or to the seller where the two pay each other. */
  readonly to_pay: number;
  /** ISO 8601: to be paid before; null where no day was agreed. */
  readonly due_at: string | null;
  /** ISO 8601: to be lifted before; null until it is paid. */
  readonly lift_by: string | null;
  /** Rupees of its buyer's own payment of which is not known yet what becomes. */
  readonly on_its_way: number;
  /** The sides whose wish to call the sale off stands: nobody's once a truck is out. */
  readonly called_off_by: readonly SaleSide[];
  /** The sides that said that all is lifted that will be. */
  readonly lifted_by: readonly SaleSide[];
  /** Whether as much is out as was sold, within what was agreed. */
  readonly all_out: boolean;
  /** Kilograms that are not out yet; null where the lot has no weight. */
  readonly left_kg: number | null;
  /** The truck that is waited for: one in the yard, else the next that is booked. */
  readonly truck: {
    readonly vehicle_no: string;
    readonly in_yard: boolean;
    /** ISO 8601: when its time begins. */
    readonly from: string;
  } | null;
  /** `open` waits for the seller, `disputed` for the office; the open one of several. */
  readonly claim: "open" | "disputed" | null;
  readonly weight: Readonly<Record<SaleSide, WeightAnswer | null>>;
  /** ISO 8601: when silence settles the weight; null unless all is lifted. */
  readonly settles_at: string | null;
  /** ISO 8601: when the hours to claim are over for its last truck; null where nothing is out. */
  readonly claims_until: string | null;
  /** Whether the reader's side has rated the other. */
  readonly rated: boolean;
}

/** A side that says nothing of the weight for two days agrees. @param lifted ISO 8601 */
export const settledBySilence = (lifted: string): string =>
  new Date(Date.parse(lifted) + 2 * DAY_MS).toISOString();

export const NEXT_ACTS = [
  "pay",
  "pay_more",
  "confirm_money",
  "book_truck",
  "bring_truck",
  "load_truck",
  "say_lifted",
  "say_gone",
  "answer_calling_off",
  "answer_claim",
  "accept_weight",
  "agree_weight",
  "rate",
  "wait_payment",
  "wait_office",
  "wait_release",
  "done",
] as const;
export type NextAct = (typeof NEXT_ACTS)[number];

export interface NextStep {
  /** Whom the sale waits for, as its reader says it. */
  readonly who: "you" | "they" | "nobody";
  readonly what: NextAct;
  readonly side: SaleSide;
  readonly state: AwardState;
  readonly pay_through: PayThrough;
  /** Rupees that it is about; null for none. */
  readonly amount: number | null;
  /** ISO 8601: done before then; of `bring_truck` and `wait_release` from then on. */
  readonly day: string | null;
  readonly kg: number | null;
  readonly vehicle_no: string | null;
}

/** The one next step of a sale for a side of it. */
export function nextStepOf(sale: SaleFacts, side: SaleSide): NextStep {
  const { who, what, ...about } = stepOf(sale, side);
  const { state, pay_through } = sale;
  return {
    ...{ who, what, side, state, pay_through },
    ...{ amount: null, day: null, kg: null, vehicle_no: null, ...about },
  };
}

type Said = Pick<NextStep, "who" | "what"> &
  Partial<Pick<NextStep, "amount" | "day" | "kg" | "vehicle_no">>;

const DONE: Said = { who: "nobody", what: "done" };
const otherOf = (side: SaleSide): SaleSide => (side === "buyer" ? "seller" : "buyer");
const by = (actor: SaleSide, side: SaleSide) => (actor === side ? "you" : "they");

function stepOf(sale: SaleFacts, side: SaleSide): Said {
  const { state, called_off_by: off } = sale;
  if (state === "defaulted" || state === "cancelled") return DONE;
  if (off.includes(otherOf(side)) && !off.includes(side))
    return { who: "you", what: "answer_calling_off" };
  if (state === "payment_due" || state === "overdue") return unpaid(sale, side);
  if (side === "seller" && sale.claim === "open") return { who: "you", what: "answer_claim" };
  if (state === "paid" || state === "lifting") return lifting(sale, side);
  if (state === "lifted") return weighing(sale, side);
  return ending(sale, side);
}

function unpaid({ pay_through, to_pay, due_at, on_its_way }: SaleFacts, side: SaleSide): Said {
  const about = { amount: to_pay, day: due_at };
  if (pay_through === "parties" && side === "seller")
    return { who: "you", what: "confirm_money", ...about };
  if (on_its_way > 0) return { who: "nobody", what: "wait_payment", amount: on_its_way };
  // The deposit covers it: the market books it as paid within the minute.
  if (to_pay === 0) return { who: "nobody", what: "wait_payment" };
  return { who: by("buyer", side), what: "pay", ...about };
}

function lifting(sale: SaleFacts, side: SaleSide): Said {
  const { truck, left_kg: kg, lift_by: day, lifted_by: said } = sale;
  const direct = sale.pay_through === "parties";
  if (sale.on_its_way > 0) return { who: "nobody", what: "wait_payment", amount: sale.on_its_way };
  if (!direct && sale.to_pay > 0)
    return { who: by("buyer", side), what: "pay_more", amount: sale.to_pay };
  if (truck?.in_yard) return { who: "you", what: "load_truck", vehicle_no: truck.vehicle_no };
  if (sale.state === "lifting" && said.includes(side)) return { who: "they", what: "say_lifted" };
  if (sale.state === "lifting" && (sale.all_out || said.includes(otherOf(side))))
    return { who: "you", what: "say_lifted" };
  if (direct && side === "seller") return { who: "you", what: "say_gone", day };
  if (truck === null) return { who: by("buyer", side), what: "book_truck", day, kg };
  const { vehicle_no, from } = truck;
  return { who: by("buyer", side), what: "bring_truck", day: from, vehicle_no };
}

function weighing({ weight, claim, settles_at: day }: SaleFacts, side: SaleSide): Said {
  const [own, other] = [weight[side], weight[otherOf(side)]];
  const what = own === "disputed" || other === "disputed" ? "agree_weight" : "accept_weight";
  const about = what === "accept_weight" && claim === null ? { day } : {};
  if (own !== "accepted") return { who: "you", what, ...about };
  return waitForClaim(claim) ?? { who: "they", what, ...about };
}

function ending(sale: SaleFacts, side: SaleSide): Said {
  const waiting = waitForClaim(sale.claim);
  if (waiting) return waiting;
  const isToCome = sale.state === "settled" && sale.pay_through === "market";
  if (isToCome && side === "seller")
    return { who: "nobody", what: "wait_release", day: sale.claims_until };
  return sale.rated ? DONE : { who: "you", what: "rate" };
}

const waitForClaim = (claim: SaleFacts["claim"]): Said | null =>
  claim === "open"
    ? { who: "they", what: "answer_claim" }
    : claim === "disputed"
      ? { who: "nobody", what: "wait_office" }
      : null;

/** The tabs of a side's sales, by what is to be done. */
export const DEAL_TABS = ["to_pay", "to_lift", "to_answer", "waiting", "done"] as const;
export type DealTab = (typeof DEAL_TABS)[number];

const tabs: Readonly<Record<NextAct, DealTab>> = {
  ...{ pay: "to_pay", pay_more: "to_pay" },
  ...{ book_truck: "to_lift", bring_truck: "to_lift", load_truck: "to_lift" },
  ...{ say_lifted: "to_lift", say_gone: "to_lift" },
  ...{ confirm_money: "to_answer", answer_calling_off: "to_answer", answer_claim: "to_answer" },
  ...{ accept_weight: "to_answer", agree_weight: "to_answer" },
  ...{ wait_payment: "waiting", wait_office: "waiting", wait_release: "waiting" },
  ...{ rate: "done", done: "done" },
};
/** A sale stands under one tab: what the other side does is waited for. */
export const tabOf = ({ who, what }: Pick<NextStep, "who" | "what">): DealTab =>
  who === "they" ? "waiting" : tabs[what];
