import type { authorisations, Basis, companies } from "@rebale/contract";
import type { SmsKind } from "../../../platform/mail/sms-templates.ts";

/**
 * A price of a lot: paise in its basis. Of a whole lot its quantity says what one unit comes to;
 * beside a rate stands the whole lot's value, in paise.
 */
export interface PriceParam {
  readonly amount: number;
  /** Missing where it was stored before lots had rates. */
  readonly basis?: Basis;
  readonly value?: number;
  readonly quantity: number;
  readonly unit: string;
}
type Stream = authorisations.Stream;
interface OfLot {
  readonly title: string;
}
interface Priced extends OfLot {
  readonly price: PriceParam;
}
/** `until`: ISO 8601. */
interface Until extends Priced {
  readonly until: string;
}

/** What the office asks for, by field or kind of paper, in its own words. */
interface WithReasons {
  readonly company: string;
  readonly reasons: readonly { readonly path: string; readonly msg: string }[];
}

/** What each notice has to be worded from, by code: plain JSON, as it is stored. */
export interface NoticeParams {
  won: Priced;
  sold: Priced;
  lost: Priced;
  no_bids: OfLot;
  decision_needed: Until;
  subject: Until;
  declined: Priced;
  not_accepted: Priced;
  not_sold: OfLot & { because: "last_voided" | "lapsed" | "next_declined" | "next_silent" };
  sale_undone: OfLot & { isOffered: boolean };
  win_voided: OfLot;
  offered: Until;
  outbid: Priced;
  ending_soon: OfLot & { isLeading: boolean };
  voided: OfLot & { reason: string };
  paused: OfLot & { reason: string };
  /** `until`: ISO 8601. */
  resumed: OfLot & { until: string };
  extended: OfLot & { reason: string; until: string };
  withdrawn: OfLot & { reason: string };
  counter_offer: Until;
  counter_offer_ended: OfLot & { because: "declined" | "lapsed"; until: string };
  completed: OfLot;
  account_active: { type: "buyer" | "seller" };
  lot_refused: OfLot & { reason: string };
  /** ISO 8601; the lot does not open unsigned. */
  sheet_to_sign: Priced & { from: string; to: string };
  /** ISO 8601. */
  lot_approved: Priced & { from: string; to: string };
  /** Who asks, and to join which company. */
  join_asked: { name: string; company: string };
  join_agreed: { company: string };
  join_declined: { company: string };
  /** To somebody who may not be a member yet; `by` is a person. */
  invited: { by: string; company: string; role: companies.Role };
  invitation_accepted: { name: string; company: string };
  /** To who asked to be erased. */
  erasure_refused: { reason: string };
  company_accepted: { company: string };
  company_correction: WithReasons;
  company_refused: WithReasons;
  company_suspended: WithReasons;
  /** `until`: YYYY-MM-DD, the last day; `days` until then. */
  paper_lapses: { company: string; kind: companies.PaperKind; until: string; days: number };
  authorisation_accepted: { stream: Stream; number: string };
  authorisation_refused: { stream: Stream; number: string; reason: string };
  /** `until`: YYYY-MM-DD, the last day; `days` until then. */
  authorisation_lapses: {
    company: string;
    stream: Stream;
    number: string;
    until: string;
    days: number;
  };
  /** The highest bidder's company had no valid authorisation at the close. */
  not_authorised: OfLot & { stream: Stream };
  /** Lots that a member's saved searches find; `search` is the name where it is one alone. */
  new_lots: {
    lots: readonly { title: string; city: string }[];
    more: number;
    search: string | null;
  };
  /** `until`: ISO 8601. */
  watched_ending: { lots: readonly { title: string; until: string }[]; more: number };
  /** Auctions that a member sells in or watches; `from` and `to`: ISO 8601. */
  times_changed: {
    lots: readonly { title: string; from: string; to: string }[];
    more: number;
  };
  next_bid_decision: Until;
  next_bid_subject: Until;
}
/** Each may go out as an SMS, so each has a template there. */
export type NoticeCode = keyof NoticeParams & SmsKind;

export interface Worded {
  readonly title: string;
  readonly description: string;
}
/** The words of a language; a code without them does not compile. */
export type NoticeWords = { readonly [C in keyof NoticeParams]: (p: NoticeParams[C]) => Worded };
