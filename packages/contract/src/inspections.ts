import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";
import { INSPECTION_STATES } from "./inspections/states.ts";
import { PickupSite } from "./lifting/shapes.ts";
import { FreeSlot, SlotDay, weekOf } from "./lifting/slots.ts";
import { complaint } from "./values/complaint.ts";
import { atMostEntries } from "./values/complaints.ts";
import { NAME } from "./values/field-names.ts";
import { ById, Day, Id, IdOut, Instant, Mobile } from "./values/fields.ts";
import { nameLine } from "./values/name-lines.ts";

/** Inspection: visits to the goods before the bid, in slots as trucks have them. */
export * from "./inspections/states.ts";

/** When a site shows its goods: `places` companies at once. */
export const InspectionDay = SlotDay.omit({ bays: true, minutes: true }).extend({
  places: z.int().min(1).max(50).describe("How many companies visit at once."),
  minutes: z.int().min(10).max(480).describe("How long each has."),
});
export type InspectionDay = z.output<typeof InspectionDay>;

const Hours = z.object({
  days: z.array(InspectionDay).describe("Empty: the site shows nothing before the bid."),
});

export const readHours = operation({
  method: "GET",
  path: "/company/sites/{id}/inspection-hours",
  who: "seller-manager",
  summary: "When a site of the company's shows its goods to bidders; none unless set.",
  params: ById,
  reply: envelope(Hours),
});

export const setHours = operation({
  method: "PUT",
  path: "/company/sites/{id}/inspection-hours",
  who: "seller-manager",
  summary: "Sets when a site shows its goods. What is booked stays booked.",
  params: ById,
  body: z.object({
    days: weekOf(InspectionDay, {
      en: "Not one visit fits into this time",
      hi: "इतने समय में एक भी मुलाक़ात नहीं हो सकती",
    }),
  }),
  reply: envelope(Hours),
});

const aVisitor = complaint({
  en: "Name at least one visitor",
  hi: "कम से कम एक आने वाले का नाम लिखिए",
});
const Visitor = z.object({ name: z.string(), mobile: z.string() });
export const MAX_VISITORS = 5;

export const Inspection = z.object({
  _id: IdOut,
  product_id: IdOut,
  title: z.string().describe("Of the lot."),
  url: z.string().describe("Of the lot's page."),
  from: z.string().describe("ISO 8601."),
  to: z.string().describe("ISO 8601."),
  state: z.enum(INSPECTION_STATES),
  visitors: z.array(Visitor).describe("Empty once their names are erased."),
  site: PickupSite,
  came_at: z.string().nullable().describe("ISO 8601: when they were let in."),
  say_until: z
    .string()
    .nullable()
    .describe("ISO 8601: until then the seller may say by hand who came; for the seller alone."),
  pass: z
    .object({
      token: z.string().describe("A JWS (ES256)."),
      code: z.string().describe("To type at the gate in its place."),
      valid_from: z.string().describe("ISO 8601."),
      expires_at: z.string().describe("ISO 8601."),
    })
    .nullable()
    .describe("To show at the gate; for the own company alone, while it can still open it."),
});
export type Inspection = z.output<typeof Inspection>;

/** A visit in a list: its pass stands with its lot. */
export const VisitRow = Inspection.omit({ pass: true, say_until: true });
export type VisitRow = z.output<typeof VisitRow>;

export const toCome = operation({
  method: "GET",
  path: "/company/inspections",
  who: "buyer",
  summary: "The company's visits whose slots are not over, at most 50, the first first.",
  reply: envelope(z.array(VisitRow)),
});

export const today = operation({
  method: "GET",
  path: "/company/inspections-today",
  who: "seller",
  summary: "Today's visits at the company's sites by their slots, those taken back left out.",
  reply: envelope(z.array(VisitRow)),
});

const ByLot = z.object({ product_id: Id });

export const slots = operation({
  method: "GET",
  path: "/auction/inspections/{product_id}",
  who: "member",
  summary:
    "When the goods of a lot can be seen, from its approval to its end, and the company's own appointment.",
  params: ByLot,
  reply: envelope(
    z.object({
      slots: z.array(FreeSlot),
      yours: Inspection.nullable().describe("The company's last one that is not cancelled."),
      contact: z.string().nullable().describe("Whom to call about it."),
    }),
  ),
});

export const book = operation({
  method: "POST",
  path: "/auction/inspections/{product_id}",
  who: "bidder",
  summary: "Books a visit to the goods of a lot; one stands for a company and lot.",
  params: ByLot,
  body: z.object({
    from: Instant.describe("When the slot begins, as the list says."),
    visitors: z
      .array(z.object({ name: nameLine(80, NAME), mobile: Mobile }), aVisitor)
      .min(1, aVisitor)
      .max(MAX_VISITORS, atMostEntries(MAX_VISITORS)),
  }),
  reply: envelope(Inspection),
});

export const inspection = operation({
  method: "GET",
  path: "/inspection/{id}",
  who: "user",
  summary: "An appointment, for its company, the seller and the office; for others there is none.",
  params: ById,
  reply: envelope(Inspection),
});

export const cancel = operation({
  method: "DELETE",
  path: "/inspection/{id}",
  who: "bidder",
  summary: "Takes an appointment of the company's back; said again, it changes nothing.",
  params: ById,
  reply: envelope(Inspection),
});

export const sayWhoCame = operation({
  method: "PATCH",
  path: "/inspection/{id}",
  who: "seller-manager",
  summary: "The seller says by hand whether the visitors came, until a day after the slot.",
  params: ById,
  body: z.object({
    state: z.enum(
      ["came", "missed"],
      complaint({ en: "Choose came or missed", hi: "आए या नहीं आए, यह चुनिए" }),
    ),
  }),
  reply: envelope(Inspection),
});

export const ofSite = operation({
  method: "GET",
  path: "/company/sites/{id}/inspections",
  who: "gate",
  summary: "Appointments of a day at a site, by their slots.",
  params: ById,
  query: z.object({ day: Day.optional().describe("Today, if left out.") }),
  reply: envelope(z.array(Inspection)),
});

const aPass = complaint({ en: "Scan a pass", hi: "पास स्कैन कीजिए" });
export const visit = operation({
  method: "POST",
  path: "/gate/visit",
  who: "gate",
  summary: "A visitors' pass at the gate: its first use lets them in.",
  body: z.object({
    token: z.string(aPass).max(4000, aPass),
    site_id: Id,
    at: Instant.optional().describe(
      "When it was scanned, of the phone that may work offline; of others now counts.",
    ),
  }),
  reply: envelope(z.object({ inspection: Inspection })),
});
