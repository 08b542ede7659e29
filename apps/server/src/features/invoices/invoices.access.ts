import type { AwardSide } from "@rebale/contract/awards/states";
import { paperOf } from "@rebale/contract/invoices/kinds";
import type { Paper } from "./paper.ts";

/** The issuer tells what the portals answered: the seller, or a buyer who issues to himself. */
export const issues = (side: AwardSide | null, { kind }: Pick<Paper, "kind">): boolean =>
  side === (paperOf(kind).issuer === "buyer" ? "buyer" : "seller");
