import { z } from "zod";
import { indiaInstant, indiaTime } from "./calendar.ts";
import { complaint, issueAt, ofLastChoice, type Words } from "./complaint.ts";
import {
  aDay,
  anAccountNumber,
  anIfsc,
  aState,
  atLeastCharacters,
  atMostCharacters,
  emailRequired,
  invalidPan,
  passwordRequired,
  required,
  sixDigitPincode,
  tooLong,
  unshown,
} from "./complaints.ts";
import { mobileDigits, plainCode, plainDigits } from "./identifiers.ts";
import {
  hidesCharacters,
  isBlank,
  isHeaped,
  tidy,
  UNSEEN,
  withoutIgnored,
} from "./unseen-characters.ts";

/**
 * Fields that several features share: identifiers, places, Indian numbers. Sources:
 * docs/specification.md, Facts of the trade.
 */

/** One line of plain text: spaces tidied, control characters refused. */
export const line = (most: number, what: Words, missing = required(what)) =>
  z
    .string(missing)
    .max(most * 4, tooLong(what, most))
    .transform(tidy)
    .refine((s) => !isBlank(s), missing)
    .refine((s) => s.length <= most, tooLong(what, most))
    .refine((s) => isBlank(s) || !hidesCharacters(s), unshown(what));

/** Like `line`, but may be left out or empty. */
export const optionalLine = (most: number, what: Words) =>
  z
    .string()
    .max(most * 4, tooLong(what, most))
    .transform(tidy)
    .refine((s) => s.length <= most, tooLong(what, most))
    .refine((s) => isBlank(s) || !hidesCharacters(s), unshown(what))
    .nullish()
    .transform((s) => s || null);

/** Several lines of plain text; characters that show nothing are left out. */
export const prose = (most: number, what: Words) =>
  z
    .string(required(what))
    .max(most * 4, tooLong(what, most))
    .transform((s) => withoutIgnored(s).trim())
    .refine((s) => !isBlank(s), required(what))
    .refine((s) => s.length <= most, tooLong(what, most))
    .refine((s) => !UNSEEN.test(s.replace(/[\t\n\r]/g, " ")) && !isHeaped(s), unshown(what));

const anId = complaint({ en: "This is not an id", hi: "यह id नहीं है" });
/** A row's number: travels as text in `_id` and `id`, comes back as text or number. */
export const Id = z
  .union(
    [
      z.string().regex(/^[1-9]\d{0,14}$/, anId),
      z.int(anId).min(1, anId).max(999_999_999_999_999, anId),
    ],
    anId,
  )
  .transform(Number);
/** The parameter of a path with `{id}`. */
export const ById = z.object({ id: Id });
/** The same, where rows are known by a UUID. */
export const ByUuid = z.object({
  id: z.uuid(anId).transform((id) => id.toLowerCase()),
});
export const IdOut = z.string();

/** A lot is found by its url or its id. */
export const IdName = z.string().min(1).max(200);
export const Slug = z
  .string(required({ en: "The address of the page", hi: "पन्ने का पता" }))
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    complaint({
      en: "Use small letters, digits and single hyphens",
      hi: "अंग्रेज़ी के छोटे अक्षर, अंक और बीच में एक-एक हाइफ़न (-) ही चलेंगे",
    }),
  )
  .max(120);

const aMobile = complaint({ en: "Please Fill Correct Phone Number", hi: "सही फ़ोन नंबर लिखिए" });
export const Mobile = z
  .string(aMobile)
  .transform(mobileDigits)
  .pipe(z.string().regex(/^[6-9]\d{9}$/, aMobile));
const tenDigits = complaint({ en: "Please Fill 10 Digit Number", hi: "10 अंक का नंबर लिखिए" });
/** A phone of whatever kind: ten digits and no other rule (S5.7). */
export const TenDigits = z
  .string(tenDigits)
  .transform(mobileDigits)
  .pipe(z.string().regex(/^\d{10}$/, tenDigits));
const fourDigits = complaint({ en: "Please enter the 4-digit code", hi: "4 अंक का कोड लिखिए" });
export const Otp = z
  .string(fourDigits)
  .transform(plainDigits)
  .pipe(z.string().regex(/^\d{4}$/, fourDigits));
