import type { audience, Body } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type Actor, lockOwnCompany } from "../own-company.store.ts";
import { refuseOwnPan } from "../refuse-own-pan.ts";
import { type BlockRow, blocksOf, liftBlocks, writeBlocks } from "./blocks.store.ts";

type Asked = Body<typeof audience.blockCompanies>["companies"];

/**
 * Keeps these companies out, and no others. The nodes forget what they knew of bidders: no block
 * that stands is remembered, so that one that is lifted ends at once.
 * @throws Problem invalid_input at a company that is the own one
 */
export async function setBlocks(
  { db, bus }: Pick<Deps, "db" | "bus">,
  { userId, companyId }: Actor,
  companies: Asked,
): Promise<BlockRow[]> {
  const after = await db.transaction().execute(async (tx) => {
    const own = await lockOwnCompany(tx, companyId);
    refuseOwnPan(companies, own.pan);
    const before = await blocksOf(tx, companyId);
    const kept = new Set(companies.map(({ pan }) => pan));
    const lifted = before.filter(({ pan }) => !kept.has(pan)).map(({ pan }) => pan);
    if (lifted.length > 0) await liftBlocks(tx, companyId, lifted);
    if (companies.length > 0) await writeBlocks(tx, companyId, companies);
    await writeAudit(tx, {
      adminId: userId,
      action: "blocked companies set",
      ...aboutCompany(companyId, own.name),
      details: { before: before.map(({ since: _, ...block }) => block), after: companies },
    });
    return blocksOf(tx, companyId);
  });
  bus.publish("identity", {});
  return after;
}
