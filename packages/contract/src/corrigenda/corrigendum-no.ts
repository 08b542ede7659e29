import { z } from "zod";
import { complaint } from "../values/complaint.ts";

const aNumber = complaint({ en: "Name a corrigendum by its number", hi: "शुद्धिपत्र का नंबर भेजिए" });

/** The last change of the lot that a bidder has seen; 0 for none. */
export const CorrigendumNo = z
  .int(aNumber)
  .min(0, aNumber)
  .max(10_000, aNumber)
  .nullish()
  .describe(
    "The last corrigendum that the bidder has seen, 0 for none; the present one when left out, 409 `lot_changed` else.",
  );
