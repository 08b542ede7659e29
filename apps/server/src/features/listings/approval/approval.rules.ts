import type { Body, listings, Paise } from "@rebale/contract";
import { MOST_RUPEES } from "@rebale/contract/money";
import { decideReview, type Timetable } from "../listings.rules.ts";

type Asked = Body<typeof listings.approveLots>;
type Template = Asked["template"];
type Wish = Asked["lots"][number];

/** A lot as far as its approval needs it. */
export interface PendingLot {
  readonly id: number;
  readonly status: listings.LotStatus;
  readonly edited_at: Date | null;
  readonly quantity_milli: number;
  readonly unit: string;
  readonly asking_price: number | null;
  readonly usual_requirement: string | null;
}

export type Planned =
  | { readonly wish: Wish; readonly timetable: Timetable }
  | { readonly wish: Wish; readonly left: string };

const MOST = MOST_RUPEES * 100;
const MINUTE = 60_000;
const KILOGRAMS: Readonly<Record<string, number>> = { kg: 1, MT: 1000 };
const isWeight = (unit: string) => unit in KILOGRAMS;

/** Paise, or why the rule gives none. */
export function ruledValue(
  { quantity_milli, unit, asking_price }: PendingLot,
  rule: Template["value"],
): Paise | string {
  if (rule.by === "asked") {
    if (asking_price === null) return "The seller has named no price.";
    return atLeastOne((asking_price * rule.percent) / 100);
  }
  const isSame = unit === rule.unit;
  if (!isSame && !(isWeight(unit) && isWeight(rule.unit)))
    return `It is sold by ${unit}, the rate is a ${rule.unit}.`;
  const units = (quantity_milli / 1000) * ((KILOGRAMS[unit] ?? 1) / (KILOGRAMS[rule.unit] ?? 1));
  return atLeastOne(rule.rate * (isSame ? quantity_milli / 1000 : units));
}

const atLeastOne = (paise: number): Paise | string => {
  const rounded = Math.round(paise);
  if (rounded > MOST) return "Its market value would be too large.";
  return Math.max(1, rounded) as Paise;
};

/** A share is in whole rupees. */
export function ruledIncrement(value: Paise, rule: Template["increment"]): Paise | null {
  if (rule.by === "none") return null;
  return rule.by === "amount"
    ? rule.amount
    : ((Math.max(1, Math.round((value * rule.percent) / 10_000)) * 100) as Paise);
}

/**
 * What each lot would get, in the order asked; the next end is so many minutes after the one
 * before. A lot that is left takes no time.
 */
export function planApproval(
  lots: ReadonlyMap<number, PendingLot>,
  { template, start_at, first_end_at, lots: wishes }: Asked,
  now: Date,
): Planned[] {
  let ends = first_end_at.getTime();
  return wishes.map((wish): Planned => {
    const planned = planLot(lots.get(wish._id), wish, template, {
      start_at,
      end_at: new Date(ends),
      now,
    });
    if (typeof planned === "string") return { wish, left: planned };
    ends += template.minutes_between * MINUTE;
    return { wish, timetable: planned };
  });
}

function planLot(
  lot: PendingLot | undefined,
  wish: Wish,
  template: Template,
  { now, ...times }: { start_at: Date; end_at: Date; now: Date },
): Timetable | string {
  if (!lot) return "There is no such lot.";
  if (lot.status !== "pending") return "It does not wait for approval any more.";
  const seen = wish.seen_edit;
  if (seen !== undefined && (lot.edited_at?.getTime() ?? null) !== (seen ? Date.parse(seen) : null))
    return "The seller has changed it since you saw it.";
  const value = wish.market_value ?? ruledValue(lot, template.value);
  if (typeof value === "string") return value;
  const decision = decideReview(
    { status: lot.status, hasLedger: false },
    {
      is_approved: true,
      market_value: value,
      bid_increment: ruledIncrement(value, template.increment),
      soft_close_minutes: template.soft_close_minutes,
      requires_authorisation: (wish.requires_authorisation === undefined
        ? lot.usual_requirement
        : wish.requires_authorisation) as Wish["requires_authorisation"],
      ...times,
    },
    now,
  );
  if (!decision.accepted) return decision.msg ?? "It cannot be approved as things stand.";
  return decision.move === "approve" ? decision.timetable : "It cannot be approved.";
}
