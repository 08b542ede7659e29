import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";

/** The numbers on top of a member's dashboard; what its charts draw is in figures.ts. */

export const sellerDashboard = operation({
  method: "GET",
  path: "/user/seller-dashboard",
  who: "seller",
  summary: "Counts for the seller's dashboard.",
  reply: envelope(
    z.object({
      completed: z.number(),
      total_products: z.number(),
      approved: z.number(),
      expired_pending: z.number(),
      approval_pending: z.number(),
    }),
  ),
});

export const buyerDashboard = operation({
  method: "GET",
  path: "/user/user-dashboard",
  who: "buyer",
  summary: "Counts for the buyer's dashboard.",
  reply: envelope(
    z.object({
      total_bids: z.number(),
      leading: z.number(),
      won: z.number(),
      completed: z.number(),
    }),
  ),
});
