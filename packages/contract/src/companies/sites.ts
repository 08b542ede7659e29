import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { findMismatches, mismatchWords } from "../values/checks.ts";
import { complaint, issueAt } from "../values/complaint.ts";
import { ADDRESS, CITY, NAME } from "../values/field-names.ts";
import {
  ById,
  Day,
  IdOut,
  line,
  optionalLine,
  orNothing,
  Pincode,
  State,
} from "../values/fields.ts";
import { Gstin } from "../values/gstin.ts";
import { nameLine } from "../values/name-lines.ts";

/** Yards and plants: where a company's lots lie. */

/** How a unit of a special economic zone buys: its seller charges IGST, or has a bond or LUT. */
export const SEZ_KINDS = ["with_payment", "without_payment"] as const;
const sez = z.enum(
  SEZ_KINDS,
  complaint({ en: "Choose with or without payment of tax", hi: "चुनिए: टैक्स देकर या बिना टैक्स" }),
);

export const Site = z.object({
  _id: IdOut,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: State,
  pincode: z.string(),
  gstin: z.string().nullable(),
  sez: sez.nullable().describe("Of a unit of a special economic zone; null of any other place."),
  lut_until: z
    .string()
    .nullable()
    .describe("YYYY-MM-DD: to which day its letter of undertaking counts, with which it sells."),
  gate_contact: z.string().nullable().describe("Whom to call at the gate."),
  loading_hours: z.string().nullable(),
});
export type Site = z.output<typeof Site>;

const fields = z.object({
  name: nameLine(80, NAME),
  address: line(300, ADDRESS),
  city: nameLine(80, CITY),
  state: State,
  pincode: Pincode,
  gstin: orNothing(Gstin),
  sez: orNothing(sez),
  lut_until: orNothing(Day),
  gate_contact: optionalLine(120, { en: "Gate contact", hi: "गेट का संपर्क" }),
  loading_hours: optionalLine(120, { en: "Loading hours", hi: "लोडिंग का समय" }),
});
export type SiteFields = z.output<typeof fields>;

export const addSite = operation({
  method: "POST",
  path: "/company/sites",
  who: "company-manager",
  summary: "Adds a yard or plant; its GSTIN has to be of its state and of the company's PAN.",
  body: fields.superRefine(({ gstin, state }, ctx) => {
    for (const mismatch of findMismatches({ gstin, state }))
      ctx.addIssue(issueAt([mismatch.field], mismatchWords(mismatch)));
  }),
  reply: envelope(Site),
});

export const changeSite = operation({
  method: "PATCH",
  path: "/company/sites/{id}",
  who: "company-manager",
  summary:
    "Changes what is sent of a site; lots that lie there keep the place they were listed at.",
  params: ById,
  body: fields.partial(),
  reply: envelope(Site),
});

export const removeSite = command({
  method: "DELETE",
  path: "/company/sites/{id}",
  who: "company-manager",
  summary: "Removes a site from the company's list; lots that lie there stay as they are.",
  params: ById,
});
