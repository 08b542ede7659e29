import type { Account } from "../../platform/http/caller.ts";
import { type Award, sideOf } from "../awards/index.ts";
import type { Paper } from "./paper.ts";

type Side = NonNullable<ReturnType<typeof sideOf>>;

/** Both sides and the office see a sale's papers; of a fee only who pays it, and the office. */
export const seesPaper = (side: Side, { parties }: Pick<Paper, "parties">): boolean =>
  parties.side === undefined || side === "office" || side === parties.side;

/** Who tells what the portals answered: the seller, or the buyer who issued it to himself. */
export const issues = (caller: Account, award: Award, { kind }: Pick<Paper, "kind">): boolean =>
  sideOf(caller, award) === (kind === "self_invoice" ? "buyer" : "seller");
