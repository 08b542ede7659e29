import { writeAudit } from "../../platform/audit/audit.store.ts";
import type { Db, Tx } from "../../platform/db/db.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { hashOf, type LawFact } from "./facts/law-fact.rules.ts";
import { endConfirmation, lockLaw, saveConfirmation, saveSwitch } from "./law.store.ts";
import { allFacts } from "./read-law.ts";

async function factOf(tx: Tx, id: string): Promise<LawFact> {
  const fact = (await allFacts(tx)).find((one) => one.id === id);
  if (!fact) throw new Problem("not_found");
  return fact;
}

/**
 * A person of the office has read a fact as it stands here.
 * @throws Problem not_found
 */
export const confirmFact = (
  db: Db,
  id: string,
  by: { readonly adminId: number; readonly note: string },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockLaw(tx);
    const fact = await factOf(tx, id);
    await saveConfirmation(tx, { id, hash: hashOf(fact) }, by);
    await writeAudit(tx, {
      adminId: by.adminId,
      action: "fact of law confirmed",
      subject: fact.title,
      details: { fact: id, note: by.note },
    });
  });

/** @throws Problem not_found, also where nobody had confirmed it */
export const unconfirmFact = (db: Db, id: string, adminId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockLaw(tx);
    const fact = await factOf(tx, id);
    if (!(await endConfirmation(tx, id))) throw new Problem("not_found");
    await writeAudit(tx, {
      adminId,
      action: "confirmation taken back",
      subject: fact.title,
      details: { fact: id },
    });
  });

/**
 * Turns on from a day what was announced and held, or off again.
 * @throws Problem not_found; law_no_switch for a fact that simply holds
 */
export const turnFact = (
  db: Db,
  id: string,
  asked: {
    readonly adminId: number;
    /** YYYY-MM-DD in India. */
    readonly onFrom: string | null;
    readonly reason: string;
  },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockLaw(tx);
    const fact = await factOf(tx, id);
    if (!fact.isSwitch) throw new Problem("law_no_switch");
    const { adminId, onFrom, reason } = asked;
    await saveSwitch(tx, { fact_id: id, on_from: onFrom, user_id: adminId, reason });
    await writeAudit(tx, {
      adminId,
      action: onFrom === null ? "fact of law turned off" : "fact of law turned on",
      subject: fact.title,
      details: { fact: id, on_from: onFrom, reason },
    });
  });
