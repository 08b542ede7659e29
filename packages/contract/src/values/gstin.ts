import { z } from "zod";
import { type Complaint, complaint } from "./complaint.ts";
import { plainCode } from "./identifiers.ts";

/** GST numbers: 15 characters, the last of which follows from those before it. */

const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The check character of a GSTIN from its first 14 characters. */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let i = 0; i < 14; i++) {
    const product = CHARACTERS.indexOf(first14.charAt(i)) * (i % 2 ? 2 : 1);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return CHARACTERS.charAt((36 - (sum % 36)) % 36);
}

const INVALID_GST = complaint({ en: "Invalid GST Number", hi: "GST नंबर सही नहीं है" });
const LENGTH = 15;
/** In most wrong numbers a character is missing, or stands there twice. */
const lengthFault: Complaint["error"] = (issue) => {
  const count = String(issue.input).length;
  return complaint({
    en: `Invalid GST Number: ${count} of ${LENGTH} characters`,
    hi: `GST नंबर सही नहीं है: ${LENGTH} में से ${count} अक्षर हैं`,
  }).error(issue);
};

const gstNumber = (typed: z.ZodString, form: RegExp, unfit: Complaint) =>
  typed.transform(plainCode).pipe(
    z
      .string()
      // Told once.
      .refine((s) => s.length === LENGTH, { error: lengthFault, abort: true })
      .regex(form, { ...unfit, abort: true })
      .refine((s) => gstinCheckCharacter(s.slice(0, 14)) === s.charAt(14), INVALID_GST),
  );

export const Gstin = gstNumber(
  z.string(complaint({ en: "GST number is required.", hi: "GST नंबर लिखना ज़रूरी है।" })),
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZD][0-9A-Z]$/,
  INVALID_GST,
);
/** A transporter's number for all of India: its last character does not follow from the others. */
const OF_ALL_INDIA = /^88[A-Z0-9]{13}$/;
/** Under which goods are carried: a GSTIN, or a number for all of India. */
export const TransporterId = z
  .string()
  .transform(plainCode)
  .pipe(z.union([z.string().regex(OF_ALL_INDIA), Gstin], INVALID_GST));

/** Under which a company deducts GST from what it pays: of a PAN or TAN, and nowhere else taken. */
export const TdsGstin = gstNumber(
  z.string(),
  /^\d{2}[A-Z0-9]{10}[1-9A-Z]D[0-9A-Z]$/,
  complaint({
    en: "A deductor's GST number has 15 characters, the 14th a D",
    hi: "TDS काटने वाले के GST नंबर में 15 अक्षर होते हैं, 14वाँ D",
  }),
);
