import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { atMostEntries } from "../values/complaints.ts";
import { NAME } from "../values/field-names.ts";
import { ById, Day, Id, IdOut, Instant, line } from "../values/fields.ts";
import { PickupSite, Trip } from "./shapes.ts";

/** The gate of a site: phones that may scan, weigh and let out there, and what they scan. */

const GateDevice = z.object({
  _id: IdOut,
  name: z.string(),
  offline: z.boolean().describe("May take passes while it has no network: one of a site."),
  made_at: z.string().describe("ISO 8601."),
  seen_at: z.string().nullable().describe("ISO 8601: when it scanned last."),
});

export const gateDevices = operation({
  method: "GET",
  path: "/company/sites/{id}/gate-devices",
  who: "company-owner",
  summary: "Phones at the gate of a site that are not ended.",
  params: ById,
  reply: envelope(z.array(GateDevice)),
});

export const addGateDevice = operation({
  method: "POST",
  path: "/company/sites/{id}/gate-devices",
  who: "company-owner",
  fresh: true,
  proven: true,
  summary: "Makes a link for one phone at the gate: it is told this once.",
  params: ById,
  body: z.object({ name: line(60, NAME) }),
  reply: envelope(
    GateDevice.extend({
      link: z.string().describe("Path with the token after #, which goes to no server."),
    }),
  ),
});

export const endGateDevice = command({
  method: "DELETE",
  path: "/company/sites/{id}/gate-devices/{device}",
  who: "company-owner",
  summary: "Ends a phone's link at once.",
  params: ById.extend({ device: Id }),
});

const Jwk = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
});
export const passKey = operation({
  method: "GET",
  path: "/site/{id}/pass-key",
  who: "anyone",
  summary: "What passes of a site are signed with: public, so that a gate can read them offline.",
  params: ById,
  reply: envelope(
    z.object({ jwk: Jwk, keys: z.array(Jwk).describe("With those that signed before it.") }),
  ),
});

export const siteTrips = operation({
  method: "GET",
  path: "/site/{id}/trips",
  who: "gate",
  summary: "Trucks of a day at a site, by their slots; today also those still in the yard.",
  params: ById,
  query: z.object({ day: Day.optional().describe("Today, if left out.") }),
  reply: envelope(z.object({ site: PickupSite, offline: z.boolean(), trips: z.array(Trip) })),
});

const aPass = complaint({ en: "Scan a pass", hi: "पास स्कैन कीजिए" });
export const scan = operation({
  method: "POST",
  path: "/gate/scan",
  who: "gate",
  summary: "A pass at the gate: the first use of each lets its truck in, or out.",
  body: z.object({
    token: z.string(aPass).max(4000, aPass),
    site_id: Id,
    device: z.string().max(100).optional().describe("As the phone calls itself; not kept."),
    at: Instant.optional().describe(
      "When it was scanned, of the phone that may work offline; of others now counts.",
    ),
  }),
  reply: envelope(z.object({ trip: Trip })),
});

export const sync = operation({
  method: "POST",
  path: "/gate/sync",
  who: "gate",
  summary:
    "What a phone scanned while it was offline, each answered for itself: the first use stands, another is refused and noted.",
  body: z.object({
    uses: z
      .array(
        z.object({
          jti: z.string().max(100),
          at: Instant,
          token: z.string().max(4000).optional().describe("The pass as it was shown."),
        }),
      )
      .max(50, atMostEntries(50)),
    site_id: Id.optional().describe("Of a manager; a phone has its own."),
  }),
  reply: envelope(
    z.array(
      z.object({
        jti: z.string(),
        state: z.enum(["accepted", "refused"]),
        code: z.string().nullable().describe("Of the refusal."),
        message: z.string(),
        trip_id: IdOut.nullable(),
      }),
    ),
  ),
});
