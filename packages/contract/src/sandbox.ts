import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";

/**
 * The sandbox of a demo: a company brings nearer what is to come of its own sales, so that a
 * program sees in an afternoon what takes weeks. A real market answers 404.
 */

/** 400 days: more than any clock of a sale. */
export const MAX_ADVANCE_SECONDS = 34_560_000;

const ahead = z
  .int()
  .describe("By how much the company has brought its sales nearer in all, in seconds.");

export const clock = operation({
  method: "GET",
  path: "/sandbox",
  who: "member",
  summary: "By how much the own company has brought its sales nearer. In a demo alone.",
  reply: envelope(z.object({ demo: z.literal(true), ahead_seconds: ahead })),
});

const moved = (what: string) => z.int().describe(`How many ${what} were moved.`);

export const advance = operation({
  method: "POST",
  path: "/sandbox/advance",
  who: "company-manager",
  summary:
    "Of sales where the company is the seller, brings what is to come so much nearer and puts what was so much longer ago; then the market's own moves that are due are made, before the answer. An auction's end comes no nearer than now; ledger, journal and papers keep their true days, and other companies' sales stay. In a demo alone.",
  body: z.object({ seconds: z.int().min(1).max(MAX_ADVANCE_SECONDS) }),
  reply: envelope(
    z.object({
      ahead_seconds: ahead,
      lots: moved("auctions"),
      awards: moved("sales"),
      trips: moved("trucks"),
      holds: moved("amounts kept for GST"),
      deliveries: moved("webhook deliveries"),
    }),
  ),
});
