import type { Stream } from "@rebale/contract/authorisations";
import type { OwnLot } from "@rebale/contract/listings";
import { addDays, indiaDay, indiaInstant } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { rupeesFault } from "../../../lib/forms/typed-numbers.rules.ts";
import { depositBody, depositFault, typedDeposit } from "../../../shared/deposit/deposit.rules.ts";
import { type TypedTerms, termsBody, typedTerms } from "../../../shared/terms/sale-terms.rules.ts";
import {
  auctionEnd,
  formatBody,
  hasSteps,
  type TypedFormat,
  typedFormat,
} from "./formats/format-body.rules.ts";

/**
 * The approval form's fields. Times are a wall clock in India, as `datetime-local` writes them:
 * YYYY-MM-DDTHH:mm.
 */
export interface ApprovalFields {
  basis: OwnLot["basis"];
  market_value: number | string;
  start_at: string;
  end_at: string;
  hard_end_at: string;
  reserve_price: number | string;
  bid_increment: number | string;
  soft_close_minutes: string;
  format: TypedFormat;
  /** Empty where one company is enough. */
  min_bidders: number | string;
  /** Empty for none. */
  requires_authorisation: string;
  /** Why it asks for none where the law would have one. */
  reason: string;
  weight_kg: number | string;
  /** As `readDeposit` reads it. */
  deposit: string;
  pay_through: OwnLot["pay_through"];
  /** Empty for the material's own. */
  hsn6: string;
  /** A material's code; empty for its sub-category's. */
  taxed_as: string;
  terms: TypedTerms;
}

/** `YYYY-MM-DD HH:mm:ss` → YYYY-MM-DDTHH:mm. */
const forField = (time: string | null) => time?.slice(0, 16).replace(" ", "T") ?? "";

type Wish = Pick<OwnLot, "proposed_start_at" | "proposed_end_at">;

const isPast = (time: string | null, now: number): boolean =>
  time !== null && indiaInstant(time).getTime() <= now;

/**
 * The times that the seller asked for, while they are still to come: of a start that has passed
 * the end says nothing any more.
 */
function wishedTimes({ proposed_start_at: start, proposed_end_at: end }: Wish, now: number) {
  const isOver = isPast(start, now) || isPast(end, now);
  return isOver ? { start: null, end: null } : { start, end };
}

/** A wish that is no longer taken: what was asked for; null while it is to come, or of none. */
export function passedWish(lot: Wish, now: number): string | null {
  const { proposed_start_at: start, proposed_end_at: end } = lot;
  if (!isPast(start, now) && !isPast(end, now)) return null;
  const times = [start && t`from ${dateTime(start)}`, end && t`to ${dateTime(end)}`];
  return t`The seller asked for the time ${times.filter(Boolean).join(" ")}: it has passed.`;
}

/**
 * Tomorrow at 11 in India, for two days, to 4 in the afternoon: inspection in daylight, the end in
 * office hours.
 */
export function approvalDefaults(
  lot: Pick<
    OwnLot,
    | "basis"
    | "market_value"
    | "asking_price"
    | "start_at"
    | "end_at"
    | "hard_end_at"
    | "reserve_price"
    | "bid_increment"
    | "soft_close_minutes"
    | "format"
    | "min_bidders"
    | "requires_authorisation"
    | "weight_kg"
    | "deposit"
    | "pay_through"
    | "hsn6"
    | "taxed_as"
    | "terms"
    | "proposed_terms"
    | "proposed_start_at"
    | "proposed_end_at"
    | "usual_terms"
    | "usual_requirement"
    | "relist_of"
  >,
  now: number,
): ApprovalFields {
  // A lot that is listed again brings the terms of its last attempt.
  const today = indiaDay(new Date(now));
  const wished = wishedTimes(lot, now);
  const isScheduled = Boolean((lot.start_at && lot.end_at) || lot.relist_of);
  return {
    basis: lot.basis,
    market_value: lot.market_value ?? lot.asking_price ?? "",
    start_at: forField(lot.start_at ?? wished.start) || `${addDays(today, 1)}T11:00`,
    end_at:
      auctionEnd(lot.format) || forField(lot.end_at ?? wished.end) || `${addDays(today, 3)}T16:00`,
    hard_end_at: forField(lot.hard_end_at),
    reserve_price: lot.reserve_price ?? "",
    bid_increment: lot.bid_increment ?? "",
    soft_close_minutes: String(isScheduled ? lot.soft_close_minutes : 5),
    format: typedFormat(lot.format),
    min_bidders: lot.min_bidders ?? "",
    requires_authorisation:
      (isScheduled ? lot.requires_authorisation : lot.usual_requirement) ?? "",
    reason: "",
    weight_kg: lot.weight_kg ?? "",
    deposit: typedDeposit(lot.deposit),
    pay_through: lot.pay_through,
    hsn6: lot.hsn6 ?? "",
    taxed_as: lot.taxed_as ?? "",
    terms: typedTerms(lot.terms ?? lot.proposed_terms ?? lot.usual_terms),
  };
}

