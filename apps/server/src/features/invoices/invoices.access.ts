import type { AwardSide } from "@rebale/contract/awards/states";
import type { Paper } from "./paper.ts";

/** Both sides and the office see a sale's papers; of a fee only who pays it, and the office. */
export const seesPaper = (side: AwardSide, { parties }: Pick<Paper, "parties">): boolean =>
  parties.side === undefined || side === "office" || side === parties.side;

/** Who tells what the portals answered: the seller, or the buyer who issued it to himself. */
export const issues = (side: AwardSide | null, { kind }: Pick<Paper, "kind">): boolean =>
  side === (kind === "self_invoice" ? "buyer" : "seller");
