import type { Paise } from "@rebale/contract";
import type { AwardState } from "@rebale/contract/awards/states";
import type { DepositRule } from "@rebale/contract/listings/deposit-hold";
import { soldGoods } from "./history.ts";

/** Rupees that the first buyers have deposited: a visitor signs in as one with much, little, none. */
export const OWN_DEPOSITS = [200_000, 50_000, 0] as const;

/** A sale through the market, of goods that the demo's sellers sell by weight. */
export interface MoneySale {
  readonly state: AwardState;
  /** Place among the demo's buyers, from 0. */
  readonly winner: number;
  readonly goods: (typeof soldGoods)[number];
  readonly kilograms: number;
  /** Days since its auction ended. */
  readonly days: number;
}

const goods = (place: number) => soldGoods[place % soldGoods.length] as (typeof soldGoods)[number];

/** One in each state of a sale's life, so that a visitor sees all of it. */
export const moneySales: readonly MoneySale[] = [
  { state: "payment_due", winner: 0, goods: goods(1), kilograms: 12_000, days: 1 },
  // Its days of grace are over: a visitor may end it.
  { state: "overdue", winner: 1, goods: goods(2), kilograms: 4500, days: 11 },
  { state: "paid", winner: 0, goods: goods(1), kilograms: 9000, days: 5 },
  { state: "lifting", winner: 5, goods: goods(2), kilograms: 8000, days: 8 },
  { state: "lifted", winner: 6, goods: goods(1), kilograms: 15_000, days: 11 },
  { state: "settled", winner: 7, goods: goods(2), kilograms: 6000, days: 14 },
  { state: "defaulted", winner: 8, goods: goods(1), kilograms: 10_000, days: 16 },
  { state: "cancelled", winner: 9, goods: goods(2), kilograms: 3000, days: 9 },
  { state: "completed", winner: 10, goods: goods(1), kilograms: 12_000, days: 20 },
];

/** The demo's terms of money, over those usual in its trade. */
export const moneyTerms = {
  payment_days: 7,
  grace_days: 3,
  late_fee_percent: 1,
  forfeit_percent: 100,
  claim_hours: 72,
} as const;

/**
 * The deposit of a live lot, paid through the market: every third lot asks for ten per cent, one
 * for an amount. Simulated bidders keep to lots that ask for none.
 */
export function depositAt(place: number, { isMoving }: { isMoving: boolean }): DepositRule | null {
  if (isMoving) return null;
  if (place === 7) return { kind: "amount", amount: 25_000_00 as Paise };
  return place % 3 === 2 ? { kind: "percent", percent: 10 } : null;
}