const forServer = (time: string) => (time ? `${time.replace("T", " ").slice(0, 16)}:00` : null);
/** Whatever is no number is sent as it is typed: the server names the field and what to do. */
const amount = (value: number | string) => (value === "" ? null : value);

export const approvalBody = (f: ApprovalFields) => ({
  is_approved: true,
  basis: f.basis,
  market_value: amount(f.market_value),
  start_at: forServer(f.start_at),
  end_at: forServer(f.end_at),
  hard_end_at: hasSteps(f.format) ? forServer(f.hard_end_at) : null,
  reserve_price: amount(f.reserve_price),
  bid_increment: hasSteps(f.format) ? amount(f.bid_increment) : null,
  soft_close_minutes: hasSteps(f.format) ? Number(f.soft_close_minutes) || 0 : 0,
  format: formatBody(f.format),
  min_bidders: amount(f.min_bidders),
  requires_authorisation: (f.requires_authorisation || null) as Stream | null,
  reason: f.reason.trim() || null,
  weight_kg: amount(f.weight_kg),
  deposit: depositBody(f.deposit),
  pay_through: f.pay_through,
  hsn6: f.hsn6.trim() || null,
  taxed_as: f.taxed_as || null,
  terms: termsBody(f.terms),
});

/** Each field's fault, before it is sent; null where there is none. */
export const approvalChecks = {
  market_value: (v: ApprovalFields["market_value"]) =>
    v === "" ? t`Market value is required.` : rupeesFault(String(v)),
  reserve_price: (v: ApprovalFields["reserve_price"]) => rupeesFault(String(v)),
  bid_increment: (v: ApprovalFields["bid_increment"]) => rupeesFault(String(v)),
  deposit: (v: string) => depositFault(v),
  hsn6: (v: string) => (/^([0-9]{6})?$/.test(v.trim()) ? null : t`Enter six digits`),
  start_at: (v: string) => (v ? null : t`Start is required.`),
  end_at: (v: string, { start_at }: ApprovalFields) => {
    if (!v) return t`End is required.`;
    return start_at && !runsFor(start_at, v) ? t`The end must be after the start` : null;
  },
};

/** A field's time, as it is said. */
export const clock = (time: string) => dateTime(`${time.replace("T", " ")}:00`);

/** "2 days 5 hours", or null when the end is not after the start. */
export function runsFor(start: string, end: string): string | null {
  const minutes = Math.round((Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000);
  if (!(minutes > 0)) return null;
  const parts = [
    [Math.floor(minutes / 1440), t`1 day`, (n: number) => t`${n} days`],
    [Math.floor(minutes / 60) % 24, t`1 hour`, (n: number) => t`${n} hours`],
    [minutes % 60, t`1 minute`, (n: number) => t`${n} minutes`],
  ] as const;
  const texts = parts.filter(([n]) => n > 0).map(([n, one, many]) => (n === 1 ? one : many(n)));
  return texts.slice(0, 2).join(" ");
}

/** Whether the office may still schedule or refuse; the server has the last word. */
export const isReviewable = ({ status, bid_count }: Pick<OwnLot, "status" | "bid_count">) =>
  status !== "ended" && bid_count === 0;
