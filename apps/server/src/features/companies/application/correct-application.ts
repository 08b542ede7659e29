import type { Body, companies } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutUser } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Applicant } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { correctAccount, setStatus } from "../../accounts/index.ts";
import { carryBars } from "../../bars/index.ts";
import { setStanding } from "../../company-register/index.ts";
import { hasPaper, noteCorrected } from "../../papers/index.ts";
import { findSeat, lockCompany, setCompany } from "../companies.store.ts";
import { refuseTakenPan } from "../name-company.ts";
import { lockApplicant } from "./application.store.ts";

type Typed = Body<typeof companies.correctApplication>;
type Context = Pick<Deps, "db" | "bus">;
type By = Pick<Applicant, "userId" | "company">;

/** Company and account behind their locks, both still waiting or refused. */
async function lockApplication(tx: Tx, { userId, company: seat }: By) {
  const company = seat?.status === "active" ? await lockCompany(tx, seat.companyId) : undefined;
  const user = await lockApplicant(tx, userId);
  if (user?.status !== "waiting" && user?.status !== "refused") throw new Problem("not_allowed");
  const own = company && (await findSeat(tx, userId));
  // A user who only asks to join a company corrects the own data; an owner the company's, too.
  const owns = own?.company_id === company?.id && own?.role === "owner";
  return { user, company, owns };
}

/**
 * Changes what was typed at the registration. The company takes its name and PAN from it, as long
 * as the office has not verified it.
 * @throws Problem not_allowed, pan_taken
 */
export async function correctApplication(
  { db, bus }: Context,
  by: By,
  typed: Typed,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { user, company, owns } = await lockApplication(tx, by);
    const { pan, ...fields } = typed;
    await correctAccount(tx, by.userId, { ...fields, pan_number: pan });
    const mayName = company && owns && company.status !== "verified";
    if (mayName) {
      await refuseTakenPan(tx, pan, company.id);
      // Another PAN is one that the office has yet to see.
      const unseen = pan !== company.pan && { pan_accepted_at: null };
      await setCompany(tx, company.id, { name: typed.business_name, pan, ...unseen });
      if (unseen) await carryBars(tx, company.id);
      const before = { ...user, pan: company.pan ?? user.pan_number };
      const corrected = (Object.keys(typed) as (keyof Typed)[]).filter(
        (field) => before[field] !== typed[field],
      );
      await noteCorrected(tx, company.id, corrected);
    }
    await writeAudit(tx, {
      adminId: by.userId,
      action: "application corrected",
      ...aboutUser({ id: by.userId, name: typed.name }),
      details: { before: user, after: typed },
    });
  });
  bus.publish("identity", {});
  bus.publish("session", { userId: by.userId });
}

/**
 * Sends the application to the office again: who was refused waits, and the company is submitted.
 * @throws Problem not_allowed, application_incomplete without PAN or any paper
 */
export async function sendApplication({ db }: Context, by: By): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { user, company, owns } = await lockApplication(tx, by);
    if (company && owns && company.status !== "verified" && company.status !== "suspended") {
      if (company.pan === null || !(await hasPaper(tx, company.id)))
        throw new Problem("application_incomplete");
      await setStanding(tx, company.id, { status: "submitted", reasons: [] });
    }
    if (user.status === "refused") await setStatus(tx, by.userId, "waiting", null);
    await writeAudit(tx, {
      adminId: by.userId,
      action: "application sent again",
      ...aboutUser({ id: by.userId, name: user.name }),
      details: { before: user.status },
    });
  });
}
