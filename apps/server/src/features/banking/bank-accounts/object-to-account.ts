import { randomBytes } from "node:crypto";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findBank, hashToken } from "../../accounts/index.ts";
import { lockCompanies } from "../../company-register/index.ts";
import {
  findOffice,
  HIDDEN,
  notice,
  notifyMembers,
  queueMessages,
} from "../../notifications/index.ts";
import { refuseUnsent } from "../withdrawals/refuse-unsent.ts";
import {
  type BankAccountRow,
  findByObjection,
  holdAccount,
  ownersOf,
} from "./bank-accounts.store.ts";

/** A link's secret: short, as it stands in an SMS; guessed by nobody. */
const SECRET_BYTES = 16;

export const newObjectionSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

/**
 * Tells each owner of a new account, with a link that stops it: whoever holds a login of theirs
 * has neither their phone nor their mail.
 */
export async function tellOwners(
  tx: Tx,
  home: string,
  { company_id: companyId, last4, ifsc }: BankAccountRow,
  secret: string,
): Promise<void> {
  const params = { number: last4, bank: (await findBank(ifsc)).name ?? ifsc };
  const act = { path: `/not-me#${HIDDEN}`, secret };
  const extras = { link: "/wallet/accounts", act };
  const owners = await ownersOf(tx, companyId);
  await notifyMembers(
    tx,
    home,
    owners.map((userId) => notice(userId, "bank_account_added", params, extras)),
  );
}

/**
 * An owner's word, by the link of the notice: the account waits for the office again, and what was
 * asked to it and has not left is free again.
 * @throws Problem not_found for a link that is nobody's, or was followed before
 */
export const objectToAccount = (
  { db, config }: Pick<Deps, "db" | "config">,
  token: string,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const hash = hashToken(token);
    const found = await findByObjection(tx, hash);
    if (!found) throw new Problem("not_found", { msg: USED });
    await lockCompanies(tx, [found.company_id]);
    const held = await holdAccount(tx, found.id, hash);
    if (!held) throw new Problem("not_found", { msg: USED });
    const returned = await refuseUnsent(tx, config.home, found.id);
    await writeAudit(tx, {
      adminId: null,
      action: "bank account objected to",
      ...aboutCompany(found.company_id),
      details: { bank_account_id: found.id, last4: held.last4, withdrawals_returned: returned },
    });
    await tellOffice(tx, config.home, found.id);
  });

const USED = { en: "This link is no longer valid", hi: "यह लिंक अब काम का नहीं है" };

async function tellOffice(tx: Tx, home: string, id: number): Promise<void> {
  const subject = "A company says that a bank account is not theirs";
  const body =
    "An owner followed the link 'This was not me' of a new bank account. It is on hold, and what " +
    "was to be paid to it is back. Call the owner before you accept it; their login may be in " +
    `other hands: ${home}/admin/money/bank-accounts?open=${id}\n\nRebale`;
  const finance = await findOffice(tx, "money.approve");
  await queueMessages(
    tx,
    finance.map((recipient) => ({ channel: "mail" as const, recipient, subject, body })),
  );
}
