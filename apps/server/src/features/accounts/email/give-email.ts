import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { lockEmail } from "../accounts.store.ts";
import { findProven, setFirstEmail } from "./email-proofs.store.ts";
import { sendProof } from "./prove-email.ts";

interface Giving {
  readonly userId: number;
  readonly email: string;
  /** Where the call comes from. */
  readonly address: string;
}

/**
 * The mail address of an account that has none, and a link that proves it; what is given stays.
 * @throws Problem email_given, email_taken (another has proven it), too_many_requests
 */
export async function giveEmail(deps: AccountDeps, { userId, email, address }: Giving) {
  // Its answer tells whether somebody has proven the address.
  const giveBack = await deps.limits.attempt({ address, account: `email of ${userId}` });
  await deps.db.transaction().execute(async (tx) => {
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
  await giveBack();
  await sendProof(deps, userId, address);
}