export const Email = z
  .string(emailRequired)
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(complaint({ en: "Please enter a valid email address", hi: "सही ईमेल लिखिए" })));
export const Password = z
  .string(passwordRequired)
  .min(8, atLeastCharacters(8))
  .max(200, atMostCharacters(200));
export const Pincode = z
  .string(complaint({ en: "Pincode is required.", hi: "पिनकोड लिखना ज़रूरी है।" }))
  .transform(plainDigits)
  .pipe(z.string().regex(/^[1-9]\d{5}$/, sixDigitPincode));
export const Pan = z
  .string(complaint({ en: "PAN is required.", hi: "PAN लिखना ज़रूरी है।" }))
  .transform(plainCode)
  .pipe(z.string().regex(/^[A-Z]{5}\d{4}[A-Z]$/, invalidPan));
export const AccountNumber = z
  .string()
  .transform(plainCode)
  .pipe(z.string().regex(/^\d{6,20}$/, anAccountNumber));
export const Ifsc = z
  .string()
  .transform(plainCode)
  .pipe(z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, anIfsc));

/** An empty form field means: not given. */
export const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal("").transform(() => null), z.null(), schema], {
      // The field's own words, also where nobody gives others.
      error: (issue) => (issue.code === "invalid_union" ? ofLastChoice(issue) : undefined),
    })
    .optional()
    .transform((v) => v ?? null);

/** States and union territories, as addresses name them. */
export const STATES = [
  "Andaman and Nicobar Islands",
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chandigarh",
  "Chhattisgarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Delhi",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jammu and Kashmir",
  "Jharkhand",
  "Karnataka",
  "Kerala",
  "Ladakh",
  "Lakshadweep",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Puducherry",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
] as const;
export const State = z.enum(STATES, aState);

/** Years that neither PostgreSQL nor a day's sum leaves: '0000-02-29' and '9999-12-31' are forms. */
const isOfOurTime = (text: string) => text >= "1800" && text < "2200";

/** `YYYY-MM-DD`, a day of the calendar. */
export const Day = z.iso.date(aDay).refine(
  isOfOurTime,
  complaint({
    en: "Use YYYY-MM-DD, between 1800 and 2199",
    hi: "YYYY-MM-DD की तरह लिखिए, साल 1800 से 2199 के बीच",
  }),
);

/** ISO 8601 with offset: an instant. */
export const Instant = z.iso
  .datetime({
    offset: true,
    local: false,
    ...complaint({
      en: "Use a date and time with offset (ISO 8601)",
      hi: "तारीख़ और समय ISO 8601 में लिखिए",
    }),
  })
  .refine(
    isOfOurTime,
    complaint({
      en: "Use a date and time with offset (ISO 8601), between 1800 and 2199",
      hi: "तारीख़ और समय ISO 8601 में लिखिए, साल 1800 से 2199 के बीच",
    }),
  );
const aTime = complaint({ en: "Use YYYY-MM-DD HH:mm:ss", hi: "YYYY-MM-DD HH:mm:ss की तरह लिखिए" });
/**
 * `YYYY-MM-DD HH:mm:ss` in Asia/Kolkata, as the specification writes times; ISO 8601 with offset is
 * understood too. Becomes a Date.
 */
export const IndiaTime = z
  .string(aTime)
  .trim()
  .transform((text, ctx) => {
    const plain = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(text);
    const at = plain
      ? indiaInstant(text)
      : new Date(Instant.safeParse(text).success ? text : Number.NaN);
    const year = at.getUTCFullYear();
    // Only instants that exist and that a clock can count down to: 31 February and the year 9999
    // are refused.
    const exists = plain ? indiaTime(at).startsWith(`${plain[1]} ${plain[2]}`) : true;
    if (Number.isNaN(at.getTime()) || !exists || year < 2000 || year > 2100) {
      ctx.addIssue(issueAt([], aTime));
      return z.NEVER;
    }
    return at;
  });

export const Nothing = z.null();
