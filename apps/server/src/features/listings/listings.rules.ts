import {
  type Basis,
  type Body,
  basisUnits,
  fitsBasis,
  type listings,
  lotValue,
  MAX_RUPEES,
  type Measured,
  type ProblemCode,
} from "@rebale/contract";
import { type FormatKind, takesTenders } from "@rebale/contract/auctions/format-facts";
import {
  FORMAT_FAULTS,
  type FormatFault,
  type FormatRules,
} from "@rebale/contract/auctions/formats";
import type { PayThrough } from "@rebale/contract/awards/states";
import type { DepositRule } from "@rebale/contract/listings/deposit-hold";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Words } from "@rebale/contract/values/complaint";
import slugify from "slugify";
import { askedFormat, type FormatStanding, rulesOf } from "./approval/asked-format.rules.ts";

type Status = listings.LotStatus;
type Verdict = "approve" | "refuse";

/**
 * The office's moves with a lot, by where it stands. While there are no bids its auction may be
 * rescheduled.
 */
export const lotMoves = {
  pending: ["approve", "refuse"],
  refused: ["approve", "refuse"],
  upcoming: ["approve", "refuse"],
  live: ["approve", "refuse"],
  paused: [],
  ended: [],
  withdrawn: [],
} as const satisfies Record<Status, readonly Verdict[]>;

/** An auction, as its row says it. */
export interface Timetable {
  readonly basis: Basis;
  readonly market_value: number;
  /** The price of the whole lot at the market value: lists sort by it. */
  readonly listed_price: number;
  readonly reserve_price: number | null;
  readonly bid_increment: number | null;
  readonly soft_close_minutes: number;
  /** The stream that its bidders need an authorisation for. */
  readonly requires_authorisation: string | null;
  readonly weight_grams: number | null;
  /** In place of the material's; null for that one. */
  readonly hsn6: string | null;
  /** The material of its taxes, where its sub-category names none. */
  readonly taxed_as: string | null;
  readonly deposit: DepositRule | null;
  readonly pay_through: PayThrough;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly hard_ends_at: Date;
  readonly format: FormatKind;
  /** Where an auction follows a tender. */
  readonly format_rules: FormatRules | null;
  readonly min_bidders: number | null;
}

export interface ReviewedLot extends FormatStanding {
  /** Whether its ledger has begun: bids that were voided since count, too. */
  readonly hasLedger: boolean;
  /** As the seller proposed it, or the office set it. */
  readonly basis: string;
  readonly unit: string;
  readonly quantity_milli: number;
  readonly deposit: DepositRule | null;
  readonly pay_through: PayThrough;
  readonly hsn6: string | null;
  readonly taxed_as: string | null;
  /** Where money comes through the market and nobody chose another. */
  readonly usual_taxed_as: string | null;
  /** Whose the proceeds would be. */
  readonly company_id: number | null;
  /** Whether the market can seal tenders. */
  readonly seals: boolean;
}
export type Decision =
  | { readonly accepted: true; readonly move: "approve"; readonly timetable: Timetable }
  | { readonly accepted: true; readonly move: "refuse"; readonly reason: string }
  | {
      readonly accepted: false;
      readonly because: ProblemCode;
      readonly path?: string;
      readonly msg?: Words;
      /** Where several fields are at fault. */
      readonly errors?: FormatFault[];
    };

/** An auction that nobody lives to see is a slip of the keyboard. */
const MAX_MS = 366 * DAY_MS;

