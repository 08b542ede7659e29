import type { Tx } from "../../platform/db/db.ts";
import { runIn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { onUninvited, type Uninvited } from "../audience/index.ts";
import { lockCompanies } from "../company-register/index.ts";
import { notifyMembers } from "../notifications/index.ts";
import { cancelledNotices } from "./inspection-notices.ts";
import { inspectionsByIds } from "./inspections.store.ts";
import { cancelOfUninvited } from "./sweep-inspections.store.ts";
import { findLotShown } from "./visible-lot.store.ts";

/** Visits of companies that are not invited any more are cancelled with their invitation. */
export const subscribeInspections = ({ config }: Pick<Deps, "config">): void =>
  onUninvited((tx, uninvited) => cancelVisits(tx, config.home, uninvited));

async function cancelVisits(tx: Tx, home: string, uninvited: Uninvited): Promise<void> {
  const lot = await findLotShown(runIn(tx), uninvited.lotId);
  // A booking that is under way is waited for.
  if (lot?.siteCompanyId) await lockCompanies(tx, [lot.siteCompanyId]);
  const visits = await inspectionsByIds(tx, await cancelOfUninvited(tx, uninvited));
  await notifyMembers(tx, home, visits.flatMap(cancelledNotices));
}
