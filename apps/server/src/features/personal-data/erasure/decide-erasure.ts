import type { Body, personalData } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { endSessionsOf, lockAccountWhole } from "../../accounts/index.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { noteUnused } from "../../media/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { findPerson, type Person } from "../whose.store.ts";
import { eraseAccount, eraseCompany, findPortrait, type Orphans } from "./erase-account.store.ts";
import {
  answerRequest,
  countBlocking,
  findOwnCompany,
  findRequest,
  findStaying,
  lockRequest,
} from "./erasure.store.ts";
import { presentRequest } from "./present-erasure.ts";

type Decision = Body<typeof personalData.decideErasure>;

/**
 * Erases an account, or refuses with a reason. What it has open must be settled first. The member
 * is signed out before it is counted for good, so that no bid comes between.
 * @throws Problem not_found, erasure_decided, erasure_blocked
 */
export async function decideErasure(
  deps: Pick<Deps, "db" | "bus" | "files" | "log" | "config">,
  adminId: number,
  id: number,
  { decision, reason }: Decision,
): Promise<personalData.OfficeErasure> {
  const { db, bus, files, log, config } = deps;
  if (decision === "erase") await signOut(deps, id);
  const { userId, orphans } = await db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw new Problem("not_found");
    if (request.status !== "waiting") throw new Problem("erasure_decided");
    const person = await findPerson(tx, request.user_id);
    if (!person) throw new Problem("not_found");
    const at = await marketNow(tx);
    const orphans = decision === "erase" ? await erase(tx, person, at) : [];
    if (decision === "refuse")
      await notifyMembers(tx, config.home, [
        notice(person.id, "erasure_refused", { reason: reason ?? "" }, { link: "/dashprofile" }),
      ]);
    const status = decision === "erase" ? "done" : "refused";
    await answerRequest(tx, id, { status, reason: reason ?? null, adminId, at });
    await writeAudit(tx, {
      adminId,
      action: decision === "erase" ? "account erased" : "erasure refused",
      ...aboutAccount(person.id),
      details: { before: { status: "waiting" }, after: { status }, ...(reason && { reason }) },
    });
    return { userId: person.id, orphans };
  });
  bus.publish("session", { userId });
  bus.publish("identity", {});
  await Promise.all(orphans.map((file) => files.remove(`private/${file}`))).catch((error) =>
    log.error({ err: error, userId }, "documents of an erased account could not be removed"),
  );
  const row = await findRequest(db, id);
  if (!row) throw new Problem("not_found");
  return presentRequest(db, row, await marketNow(db));
}

/** On every node; only where nothing is open. */
async function signOut({ db, bus }: Pick<Deps, "db" | "bus">, id: number): Promise<void> {
  const userId = await db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id);
    if (request?.status !== "waiting") return null;
    await refuseBlocked(tx, request.user_id);
    await endSessionsOf(tx, request.user_id);
    return request.user_id;
  });
  if (userId !== null) bus.publish("session", { userId });
}

async function refuseBlocked(tx: Tx, userId: number): Promise<void> {
  const blocking = Object.values(await countBlocking(tx, userId));
  if (blocking.some((count) => count > 0)) throw new Problem("erasure_blocked");
}

async function erase(tx: Tx, person: Person, at: Date): Promise<Orphans> {
  // As whoever moves its money does: what is on its way is counted, or comes after.
  const own = await findOwnCompany(tx, person.id);
  if (own) await lockCompanies(tx, [own.company_id]);
  await lockAccountWhole(tx, person.id);
  await refuseBlocked(tx, person.id);
  const { company, company_goes } = await findStaying(tx, person.id);
  const portrait = await findPortrait(tx, person.id);
  if (portrait) await noteUnused(tx, [portrait]);
  const files = await eraseAccount(tx, person, at);
  return company !== null && company_goes
    ? [...files, ...(await eraseCompany(tx, company))]
    : files;
}
