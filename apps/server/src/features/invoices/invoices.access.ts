import type { AwardSide } from "@rebale/contract/awards/states";
import { paperOf } from "@rebale/contract/invoices/kinds";
import type { Paper } from "./paper.ts";

/** Who tells what the portals answered: the seller, or the buyer who issued it to himself. */
export const issues = (side: AwardSide | null, { kind }: Pick<Paper, "kind">): boolean =>
  side === (paperOf(kind).issuer === "buyer" ? "buyer" : "seller");
