import type { Body, companies } from "@rebale/contract";
import { findMismatches, mismatchWords } from "@rebale/contract/checks";
import { writeAudit } from "../../platform/audit.store.ts";
import { aboutCompany } from "../../platform/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/problem.ts";
import { enterCompany, findCompanyByPan } from "../accounts/index.ts";
import { noteCorrected } from "../papers/index.ts";
import { findMembership, findSeat, lockCompany, setCompany } from "./companies.store.ts";
import { listSites } from "./sites/sites.store.ts";

type Named = Body<typeof companies.nameCompany>;

/**
 * Names the company of who has none: a new one, or a request to join the one with this PAN. An
 * owner changes the name, and adds the PAN where there is none yet.
 * @throws Problem company_named, join_declined, owner_needed, pan_fixed, pan_taken
 */
export async function nameCompany(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  { userId, name: person }: Pick<Account, "userId" | "name">,
  named: Named,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const seat = await findMembership(tx, userId);
    if (seat?.status === "active") return change(tx, userId, seat.company_id, named);
    const { name, pan, entity } = named;
    const known = pan === null ? undefined : await findCompanyByPan(tx, pan);
    if (known && known.id === seat?.company_id && seat.status === "declined")
      throw new Problem("join_declined", { path: "pan" });
    const entered = { userId, name: person, companyName: name, pan };
    const { companyId, status } = await enterCompany(tx, config.home, entered);
    if (status === "active") await setCompany(tx, companyId, { entity });
  });
  bus.publish("session", { userId });
}

async function change(tx: Tx, userId: number, companyId: number, { name, pan, entity }: Named) {
  const before = await lockCompany(tx, companyId);
  const seat = await findSeat(tx, userId);
  if (!before || seat?.company_id !== companyId || seat.role !== "owner")
    throw new Problem("owner_needed");
  if (before.pan !== null && pan !== null && pan !== before.pan)
    throw new Problem("pan_fixed", { path: "pan" });
  const after = { name, pan: before.pan ?? pan, entity: entity ?? before.entity };
  const [mismatch] = after.entity ? findMismatches(after) : [];
  if (mismatch)
    throw new Problem("invalid_input", { path: mismatch.field, msg: mismatchWords(mismatch) });
  if (before.pan === null && pan !== null) await checkSites(tx, companyId, pan);
  const { id: _, status: __, ...was } = before;
  if (JSON.stringify(was) === JSON.stringify(after)) return;
  await setCompany(tx, companyId, after).catch((error: unknown) => {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === "23505" && constraint === "companies_pan_key")
      throw new Problem("pan_taken", { path: "pan" });
    throw error;
  });
  const corrected = (["name", "pan", "entity"] as const).filter(
    (field) => was[field] !== after[field],
  );
  await noteCorrected(tx, companyId, corrected);
  await writeAudit(tx, {
    adminId: userId,
    action: "company changed",
    ...aboutCompany(companyId, name),
    details: { before: was, after },
  });
}

/** A PAN that comes later has to agree with the sites that are there. */
async function checkSites(tx: Tx, companyId: number, pan: string): Promise<void> {
  for (const { name, gstin } of await listSites(tx, companyId))
    if (findMismatches({ pan, gstin }).some(({ code }) => code === "gstin_other_pan"))
      throw new Problem("invalid_input", {
        path: "pan",
        msg: `The GST number of the site ${name} has another PAN`,
      });
}
