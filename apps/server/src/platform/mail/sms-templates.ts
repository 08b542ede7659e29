import { LANGUAGES, type Language } from "@rebale/contract";

/**
 * Every kind of SMS that the market sends. India's operators deliver only texts that are registered
 * with them (DLT), each with an id of its own, in each language.
 */
export const SMS_KINDS = [
  "code",
  "sign",
  "shut_out",
  "won",
  "sold",
  "lost",
  "no_bids",
  "decision_needed",
  "subject",
  "declined",
  "not_accepted",
  "not_sold",
  "sale_undone",
  "win_voided",
  "offered",
  "outbid",
  "ending_soon",
  "voided",
  "paused",
  "resumed",
  "extended",
  "withdrawn",
  "counter_offer",
  "counter_offer_ended",
  "completed",
  "award_paid",
  "claim_answered",
  "claim_made",
  "award_cancel_asked",
  "award_cancelled",
  "award_extended",
  "transfer_unmatched",
  "payout_sent",
  "bank_account_added",
  "deposit_idle",
  "withdrawal_failed",
  "payment_in",
  "paid_beyond",
  "award_pay_by",
  "payment_soon",
  "award_all_paid",
  "award_overdue",
  "award_default_asked",
  "award_defaulted",
  "money_back",
  "trip_booked",
  "driver_booked",
  "trip_soon",
  "trip_missed",
  "truck_in",
  "truck_waits",
  "truck_out",
  "truck_changed",
  "codes_wrong",
  "pass_twice",
  "settlement_answered",
  "declaration_sent",
  "declaration_answered",
  "goods_recycled",
  "pack_made",
  "account_active",
  "lot_refused",
  "lot_correction",
  "lot_corrected",
  "lots_approved",
  "sheet_to_sign",
  "lot_approved",
  "join_asked",
  "join_agreed",
  "join_declined",
  "company_accepted",
  "company_correction",
  "company_refused",
  "company_suspended",
  "paper_lapses",
  "authorisation_accepted",
  "authorisation_refused",
  "authorisation_lapses",
  "not_authorised",
  "next_bid_decision",
  "next_bid_subject",
  "invited",
  "invitation_accepted",
  "erasure_refused",
  "new_lots",
  "watched_ending",
  "times_changed",
] as const;
export type SmsKind = (typeof SMS_KINDS)[number];
export type SmsTemplate = `${SmsKind}.${Language}`;

const ALL = SMS_KINDS.flatMap((kind) =>
  LANGUAGES.map((language): SmsTemplate => `${kind}.${language}`),
);

/**
 * What comes by WhatsApp in place of SMS to who wants that: news of a trade that passes quickly.
 * Meta, too, delivers only texts that are registered with it, under names of letters.
 */
export const WHATSAPP_KINDS = [
  "outbid",
  "won",
  "ending_soon",
  "watched_ending",
  "new_lots",
] as const satisfies readonly SmsKind[];
const WHATSAPP: readonly string[] = WHATSAPP_KINDS;

export const goesByWhatsapp = (template: SmsTemplate | undefined): boolean =>
  template !== undefined && WHATSAPP.includes(template.replace(/\.\w+$/, ""));

type Ids = ReadonlyMap<string, string>;

/** Ids by template, of `code.en=1107160000000012345 code.hi=…`; what is no such pair is skipped. */
export const readTemplates = (text: string): Ids =>
  new Map(
    [...text.matchAll(/([a-z_]+\.[a-z]{2})=([\w-]{1,100})(?=[\s,]|$)/g)].map(([, name, id]) => [
      name ?? "",
      id ?? "",
    ]),
  );

const isRegistered = (ids: Ids, template: string): boolean =>
  /^\d{1,30}$/.test(ids.get(template) ?? "");

/** Nobody signs in without these. What else has no id yet goes by mail. */
export const missingToStart = (ids: Ids): SmsTemplate[] =>
  ALL.filter((template) => template.startsWith("code.") && !isRegistered(ids, template));

/** Whether the operators let an SMS of this text through. */
export const mayGoBySms = (ids: Ids, template: string | null): boolean =>
  template !== null && isRegistered(ids, template);

export const missingTemplates = (ids: Ids): SmsTemplate[] =>
  ALL.filter((template) => !isRegistered(ids, template));
export const missingOfWhatsapp = (ids: Ids): SmsTemplate[] =>
  ALL.filter((template) => goesByWhatsapp(template) && !ids.has(template));
