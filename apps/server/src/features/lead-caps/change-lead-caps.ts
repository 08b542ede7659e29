import { setTimeout } from "node:timers/promises";
import { type Body, leadCaps } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import {
  addLotCap,
  areUnderWay,
  countLotCaps,
  countOpen,
  lockCaps,
  lockersOfAuctions,
  removeCap,
  setAmountCap,
} from "./lead-caps.store.ts";

type Asked = Body<typeof leadCaps.setLeadCap>;
interface Actor {
  readonly userId: number;
  readonly companyId: number;
}

/**
 * Sets a cap behind the company's lock. Bids of a company without one take no lock, so that after a
 * first cap those are waited for that had begun before it: then nothing is led that a bid after the
 * reply does not see.
 * @throws Problem lot_ended at `product_ids`, too_many_lead_caps
 */
export async function setLeadCap(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  asked: Asked,
): Promise<number> {
  const { id, isFirst } = await db.transaction().execute(async (tx) => {
    const { name, caps } = await lockCaps(tx, actor.companyId);
    const set = await (asked.kind === "amount"
      ? setAmountCap(tx, actor, asked.amount)
      : addCapOfLots(tx, actor, asked));
    await writeAudit(tx, {
      adminId: actor.userId,
      action: "lead cap set",
      ...aboutCompany(actor.companyId, name),
      details: asked,
    });
    return { id: set.id, isFirst: caps === 0 };
  });
  if (isFirst) await bidsDecided(db);
  return id;
}

async function addCapOfLots(tx: Tx, actor: Actor, asked: Extract<Asked, { kind: "lots" }>) {
  const lotIds = asked.product_ids;
  if ((await countLotCaps(tx, actor.companyId)) >= leadCaps.MOST_LOT_CAPS)
    throw new Problem("too_many_lead_caps");
  if ((await countOpen(tx, lotIds)) < lotIds.length)
    throw new Problem("lot_ended", { path: "product_ids" });
  return addLotCap(tx, actor, { most: asked.most, lotIds });
}

/** @throws Problem not_found */
export const removeLeadCap = (
  { db }: Pick<Deps, "db">,
  { userId, companyId }: Actor,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { name } = await lockCaps(tx, companyId);
    const before = await removeCap(tx, companyId, id);
    if (!before) throw new Problem("not_found");
    await writeAudit(tx, {
      adminId: userId,
      action: "lead cap removed",
      ...aboutCompany(companyId, name),
      details: { before },
    });
  });

/** Milliseconds. A batch of bids takes a few; the database ends one that says nothing for 5 s. */
const LOOK_EVERY = 5;
const MOST_LOOKS = 1000;

/** Waits for the bids that are being decided now; others go on. */
async function bidsDecided(db: Db): Promise<void> {
  const transactions = await lockersOfAuctions(db);
  if (transactions.length === 0) return;
  for (let look = 0; look < MOST_LOOKS && (await areUnderWay(db, transactions)); look++)
    await setTimeout(LOOK_EVERY);
}
