import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Visitor } from "../../../platform/http/limits/limits.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { lockEmail } from "../accounts.store.ts";
import { findProven, setFirstEmail } from "./email-proofs.store.ts";
import { sendProof } from "./prove-email.ts";

interface Giving {
  readonly userId: number;
  readonly email: string;
  readonly visitor: Visitor;
}

/**
 * The mail address of an account that has none, and a link that proves it; what is given stays.
 * @throws Problem email_given, email_taken (another has proven it), too_many_requests
 */
export async function giveEmail(deps: AccountDeps, { userId, email, visitor }: Giving) {
  const give = () =>
    deps.db.transaction().execute(async (tx) => {
      await lockEmail(tx, email);
      if (await findProven(tx, email)) throw new Problem("email_taken", { path: "email" });
      if (!(await setFirstEmail(tx, userId, email)))
        throw new Problem("email_given", { path: "email" });
      await writeAudit(tx, {
        adminId: userId,
        action: "mail address given",
        ...aboutAccount(userId),
      });
    });
  // Its answer tells whether somebody has proven the address.
  const by = { ...visitor, account: "email", known: `user ${userId}` };
  await deps.limits.attempt(by, give, () => true);
  await sendProof(deps, userId, visitor);
}
