import type { personalData } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { addRequest, withdrawRequest } from "./erasure.store.ts";
import { presentErasure } from "./present-erasure.ts";

/** The market's own promise; the rules of 2025 allow ninety. */
const DAYS_TO_ANSWER = 30;

/** @throws Problem erasure_asked */
export async function askErasure(
  { db }: Pick<Deps, "db">,
  userId: number,
  note: string | null,
): Promise<personalData.Erasure> {
  await db.transaction().execute(async (tx) => {
    const at = await marketNow(tx);
    const dueAt = new Date(at.getTime() + DAYS_TO_ANSWER * DAY_MS);
    if (!(await addRequest(tx, { userId, note, at, dueAt }))) throw new Problem("erasure_asked");
    await writeAudit(tx, {
      adminId: userId,
      action: "erasure asked",
      ...aboutAccount(userId),
    });
  });
  return presentErasure(db, userId);
}

/** @throws Problem not_found when none waits */
export async function withdrawErasure(
  { db }: Pick<Deps, "db">,
  userId: number,
): Promise<personalData.Erasure> {
  await db.transaction().execute(async (tx) => {
    if (!(await withdrawRequest(tx, userId, await marketNow(tx)))) throw new Problem("not_found");
    await writeAudit(tx, {
      adminId: userId,
      action: "erasure withdrawn",
      ...aboutAccount(userId),
    });
  });
  return presentErasure(db, userId);
}
