import type { Db } from "../../../platform/db/db.ts";
import { isTurnedOn } from "../../law/index.ts";
import type { Paper } from "../paper.ts";
import type { ShipTo } from "./own-yard.rules.ts";

/** Whether a paper's files name the GSTIN that its goods are shipped to, by its day. */
export const shipToOn = async (db: Db, { dated }: Pick<Paper, "dated">): Promise<ShipTo> => ({
  isNamed: await isTurnedOn(db, "ship_to_gstin", dated),
});
