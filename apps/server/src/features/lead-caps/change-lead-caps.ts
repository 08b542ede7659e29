import { type Body, leadCaps } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import {
  addLotCap,
  countLotCaps,
  countOpen,
  lockCaps,
  removeCap,
  setAmountCap,
} from "./lead-caps.store.ts";

type Asked = Body<typeof leadCaps.setLeadCap>;
interface Actor {
  readonly userId: number;
  readonly companyId: number;
}

/**
 * Sets a cap behind the company's lock: it holds for each bid that is decided after the reply.
 * @throws Problem lot_ended at `product_ids`, too_many_lead_caps
 */
export const setLeadCap = ({ db }: Pick<Deps, "db">, actor: Actor, asked: Asked): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { name } = await lockCaps(tx, actor.companyId);
    const { id } = await (asked.kind === "amount"
      ? setAmountCap(tx, actor, asked.amount)
      : addCapOfLots(tx, actor, asked));
    await writeAudit(tx, {
      adminId: actor.userId,
      action: "lead cap set",
      ...aboutCompany(actor.companyId, name),
      details: asked,
    });
    return id;
  });

async function addCapOfLots(tx: Tx, actor: Actor, asked: Extract<Asked, { kind: "lots" }>) {
  const lotIds = asked.product_ids;
  if ((await countLotCaps(tx, actor.companyId)) >= leadCaps.MAX_LOT_CAPS)
    throw new Problem("too_many_lead_caps");
  if ((await countOpen(tx, actor.userId, lotIds)) < lotIds.length)
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
