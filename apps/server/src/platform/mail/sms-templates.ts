import { LANGUAGES, type Language } from "@rebale/contract";

/**
 * The name of a text to a phone: `outbid.hi`. India's operators deliver only texts that are
 * registered with them (DLT), each with an id of its own, in each language.
 */
export type SmsTemplate = `${string}.${Language}`;

const inEach = (kinds: readonly string[]): SmsTemplate[] =>
  kinds.flatMap((kind) => LANGUAGES.map((language): SmsTemplate => `${kind}.${language}`));

/**
 * The texts by WhatsApp in place of SMS to members who want that: news of a trade that passes
 * quickly. Meta, too, delivers only texts that are registered with it, under names of letters.
 */
const NEEDED_BY_WHATSAPP = ["outbid", "won", "ending_soon", "watched_ending", "new_lots"];
/** The same news in other words: without a name of its own such a text goes by SMS. */
const BY_WHATSAPP_TOO = ["ending_soon_leading", "watched_ending_one", "new_lots_one"];
const BY_WHATSAPP: ReadonlySet<string> = new Set(
  inEach([...NEEDED_BY_WHATSAPP, ...BY_WHATSAPP_TOO]),
);

export const goesByWhatsapp = (template: SmsTemplate): boolean => BY_WHATSAPP.has(template);

/** To who wants no more SMS: what lets them in, and what they must have been told. */
const IN_ANY_CASE: ReadonlySet<string> = new Set(
  inEach([
    ...["code", "sign", "shut_out", "shut_out_deactivated"],
    ...["award_overdue", "award_defaulted", "erasure_refused"],
  ]),
);
export const goesInAnyCase = (template: string | null): boolean =>
  template !== null && IN_ANY_CASE.has(template);

type Ids = ReadonlyMap<string, string>;

/** Ids by template, of `code.en=1107160000000012345 code.hi=…`; what is no such pair is skipped. */
export const readTemplates = (text: string): Ids =>
  new Map(
    [...text.matchAll(/([a-z_]+\.[a-z]{2})=([\w-]{1,100})(?=[\s,]|$)/g)].map(([, name, id]) => [
      name ?? "",
      id ?? "",
    ]),
  );

/** Whether the operators let an SMS of this text through. */
export const mayGoBySms = (ids: Ids, template: string): boolean =>
  /^\d{1,30}$/.test(ids.get(template) ?? "");

/** Nobody signs in without these. What else has no id yet goes by mail. */
export const missingToStart = (ids: Ids): SmsTemplate[] =>
  inEach(["code"]).filter((template) => !mayGoBySms(ids, template));

export const missingOfWhatsapp = (ids: Ids): SmsTemplate[] =>
  inEach(NEEDED_BY_WHATSAPP).filter((template) => !ids.has(template));
