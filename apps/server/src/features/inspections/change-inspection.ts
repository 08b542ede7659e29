import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { sideOf } from "../awards/index.ts";
import { lockCompanies } from "../company-register/index.ts";
import { findInspection, type InspectionRow, setInspection } from "./inspections.store.ts";
import { maySay } from "./visit.rules.ts";

/**
 * An appointment as it stands behind its site's company's lock.
 * @throws Problem not_found
 */
export async function lockInspection(
  tx: Tx,
  before: Pick<InspectionRow, "id" | "siteCompanyId">,
): Promise<InspectionRow> {
  await lockCompanies(tx, [before.siteCompanyId]);
  const visit = await findInspection(tx, before.id);
  if (!visit) throw new Problem("not_found");
  return visit;
}

const changing = (
  { db }: Pick<Deps, "db">,
  caller: Acting,
  id: number,
  side: "buyer" | "seller",
  change: (tx: Tx, visit: InspectionRow) => Promise<unknown>,
): Promise<InspectionRow> =>
  db.transaction().execute(async (tx) => {
    const found = await findInspection(tx, id);
    if (!found || sideOf(caller, found) !== side) throw new Problem("not_found");
    await change(tx, await lockInspection(tx, found));
    return lockInspection(tx, found);
  });

/**
 * Its place is free again; said again, it changes nothing.
 * @throws Problem not_found for whoever is not of its company, pass_used, pass_expired once the
 * visitors came or the slot is over
 */
export const cancelInspection = (
  deps: Pick<Deps, "db">,
  caller: Acting,
  id: number,
): Promise<InspectionRow> =>
  changing(deps, caller, id, "buyer", async (tx, { state, slotTo }) => {
    if (state === "cancelled") return;
    if (state === "came")
      throw new Problem("pass_used", {
        msg: { en: "This visit has taken place", hi: "माल देखा जा चुका है" },
      });
    if (state === "missed" || (await marketNow(tx)) >= slotTo)
      throw new Problem("pass_expired", {
        msg: { en: "The time of this visit is over", hi: "माल देखने का यह समय निकल चुका है" },
      });
    await setInspection(tx, id, { state: "cancelled" });
  });

/**
 * The seller says by hand whether the visitors came.
 * @throws Problem not_found for whoever is not the seller, answer_too_late before anybody can have
 * come, and from a day after the slot on
 */
export const sayWhoCame = (
  deps: Pick<Deps, "db">,
  caller: Acting,
  id: number,
  state: "came" | "missed",
): Promise<InspectionRow> =>
  changing(deps, caller, id, "seller", async (tx, visit) => {
    const now = await marketNow(tx);
    if (!maySay(visit, now))
      throw new Problem("answer_too_late", {
        path: "state",
        msg: {
          en: "Say it from half an hour before the visit until a day after it",
          hi: "यह मुलाक़ात के आधे घंटे पहले से एक दिन बाद तक ही बताया जा सकता है",
        },
      });
    if (visit.state === state) return;
    const came_at = state === "came" ? now : null;
    await setInspection(tx, id, { state, came_at, came_device: null, said_by: caller.userId });
    await writeAudit(tx, {
      ...{ adminId: caller.userId, action: "visit noted", ...aboutLot(visit.lotId, visit.title) },
      details: { inspection_id: id, state },
    });
  });
