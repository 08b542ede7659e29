import type { Deps } from "../../../platform/deps.ts";
import type { Visitor } from "../../../platform/http/limits/limits.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";

/**
 * Answers before it is known whether anybody has this address: the work, and so the time that an
 * answer takes, is the same for every one.
 */
export async function askForLink(
  { db, limits }: Pick<Deps, "db" | "limits">,
  { email, visitor }: { email: string; visitor: Visitor },
): Promise<void> {
  await limits.passwordLink(email, visitor);
  await db
    .transaction()
    .execute((tx) => addJobs(tx, [{ name: "send-password-link", payload: { email } }]));
}
