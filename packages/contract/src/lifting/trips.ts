import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { aQuantity, atMostThreeDecimals, noTruckWeighsIt } from "../values/complaints.ts";
import { REASON, VEHICLE_NUMBER } from "../values/field-names.ts";
import { ById, Instant, line, Mobile, optionalLine, orNothing } from "../values/fields.ts";
import { TransporterId } from "../values/gstin.ts";
import { TypedNumber } from "../values/money.ts";
import { EwayNumber, Trip } from "./shapes.ts";

/** Trucks that come for the goods of a sale. */

export const bookTrip = operation({
  method: "POST",
  path: "/award/{id}/trips",
  who: "company-manager",
  summary: "Books a truck into a free slot; its driver's link is in the reply.",
  params: ById,
  body: z.object({
    slot_from: Instant.describe("When the slot begins, as the list of slots says."),
    // Whether it is a number is told after whether there is a place for it.
    vehicle_no: line(200, VEHICLE_NUMBER),
    driver_name: line(80, { en: "Driver's name", hi: "ड्राइवर का नाम" }),
    driver_mobile: Mobile,
    transporter: optionalLine(120, { en: "Transporter", hi: "ट्रांसपोर्टर" }),
    transporter_gstin: orNothing(TransporterId),
  }),
  reply: envelope(Trip),
});

export const cancelTrip = command({
  method: "DELETE",
  path: "/trip/{id}",
  who: "company-manager",
  summary: "Takes a booking of the buyer's back, before the truck is in.",
  params: ById,
});

export const newCode = operation({
  method: "POST",
  path: "/trip/{id}/code",
  who: "company-manager",
  summary:
    "A new handover code in place of the buyer's old one: after ten wrong ones only this opens the way out.",
  params: ById,
  reply: envelope(Trip),
});

export const changeVehicle = operation({
  method: "POST",
  path: "/trip/{id}/vehicle",
  who: "company-manager",
  summary:
    "A truck broke down once its invoice was made: the seller tells which one brings its goods on, and the e-way bill.",
  params: ById,
  body: z.object({
    vehicle_no: line(200, VEHICLE_NUMBER),
    eway_no: orNothing(EwayNumber),
    reason: line(300, REASON),
  }),
  reply: envelope(Trip),
});

/** With the key of the link that the driver has. */
const ByLink = z.object({ key: z.string().max(100).optional().describe("Of the driver's link.") });

export const trip = operation({
  method: "GET",
  path: "/trip/{id}",
  who: "anyone",
  summary:
    "A truck, for the two sides of its sale, the office, the gate and who has the driver's link; for others there is none.",
  params: ById,
  query: ByLink,
  reply: envelope(Trip),
});

export const tripPass = operation({
  method: "GET",
  path: "/trip/{id}/pass",
  who: "anyone",
  summary:
    "The pass to show at the gate, for the buyer and the driver: a JWS (ES256). Once the truck is out, the one to leave with.",
  params: ById,
  query: ByLink,
  reply: envelope(
    z.object({
      token: z.string(),
      code: z.string().describe("To type at the gate in its place."),
      expires_at: z.string().describe("ISO 8601."),
    }),
  ),
});

export const received = operation({
  method: "POST",
  path: "/trip/{id}/received",
  who: "company-manager",
  summary: "The buyer has the goods of a truck; said again, it changes nothing.",
  params: ById,
  body: z.object({
    kg: orNothing(
      TypedNumber.refine((n) => n > 0, aQuantity)
        .refine((n) => n <= 200_000, noTruckWeighsIt)
        .refine((n) => Math.round(n * 1000) / 1000 === n, atMostThreeDecimals),
    ),
  }),
  reply: envelope(Trip),
});
