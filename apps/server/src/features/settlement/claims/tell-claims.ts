import type { Tx } from "../../../platform/db/db.ts";
import type { Award } from "../../awards/index.ts";
import { tellWebhooks } from "../../webhooks/index.ts";

interface OfClaim {
  readonly id: number;
  readonly trip_id: number;
  readonly what: string;
}

/** Tells both sides of a claim. @param allowed percent; null of one that is made */
export const tellClaim = (
  tx: Tx,
  { id: awardId, buyerCompanyId, sellerCompanyId }: Award,
  { id, trip_id, what }: OfClaim,
  allowed: number | null,
): Promise<void> =>
  tellWebhooks(tx, [
    {
      type: allowed === null ? "claim.made" : "claim.decided",
      to: [buyerCompanyId, sellerCompanyId],
      data: {
        ...{ claim_id: String(id), award_id: String(awardId), trip_id: String(trip_id) },
        ...{ what, allowed_percent: allowed },
      },
    },
  ]);