export function decideReview(
  lot: ReviewedLot,
  asked: Body<typeof listings.reviewLot>,
  now: Date,
): Decision {
  if (lot.hasLedger) return { accepted: false, because: "bids_exist" };
  const move: Verdict = asked.is_approved ? "approve" : "refuse";
  if (!(lotMoves[lot.status] as readonly Verdict[]).includes(move))
    return { accepted: false, because: "auction_closed" };
  if (move === "refuse") return { accepted: true, move, reason: asked.reason ?? "" };

  const { market_value, start_at, end_at } = asked;
  if (!market_value || !start_at || !end_at) return { accepted: false, because: "invalid_input" };
  if (end_at <= now)
    return invalid("end_at", {
      en: "The end must be in the future",
      hi: "ख़त्म होने का समय आगे का होना चाहिए",
    });
  if (end_at.getTime() - start_at.getTime() > MAX_MS)
    return invalid("end_at", {
      en: "An auction may last a year at most",
      hi: "नीलामी ज़्यादा से ज़्यादा एक साल चल सकती है",
    });
  const basis = asked.basis ?? (lot.basis as Basis);
  const measured: Measured = { ...lot, weight_grams: asked.weight_kg ?? null };
  if (!fitsBasis(basis, measured)) return invalid("basis", mismatch(basis));
  const listed_price = lotValue(market_value, basisUnits(basis, measured));
  if (listed_price > MAX_RUPEES * 100)
    return invalid("market_value", {
      en: "At this rate the whole lot would cost too much",
      hi: "इस रेट पर पूरे लॉट की क़ीमत बहुत ज़्यादा हो जाएगी",
    });
  const deposit = asked.deposit === undefined ? lot.deposit : asked.deposit;
  const pay_through = asked.pay_through ?? lot.pay_through;
  if ((deposit || pay_through === "market") && lot.company_id === null)
    return invalid(deposit ? "deposit" : "pay_through", {
      en: "Its seller acts for no company",
      hi: "इसके विक्रेता किसी कंपनी की ओर से काम नहीं करते",
    });
  const soft = asked.soft_close_minutes;
  const format = askedFormat(lot, asked.format);
  if (takesTenders(format.kind) && !lot.seals) return { accepted: false, because: "sealing_off" };
  const bid_increment = asked.bid_increment ?? null;
  const errors = FORMAT_FAULTS[format.kind](format, {
    ...{ start_at, end_at, soft_close_minutes: soft, bid_increment, deposit },
  });
  if (errors.length > 0) return { accepted: false, because: "invalid_input", errors };
  const format_rules = rulesOf(format, end_at);
  return {
    accepted: true,
    move,
    timetable: {
      basis,
      market_value,
      listed_price,
      reserve_price: asked.reserve_price ?? null,
      bid_increment,
      soft_close_minutes: soft,
      requires_authorisation: asked.requires_authorisation ?? null,
      weight_grams: asked.weight_kg ?? null,
      hsn6: asked.hsn6 === undefined ? lot.hsn6 : asked.hsn6,
      taxed_as: asked.taxed_as === undefined ? taxedUnasked(lot, pay_through) : asked.taxed_as,
      deposit,
      pay_through,
      starts_at: start_at,
      ends_at: format_rules ? new Date(format_rules.tender_ends_at) : end_at,
      format: format.kind,
      format_rules,
      min_bidders: asked.min_bidders === undefined ? lot.min_bidders : asked.min_bidders,
      hard_ends_at: asked.hard_end_at ?? (soft > 0 ? new Date(end_at.getTime() + DAY_MS) : end_at),
    },
  };
}

/** Why an approved lot no longer goes back into the queue; null where it does. */
export function whyNotBack({
  status,
  hasLedger,
}: Pick<ReviewedLot, "status" | "hasLedger">): ProblemCode | null {
  if (status === "pending" || status === "refused") return "lot_not_approved";
  if (hasLedger) return "bids_exist";
  return status === "upcoming" ? null : "lot_is_open";
}

const invalid = (path: string, msg: Words): Decision => ({
  accepted: false,
  because: "invalid_input",
  path,
  msg,
});

const taxedUnasked = ({ taxed_as, usual_taxed_as }: ReviewedLot, through: PayThrough) =>
  taxed_as ?? (through === "market" ? usual_taxed_as : null);

/** Why a lot cannot be sold so. */
export const mismatch = (basis: Basis): Words =>
  basis === "piece"
    ? {
        en: "Only a lot that is counted in pieces is sold by the piece",
        hi: "प्रति पीस वही लॉट बिकता है जिसकी गिनती पीस में हो",
      }
    : { en: "A rate by weight needs the lot's weight", hi: "वज़न के रेट के लिए लॉट का वज़न चाहिए" };

const TEN_MINUTES_MS = 600_000;
/** When bidders are notified that a lot ends soon. */
export const endingNoticeAt = ({
  starts_at,
  ends_at,
}: Pick<Timetable, "starts_at" | "ends_at">): Date =>
  new Date(Math.max(starts_at.getTime(), ends_at.getTime() - TEN_MINUTES_MS));

const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const SUFFIX = 8;
const MAX_SLUG = 70;

/** Readable, and never in use: two sellers may give the same title. */
export function lotUrl(title: string, pick: (below: number) => number): string {
  const words =
    slugify(title, { lower: true, strict: true })
      .slice(0, MAX_SLUG)
      .replace(/^-+|-+$/g, "") || "lot";
  return `${words}-${Array.from({ length: SUFFIX }, () => CHARACTERS[pick(CHARACTERS.length)]).join("")}`;
}

/** A member's name for a lot: its row's number or its url; anything else names none. */
export function readLotName(name: string): { id: number } | { url: string } | null {
  if (/^[1-9]\d{0,14}$/.test(name)) return { id: Number(name) };
  return /^[a-z0-9-]{1,200}$/.test(name) ? { url: name } : null;
}

/** Names a lot in cached replies and pages that show it. */
export const lotTag = (lotId: number): string => `lot:${lotId}`;
/** The lots among the tags of a reply. */
export const lotsOfTags = (tags: readonly string[]): number[] =>
  tags.flatMap((tag) => (tag.startsWith("lot:") ? [Number(tag.slice(4))] : []));
