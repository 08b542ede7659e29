import type { Body, companies } from "@rebale/contract";
import { findMismatches, mismatchWords } from "@rebale/contract/values/checks";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { enterCompany } from "../accounts/index.ts";
import { carryBars } from "../bars/index.ts";
import { findCompanyByPan, lockPan } from "../company-register/index.ts";
import { noteCorrected } from "../papers/index.ts";
import { findMembership, findSeat, lockCompany, setCompany } from "./companies.store.ts";
import { listSites } from "./sites/sites.store.ts";

type Named = Body<typeof companies.nameCompany>;

/**
 * Names the company of who has none: a new one, or a request to join the one with this PAN. Who
 * asked one whose PAN the office has not accepted, or was let in there, may found their own with
 * it. An owner changes the name, and adds the PAN where there is none yet.
 * @throws Problem company_named, join_declined, owner_needed, pan_fixed, pan_taken
 */
export async function nameCompany(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  { userId, name: person }: Pick<Account, "userId" | "name">,
  named: Named,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const seat = await findMembership(tx, userId);
    const { name, pan, entity } = named;
    const existing = pan === null ? undefined : await findCompanyByPan(tx, pan);
    const theirs =
      existing !== undefined && existing.id === seat?.company_id && seat.role !== "owner";
    const isOwn = theirs && !existing.isAccepted;
    if (seat?.status === "active" && !isOwn) return change(tx, userId, seat.company_id, named);
    if (theirs && existing.isAccepted && seat.status === "declined")
      throw new Problem("join_declined", { path: "pan" });
    const entered = { userId, name: person, companyName: name, pan, isOwn };
    const { companyId, status } = await enterCompany(tx, config.home, entered);
    if (status === "active") await setCompany(tx, companyId, { entity, ...toldOf(named) });
  });
  bus.publish("session", { userId });
  bus.publish("identity", {});
}

/** A field that is left out stays. */
const toldOf = ({ tds_gstin, turnover_band }: Named) => ({
  ...(tds_gstin !== undefined && { tds_gstin }),
  ...(turnover_band !== undefined && { turnover_band }),
});

async function change(tx: Tx, userId: number, companyId: number, named: Named) {
  const { name, pan, entity } = named;
  const before = await lockCompany(tx, companyId);
  const seat = await findSeat(tx, userId);
  if (!before || seat?.company_id !== companyId || seat.role !== "owner")
    throw new Problem("owner_needed");
  if (before.pan !== null && pan !== null && pan !== before.pan)
    throw new Problem("pan_fixed", { path: "pan" });
  const { tds_gstin, turnover_band } = { ...before, ...toldOf(named) };
  const after = {
    ...{ name, pan: before.pan ?? pan, entity: entity ?? before.entity },
    ...{ tds_gstin, turnover_band },
  };
  const [mismatch] = after.entity ? findMismatches(after) : [];
  if (mismatch)
    throw new Problem("invalid_input", { path: mismatch.field, msg: mismatchWords(mismatch) });
  if (before.pan === null && pan !== null) {
    await refuseTakenPan(tx, pan);
    await checkSites(tx, companyId, pan);
  }
  const was = {
    ...{ name: before.name, pan: before.pan, entity: before.entity },
    ...{ tds_gstin: before.tds_gstin, turnover_band: before.turnover_band },
  };
  if (JSON.stringify(was) === JSON.stringify(after)) return;
  await setCompany(tx, companyId, after);
  if (was.pan !== after.pan) await carryBars(tx, companyId);
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

/** @throws Problem pan_taken where the office has accepted it of another company */
export async function refuseTakenPan(tx: Tx, pan: string, companyId?: number): Promise<void> {
  await lockPan(tx, pan);
  const holder = await findCompanyByPan(tx, pan);
  if (holder?.isAccepted && holder.id !== companyId)
    throw new Problem("pan_taken", { path: "pan" });
}

/** A PAN that comes later has to agree with the sites that are there. */
async function checkSites(tx: Tx, companyId: number, pan: string): Promise<void> {
  for (const { name, gstin } of await listSites(tx, companyId))
    if (findMismatches({ pan, gstin }).some(({ code }) => code === "gstin_other_pan"))
      throw new Problem("invalid_input", {
        path: "pan",
        msg: {
          en: `The GST number of the site ${name} has another PAN`,
          hi: `यार्ड ${name} के GST नंबर में दूसरा PAN है`,
        },
      });
}
