import type { Body, listings, Paise } from "@rebale/contract";
import { takesBids, USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import type { FormatFault, ProposedFormat } from "@rebale/contract/auctions/formats";
import type { PayThrough } from "@rebale/contract/awards/states";
import type { DepositRule } from "@rebale/contract/listings/deposit-hold";
import { MAX_RUPEES } from "@rebale/contract/values/money";
import { decideReview, type Timetable } from "../listings.rules.ts";

type Asked = Body<typeof listings.approveLots>;
type Template = Asked["template"];
type LotRequest = Asked["lots"][number];

/** A lot as far as its approval needs it. */
export interface PendingLot {
  readonly id: number;
  readonly status: listings.LotStatus;
  readonly edited_at: Date | null;
  readonly quantity_milli: number;
  readonly unit: string;
  readonly basis: string;
  readonly asking_price: number | null;
  /** As the seller asks for it. */
  readonly reserve_price: number | null;
  readonly usual_requirement: string | null;
  readonly deposit: DepositRule | null;
  readonly pay_through: PayThrough;
  readonly hsn6: string | null;
  readonly taxed_as: string | null;
  readonly usual_taxed_as: string | null;
  readonly company_id: number | null;
  readonly proposed_format: unknown;
  readonly format: string;
  readonly format_rules: unknown;
  readonly min_bidders: number | null;
  readonly seals: boolean;
  /** Whether somebody has decided on it, which is carried out within a minute. */
  readonly is_held: boolean;
}

export type Planned =
  | { readonly request: LotRequest; readonly timetable: Timetable }
  | { readonly request: LotRequest; readonly left: string };

const MAX = MAX_RUPEES * 100;
const MINUTE = 60_000;
const KILOGRAMS: Readonly<Record<string, number>> = { kg: 1, MT: 1000 };
const isWeight = (unit: string) => unit in KILOGRAMS;

/** The unit of a rate lot's prices. */
const unitOfBasis: Readonly<Record<string, string>> = { kg: "kg", mt: "MT", piece: "pieces" };

/** Paise in the lot's basis, or why the rule gives none. */
export function ruledValue(
  { quantity_milli, unit, basis, asking_price }: PendingLot,
  rule: Template["value"],
): Paise | string {
  if (rule.by === "asked") {
    if (asking_price === null) return "The seller has not given a price.";
    return atLeastOne((asking_price * rule.percent) / 100);
  }
  const counted = unitOfBasis[basis] ?? unit;
  if (counted !== rule.unit && !(isWeight(counted) && isWeight(rule.unit)))
    return `It is sold by ${counted}, the rate is a ${rule.unit}.`;
  const rate = rule.rate * ((KILOGRAMS[counted] ?? 1) / (KILOGRAMS[rule.unit] ?? 1));
  return atLeastOne(basis === "lot" ? (rate * quantity_milli) / 1000 : rate);
}

const atLeastOne = (paise: number): Paise | string => {
  const rounded = Math.round(paise);
  if (rounded > MAX) return "Its market value would be too large.";
  return Math.max(1, rounded) as Paise;
};

/** A share of a whole lot is in whole rupees, of a rate in paise. */
export function ruledIncrement(
  value: Paise,
  rule: Template["increment"],
  basis: string,
): Paise | null {
  if (rule.by === "none") return null;
  if (rule.by === "amount") return rule.amount;
  const step = basis === "lot" ? 100 : 1;
  return (Math.max(1, Math.round((value * rule.percent) / 100 / step)) * step) as Paise;
}

/**
 * The times that each lot would get, in the order asked; the next end is so many minutes after the
 * one before. A lot that is left takes no time; a lot sold in an event has the event's.
 */
export function planApproval(
  lots: ReadonlyMap<number, PendingLot>,
  { template, start_at, first_end_at, lots: requests }: Asked,
  now: Date,
  ofEvents: ReadonlyMap<number, { start_at: Date; end_at: Date }> = new Map(),
): Planned[] {
  let ends = first_end_at.getTime();
  return requests.map((request): Planned => {
    const ofEvent = ofEvents.get(request._id);
    const planned = planLot(lots.get(request._id), request, template, {
      ...(ofEvent ?? { start_at, end_at: new Date(ends) }),
      now,
    });
    if (typeof planned === "string") return { request, left: planned };
    if (!ofEvent) ends += template.minutes_between * MINUTE;
    return { request, timetable: planned };
  });
}

function planLot(
  lot: PendingLot | undefined,
  request: LotRequest,
  template: Template,
  { now, ...times }: { start_at: Date; end_at: Date; now: Date },
): Timetable | string {
  if (!lot) return "There is no such lot.";
  if (lot.status !== "pending") return "It is no longer waiting for approval.";
  if (lot.is_held) return "A decision on it is carried out within a minute.";
  const seen = request.seen_edit;
  if (seen !== undefined && (lot.edited_at?.getTime() ?? null) !== (seen ? Date.parse(seen) : null))
    return "The seller has changed it since you saw it.";
  const value = request.market_value ?? ruledValue(lot, template.value);
  if (typeof value === "string") return value;
  // A sealed tender has neither steps nor a soft close, whatever the others get.
  const wish = lot.proposed_format as ProposedFormat | null;
  const hasBids = takesBids(wish?.kind ?? USUAL_FORMAT);
  const decision = decideReview(
    { ...lot, hasLedger: false },
    {
      is_approved: true,
      market_value: value,
      bid_increment: hasBids ? ruledIncrement(value, template.increment, lot.basis) : null,
      reserve_price: (lot.reserve_price ?? 0) < value ? null : (lot.reserve_price as Paise),
      soft_close_minutes: hasBids ? template.soft_close_minutes : 0,
      requires_authorisation: (request.requires_authorisation === undefined
        ? lot.usual_requirement
        : request.requires_authorisation) as LotRequest["requires_authorisation"],
      taxed_as: request.taxed_as,
      ...times,
    },
    now,
  );
  if (!decision.accepted)
    return decision.msg?.en ?? faultOf(decision.errors) ?? "It cannot be approved as things stand.";
  return decision.move === "approve" ? decision.timetable : "It cannot be approved.";
}

/** The first fault of a format, with the field that the office would fill in. */
const faultOf = (errors: readonly FormatFault[] = []): string | undefined =>
  errors[0] && `${errors[0].path}: ${errors[0].msg.en}.`;
