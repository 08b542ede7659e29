import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { AllRows, Paging } from "./http/paging.ts";
import { ListFile } from "./office/list-files.ts";
import { complaint } from "./values/complaint.ts";
import { REASON } from "./values/field-names.ts";
import { Day, prose } from "./values/fields.ts";

/** Facts of law that the market counts, asks or tells by: each a row with its source. */

export const LAW_AREAS = [
  ...(["gst", "income_tax", "eway", "einvoice", "epr", "waste", "privacy", "payments"] as const),
] as const;
/** `held` was announced and is switched on by a person. */
export const LAW_STATES = ["in_force", "coming", "held", "past"] as const;
export const CONFIDENCES = ["high", "medium", "low"] as const;

const Figure = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
  z.record(z.string(), z.union([z.string(), z.number()])),
]);
const LawSource = z.object({
  what: z.string().describe("A notification, an Act, a circular, a site."),
  number: z.string().describe("Its number, section or name."),
  dated: z.string().nullable().describe("YYYY-MM-DD."),
  url: z.string().nullable(),
});

export const LawFact = z.object({
  _id: z.string(),
  area: z.enum(LAW_AREAS),
  title: z.string(),
  was: z.string().nullable().describe("Null where nothing stood before."),
  now: z.string(),
  valid_from: z.string().describe("YYYY-MM-DD in India."),
  valid_to: z.string().nullable().describe("The last day; null while it holds."),
  sources: z.array(LawSource),
  confidence: z
    .enum(CONFIDENCES)
    .describe("How surely it was read; only what is high or confirmed counts as confirmed."),
  state: z.enum(LAW_STATES),
  value: z.record(z.string(), Figure).describe("The figures that the market uses."),
  used_in: z.array(z.string()).describe("Screens and calls."),
  changed_on: z.string().describe("YYYY-MM-DD: when this row's text last changed here."),
  confirmed: z
    .object({ by: z.string(), at: z.string(), note: z.string() })
    .nullable()
    .describe("Who of the office has read it; ends when the row's text changes."),
  switch: z
    .object({
      on_from: z.string().nullable().describe("YYYY-MM-DD; null while it is off."),
      by: z.string().nullable(),
      at: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable()
    .describe("Of a fact that a person turns on; null for all others."),
});
export type LawFact = z.output<typeof LawFact>;

const ByFact = z.object({ id: z.string().max(60) });
const yesOrNo = complaint({ en: "Choose yes or no", hi: "yes या no चुनिए" });

export const list = operation({
  method: "GET",
  path: "/admin/law",
  who: "admin",
  may: "overview.read",
  summary: "The law as the market has it, what changed last first.",
  query: Paging.extend({
    rows: AllRows,
    on: Day.optional().describe("Only what is in force on that day."),
    area: z.enum(LAW_AREAS).optional(),
    q: z.string().trim().max(100).optional().describe("Ids and words."),
    state: z.enum(LAW_STATES).optional(),
    confirmed: z.enum(["yes", "no"], yesOrNo).optional(),
    format: ListFile.shape.format,
  }),
  reply: envelope(z.array(LawFact), { totalpage: z.number() }),
});

export const confirm = operation({
  method: "POST",
  path: "/admin/law/{id}/confirm",
  who: "admin",
  may: "settings.change",
  summary: "Confirms a fact as it stands, by name and day.",
  params: ByFact,
  body: z.object({ note: prose(500, { en: "Note", hi: "नोट" }) }),
  reply: envelope(LawFact),
});

export const takeBackConfirmation = command({
  method: "DELETE",
  path: "/admin/law/{id}/confirm",
  who: "admin",
  may: "settings.change",
  summary: "Takes the confirmation back.",
  params: ByFact,
});

export const turn = operation({
  method: "PATCH",
  path: "/admin/law/{id}",
  who: "admin",
  may: "settings.change",
  fresh: true,
  summary: "Turns a fact on from a day, or off; only one that has a switch.",
  params: ByFact,
  body: z.object({ on_from: Day.nullable(), reason: prose(500, REASON) }),
  reply: envelope(LawFact),
});

export type LawSource = z.output<typeof LawSource>;
