import type { Words } from "./complaint.ts";

/**
 * Indian numbers against each other. No schemas here: the site's forms check with the same
 * functions as the server. Sources: docs/specification.md.
 */

export const ENTITIES = [
  "individual",
  "company",
  "firm",
  "huf",
  "trust",
  "aop",
  "government",
  "other",
] as const;
export type Entity = (typeof ENTITIES)[number];

/** The fourth letter of a PAN says who holds it. */
const HOLDERS: Readonly<Record<string, Entity>> = {
  P: "individual",
  C: "company",
  F: "firm",
  H: "huf",
  T: "trust",
  A: "aop",
  B: "aop",
  G: "government",
  L: "government",
  J: "other",
  K: "other",
};
/** Null for a PAN that is not whole, or whose fourth letter stands for nobody. */
export const entityOfPan = (pan: string): Entity | null =>
  /^[A-Z]{5}\d{4}[A-Z]$/.test(pan) ? (HOLDERS[pan.charAt(3)] ?? null) : null;

const STATES_OF_GST: Readonly<Record<string, string>> = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  // Daman and Diu, before the two territories were merged.
  "25": "Dadra and Nagar Haveli and Daman and Diu",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  // Andhra Pradesh before it was divided.
  "28": "Andhra Pradesh",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
};
/** The 14th character is Z, and D for who deducts tax. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZD][0-9A-Z]$/;
export const panOfGstin = (gstin: string): string | null =>
  GSTIN.test(gstin) ? gstin.slice(2, 12) : null;
/** Null where the number is not whole, and for code 97, which is of no state. */
export const stateOfGstin = (gstin: string): string | null =>
  GSTIN.test(gstin) ? (STATES_OF_GST[gstin.slice(0, 2)] ?? null) : null;

const CODES_OF_STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES_OF_GST)
    .filter(([code]) => code !== "25" && code !== "28")
    .map(([code, state]) => [state, code]),
);
/** The two digits that a state has in GST; null for what is no state. */
export const gstCodeOfState = (state: string): string | null => CODES_OF_STATES.get(state) ?? null;

/** The state of two digits; null for none. */
export const stateOfGstCode = (code: string): string | null => STATES_OF_GST[code] ?? null;

interface Numbers {
  readonly entity?: string | null | undefined;
  readonly pan?: string | null | undefined;
  readonly gstin?: string | null | undefined;
  readonly state?: string | null | undefined;
}
/** A mismatch, as a code with its parameters. */
export type Mismatch =
  | { readonly code: "pan_unknown_holder"; readonly field: "pan" }
  | { readonly code: "pan_other_entity"; readonly field: "entity"; readonly is: Entity }
  | { readonly code: "gstin_other_pan"; readonly field: "gstin"; readonly is: string }
  | { readonly code: "gstin_other_state"; readonly field: "gstin"; readonly is: string };

/** Compares what was given; what is missing or not whole fits everything. */
export function findMismatches({ entity, pan, gstin, state }: Numbers): Mismatch[] {
  const mismatches: Mismatch[] = [];
  const holder = pan ? entityOfPan(pan) : null;
  if (pan && !holder && /^[A-Z]{5}\d{4}[A-Z]$/.test(pan))
    mismatches.push({ code: "pan_unknown_holder", field: "pan" });
  if (holder && entity && holder !== entity)
    mismatches.push({ code: "pan_other_entity", field: "entity", is: holder });
  const inside = gstin ? panOfGstin(gstin) : null;
  if (inside && pan && inside !== pan)
    mismatches.push({ code: "gstin_other_pan", field: "gstin", is: inside });
  const registered = gstin ? stateOfGstin(gstin) : null;
  if (gstin && inside && state && registered !== state)
    mismatches.push({ code: "gstin_other_state", field: "gstin", is: registered ?? "" });
  return mismatches;
}

const ENTITY_WORDS: Readonly<Record<Entity, Words>> = {
  individual: { en: "an individual", hi: "व्यक्ति" },
  company: { en: "a company", hi: "कंपनी" },
  firm: { en: "a firm or LLP", hi: "फ़र्म या LLP" },
  huf: { en: "a Hindu undivided family", hi: "HUF (हिन्दू अविभाजित परिवार)" },
  trust: { en: "a trust", hi: "ट्रस्ट" },
  aop: { en: "an association of persons", hi: "AOP (व्यक्तियों का संघ)" },
  government: {
    en: "the government or a local authority",
    hi: "सरकार, नगर निगम या पंचायत",
  },
  other: { en: "another kind of body", hi: "किसी और तरह की संस्था" },
};

/** The words beside the field. */
export function mismatchWords(mismatch: Mismatch): Words {
  switch (mismatch.code) {
    case "pan_unknown_holder":
      return {
        en: "The fourth letter of this PAN is not a valid holder type",
        hi: "इस PAN का चौथा अक्षर सही नहीं है",
      };
    case "pan_other_entity":
      return {
        en: `The fourth letter of the PAN means: ${ENTITY_WORDS[mismatch.is].en}`,
        hi: `PAN का चौथा अक्षर बताता है: ${ENTITY_WORDS[mismatch.is].hi}`,
      };
    case "gstin_other_pan":
      return {
        en: `This GST number belongs to the PAN ${mismatch.is}`,
        hi: `यह GST नंबर PAN ${mismatch.is} का है`,
      };
    case "gstin_other_state":
      return mismatch.is
        ? {
            en: `This GST number is for ${mismatch.is}`,
            hi: `यह GST नंबर ${mismatch.is} का है`,
          }
        : {
            en: "This GST number has no valid state code",
            hi: "यह GST नंबर किसी राज्य का नहीं है",
          };
  }
}
