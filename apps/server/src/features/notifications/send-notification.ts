import { writeAudit } from "../../platform/audit/audit.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import {
  addSent,
  memberExists,
  type Sending,
  type SentNotification,
  withdraw,
} from "./sent.store.ts";

/** The office writes to all, to buyers or sellers, or to one account. */
export function sendNotification(
  { db }: Pick<Deps, "db">,
  sending: Sending,
): Promise<SentNotification> {
  return db.transaction().execute(async (tx) => {
    if (typeof sending.audience === "number" && !(await memberExists(tx, sending.audience))) {
      throw new Problem("invalid_input", {
        path: "audience",
        msg: { en: "There is no such account", hi: "ऐसा कोई खाता नहीं है" },
      });
    }
    const sent = await addSent(tx, sending);
    await writeAudit(tx, {
      adminId: sending.adminId,
      action: "notification sent",
      subject: `notification ${sent.id}`,
      ...(sent.user_id !== null && { userId: sent.user_id }),
      details: { title: sending.title, audience: sending.audience },
    });
    return sent;
  });
}

export function withdrawNotification(
  { db }: Pick<Deps, "db">,
  adminId: number,
  id: number,
): Promise<SentNotification> {
  return db.transaction().execute(async (tx) => {
    const sent = await withdraw(tx, id);
    if (!sent) throw new Problem("not_found");
    await writeAudit(tx, {
      adminId,
      action: "notification withdrawn",
      subject: `notification ${id}`,
      ...(sent.user_id !== null && { userId: sent.user_id }),
      details: { title: sent.title },
    });
    return sent;
  });
}
