import type { ProblemCode } from "@rebale/contract";
import type { FormatRules } from "@rebale/contract/auctions/formats";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { type Auction, isSealed } from "./auction.ts";
import { hasEnded } from "./bids/bid.rules.ts";

/** The office's acts on an auction that is under way, each with a reason. */
export type Intervention =
  | { readonly kind: "pause" | "resume" | "withdraw" }
  | { readonly kind: "extend"; readonly endsAt: Date };

export type InterventionRefusal = Extract<
  ProblemCode,
  | "lot_not_approved"
  | "lot_withdrawn"
  | "lot_ended"
  | "lot_upcoming"
  | "awaiting_signature"
  | "lot_paused"
  | "lot_not_paused"
  | "end_not_later"
>;
export type InterventionDecision =
  | { readonly accepted: true; readonly endsAt: Date; readonly hardEndsAt: Date }
  | { readonly accepted: false; readonly because: InterventionRefusal };

const refuse = (because: InterventionRefusal): InterventionDecision => ({
  accepted: false,
  because,
});

/** An auction lasts a year at most, however often it is extended. */
const MAX_MS = 366 * DAY_MS;

/**
 * The clock of a paused auction stands still: resumed, it has as long to go as when it was paused.
 * Its last possible end moves with its end. A lot that has not opened may be withdrawn, too; its
 * times are changed by scheduling it anew.
 * @param now the database's clock, read after the row lock
 */
export function decideIntervention(
  auction: Auction,
  asked: Intervention,
  now: Date,
): InterventionDecision {
  const { pausedAt, endsAt, startsAt } = auction;
  if (!auction.approved) return refuse("lot_not_approved");
  if (auction.withdrawn) return refuse("lot_withdrawn");
  if (hasEnded(auction, now)) return refuse("lot_ended");
  if (asked.kind === "withdraw") return endingAt(auction, now < startsAt ? endsAt : now);
  if (now < startsAt) return refuse("lot_upcoming");
  if (auction.awaitsSignature) return refuse("awaiting_signature");
  if (asked.kind === "resume")
    return pausedAt ? moved(auction, now.getTime() - pausedAt.getTime()) : refuse("lot_not_paused");
  if (pausedAt) return refuse("lot_paused");
  if (asked.kind !== "extend") return moved(auction, 0);
  const by = asked.endsAt.getTime() - endsAt.getTime();
  if (by <= 0 || asked.endsAt.getTime() > startsAt.getTime() + MAX_MS)
    return refuse("end_not_later");
  return moved(auction, by);
}

const moved = ({ endsAt, hardEndsAt }: Auction, by: number): InterventionDecision => ({
  accepted: true,
  endsAt: new Date(endsAt.getTime() + by),
  hardEndsAt: new Date(hardEndsAt.getTime() + by),
});

const endingAt = ({ hardEndsAt }: Auction, endsAt: Date): InterventionDecision => ({
  accepted: true,
  endsAt,
  hardEndsAt: hardEndsAt > endsAt ? hardEndsAt : endsAt,
});

/** The auction that follows a sealed stage moves as that stage's end does. */
export function rulesAfter(auction: Auction, endsAt: Date): FormatRules | null {
  const { rules } = auction.format;
  const by = endsAt.getTime() - auction.endsAt.getTime();
  if (!rules || !isSealed(auction) || by <= 0) return null;
  return { ...rules, moved_ms: rules.moved_ms + by };
}
