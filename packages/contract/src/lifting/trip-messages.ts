import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { ById } from "../values/fields.ts";

/** Messages with a truck's link and code, for the one who answers the telephone. */

const Sent = z.object({
  channel: z.enum(["sms", "whatsapp"]),
  to: z.string().describe("A phone, all but its last four digits hidden."),
  status: z
    .enum(["waiting", "sent", "shown", "failed"])
    .describe("`shown`: kept in the outbox of a demo."),
  at: z.string().describe("ISO 8601: when it was sent; while it waits, since when it does."),
});
export type SentText = z.output<typeof Sent>;

/** The same again within so many seconds is no second message. */
export const AGAIN_AFTER_SECONDS = 60;
/** So many messages with a truck's link, or code, go out in a day. */
export const MAX_AGAIN_A_DAY = 5;

const TripMessages = z.object({
  link: z.array(Sent).describe("To the driver, the newest first."),
  code: z.array(Sent).describe("Of the code that counts, to the buyer, the newest first."),
  again: z
    .array(z.enum(["link", "code"]))
    .describe("What can be sent again as the truck stands now."),
});
export type TripMessages = z.output<typeof TripMessages>;

export const tripMessages = operation({
  method: "GET",
  path: "/admin/trips/{id}/messages",
  who: "admin",
  may: "auctions.read",
  summary: "The texts with a truck's link and code, and what became of them.",
  params: ById,
  reply: envelope(TripMessages),
});

export const sendTripAgain = operation({
  method: "POST",
  path: "/admin/trips/{id}/messages",
  who: "admin",
  may: "notifications.send",
  summary: `Sends the driver's link, or the buyer's code, once more: within ${AGAIN_AFTER_SECONDS} s it is the same message, and in a day ${MAX_AGAIN_A_DAY} at most. Takes an Idempotency-Key.`,
  params: ById,
  body: z.object({
    what: z.enum(
      ["link", "code"],
      complaint({ en: "Choose link or code", hi: "link या code चुनिए" }),
    ),
  }),
  reply: envelope(TripMessages),
});
