import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { Paging } from "./http/paging.ts";
import { Lot } from "./listings/lot-shapes.ts";
import { complaint } from "./values/complaint.ts";
import { Id, IdOut } from "./values/fields.ts";

/** Lots that a member watches. */

/** A member may watch so many at a time. */
export const MAX_WATCHED_LOTS = 500;

const OfLot = z.object({ product_id: Id });
const Watching = envelope(z.object({ product_id: IdOut, watched: z.boolean() }));

export const watch = operation({
  method: "POST",
  path: "/watch/{product_id}",
  who: "member",
  summary: `Watches an approved lot, up to ${MAX_WATCHED_LOTS} at a time; watching it again changes nothing.`,
  params: OfLot,
  reply: Watching,
});

/** As many lots as an event may have. */
const MAX_AT_ONCE = 200;

export const watchAll = operation({
  method: "POST",
  path: "/watch",
  who: "member",
  summary:
    "Watches several lots, all or none; those that are not public are left out, those that are watched stay so.",
  body: z.object({
    product_ids: z
      .array(Id)
      .min(1, complaint({ en: "Name at least one lot", hi: "कम से कम एक लॉट भेजिए" }))
      .max(
        MAX_AT_ONCE,
        complaint({
          en: `Name at most ${MAX_AT_ONCE} lots`,
          hi: `ज़्यादा से ज़्यादा ${MAX_AT_ONCE} लॉट भेजिए`,
        }),
      ),
  }),
  reply: envelope(z.array(IdOut).describe("The lots of these that are watched now.")),
});

export const unwatch = operation({
  method: "DELETE",
  path: "/watch/{product_id}",
  who: "member",
  summary: "Watches a lot no more; the same answer where it was not watched.",
  params: OfLot,
  reply: Watching,
});

export const watched = operation({
  method: "GET",
  path: "/watch",
  who: "member",
  summary: "The lots that the member watches: open ones first, ending soonest, then ended ones.",
  query: Paging.extend({
    rows: Paging.shape.rows.default(20),
    status: z
      .union([z.literal("").transform(() => undefined), z.enum(["live", "upcoming", "ended"])])
      .optional(),
  }),
  reply: envelope(z.array(Lot), {
    server_time: z.string(),
    totalpage: z.number(),
    total: z.number(),
  }),
});

export const watchedIds = operation({
  method: "GET",
  path: "/watch/ids",
  who: "member",
  summary: "The ids of all lots that the member watches.",
  reply: envelope(z.array(IdOut)),
});

export const makeCalendar = operation({
  method: "POST",
  path: "/watch/calendar",
  who: "member",
  summary:
    "A secret address at which a calendar reads the closes of the lots that the member watches; one that was made before ends.",
  reply: envelope(
    z.object({ url: z.string().describe("Told once; whoever has it reads the calendar.") }),
  ),
});

export const endCalendar = command({
  method: "DELETE",
  path: "/watch/calendar",
  who: "member",
  summary: "Ends the address of the member's calendar; the same answer where there is none.",
});
