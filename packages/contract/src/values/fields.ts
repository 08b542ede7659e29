import { z } from "zod";
import { indiaInstant, indiaTime } from "./calendar.ts";
import { mobileDigits, plainCode, plainDigits } from "./identifiers.ts";
import { hidesSigns, isBlank, isHeaped, tidy, UNSEEN, withoutIgnored } from "./unseen-signs.ts";

/**
 * Fields that several features share: identifiers, places, Indian numbers. Sources:
 * docs/specification.md, Facts of the trade.
 */

/** One line of plain text: spaces tidied, control characters refused. */
export const line = (most: number, what: string) =>
  z
    .string(`${what} is required.`)
    .max(most * 4, `${what} may have at most ${most} characters`)
    .transform(tidy)
    .refine((s) => !isBlank(s), `${what} is required.`)
    .refine((s) => s.length <= most, `${what} may have at most ${most} characters`)
    .refine((s) => isBlank(s) || !hidesSigns(s), `${what} has characters that cannot be shown`);

/** Like `line`, but may be left out or empty. */
export const optionalLine = (most: number, what: string) =>
  z
    .string()
    .max(most * 4, `${what} may have at most ${most} characters`)
    .transform(tidy)
    .refine((s) => s.length <= most, `${what} may have at most ${most} characters`)
    .refine((s) => isBlank(s) || !hidesSigns(s), `${what} has characters that cannot be shown`)
    .nullish()
    .transform((s) => s || null);

/** Several lines of plain text; signs that show nothing are left out. */
export const prose = (most: number, what: string) =>
  z
    .string(`${what} is required.`)
    .max(most * 4, `${what} may have at most ${most} characters`)
    .transform((s) => withoutIgnored(s).trim())
    .refine((s) => !isBlank(s), `${what} is required.`)
    .refine((s) => s.length <= most, `${what} may have at most ${most} characters`)
    .refine(
      (s) => !UNSEEN.test(s.replace(/[\t\n\r]/g, " ")) && !isHeaped(s),
      `${what} has characters that cannot be shown`,
    );

/** A row's number: travels as text in `_id` and `id`, comes back as text or number. */
export const Id = z
  .union(
    [
      z.string().regex(/^[1-9]\d{0,14}$/, "This is not an id"),
      z
        .int("This is not an id")
        .min(1, "This is not an id")
        .max(999_999_999_999_999, "This is not an id"),
    ],
    "This is not an id",
  )
  .transform(Number);
/** The parameter of a path with `{id}`. */
export const ById = z.object({ id: Id });
/** The same, where rows are known by a UUID. */
export const ByUuid = z.object({
  id: z.uuid("This is not an id").transform((id) => id.toLowerCase()),
});
export const IdOut = z.string();

/** A lot is found by its url or its id. */
export const IdName = z.string().min(1).max(200);
export const Slug = z
  .string("The address of the page is required.")
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens")
  .max(120);

export const Mobile = z
  .string("Please Fill Correct Phone Number")
  .transform(mobileDigits)
  .pipe(z.string().regex(/^[6-9]\d{9}$/, "Please Fill Correct Phone Number"));
/** A phone of whatever kind: ten digits and no other rule (S5.7). */
export const TenDigits = z
  .string("Please Fill 10 Digit Number")
  .transform(mobileDigits)
  .pipe(z.string().regex(/^\d{10}$/, "Please Fill 10 Digit Number"));
export const Otp = z
  .string("Please enter the 4-digit code")
  .transform(plainDigits)
  .pipe(z.string().regex(/^\d{4}$/, "Please enter the 4-digit code"));
export const Email = z
  .string("Email is required.")
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email("Please enter a valid email address"));
export const Password = z
  .string("Password is required.")
  .min(8, "Use at least 8 characters")
  .max(200, "Use at most 200 characters");
export const Pincode = z
  .string("Pincode is required.")
  .transform(plainDigits)
  .pipe(z.string().regex(/^[1-9]\d{5}$/, "Pincode must have 6 digits"));
export const Pan = z
  .string("PAN is required.")
  .transform(plainCode)
  .pipe(z.string().regex(/^[A-Z]{5}\d{4}[A-Z]$/, "Invalid PAN Number"));
export const AccountNumber = z
  .string()
  .transform(plainCode)
  .pipe(z.string().regex(/^\d{6,20}$/, "An account number has 6 to 20 digits"));
export const Ifsc = z
  .string()
  .transform(plainCode)
  .pipe(
    z
      .string()
      .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, "IFSC has 4 letters, a zero and 6 letters or digits"),
  );

type Issues = readonly (readonly { message: string }[])[];
/** An empty form field means: not given. */
export const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal("").transform(() => null), z.null(), schema], {
      // The field's own words, also where nobody gives others.
      error: ({ code, errors }) =>
        code === "invalid_union" ? (errors as Issues)?.at(-1)?.[0]?.message : undefined,
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
export const State = z.enum(STATES, "Choose a state from the list");

/** Years that neither PostgreSQL nor a day's sum leaves: '0000-02-29' and '9999-12-31' are forms. */
const isOfOurTime = (text: string) => text >= "1800" && text < "2200";

/** `YYYY-MM-DD`, a day of the calendar. */
export const Day = z.iso
  .date("Use YYYY-MM-DD")
  .refine(isOfOurTime, "Use YYYY-MM-DD, between 1800 and 2199");

/** ISO 8601 with offset: an instant. */
export const Instant = z.iso
  .datetime({ offset: true, local: false, error: "Use a date and time with offset (ISO 8601)" })
  .refine(isOfOurTime, "Use a date and time with offset (ISO 8601), between 1800 and 2199");
/**
 * `YYYY-MM-DD HH:mm:ss` in Asia/Kolkata, as the specification writes times; ISO 8601 with offset is
 * understood too. Becomes a Date.
 */
export const IndiaTime = z
  .string("Use YYYY-MM-DD HH:mm:ss")
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
      ctx.addIssue({ code: "custom", message: "Use YYYY-MM-DD HH:mm:ss" });
      return z.NEVER;
    }
    return at;
  });

export const Nothing = z.null();
