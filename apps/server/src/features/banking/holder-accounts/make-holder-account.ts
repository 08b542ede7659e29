import type { Body, banking } from "@rebale/contract";
import { GATEWAYS } from "@rebale/contract/payments";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { type Db, type Tx, violates } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import {
  agreeToAccount,
  findHolderAccount,
  type HolderAccount,
  insertHolderAccount,
  lockHolderAccount,
  nameAccountAgain,
} from "./holder-accounts.store.ts";

type Asked = Body<typeof banking.makeHolderAccount>;

/** Keys of what came in on a virtual account begin so. */
const isGateways = (name: string) => GATEWAYS.some((gateway) => gateway === name.toLowerCase());

/**
 * Names an account of the holder's, or agrees to one that a colleague has named so: until then its
 * statements credit nobody. What stands in it before its first line is nobody's of the market, and
 * enters no journal.
 * @throws Problem invalid_input for a name that another account has; second_person_needed
 */
export async function makeHolderAccount(
  db: Db,
  adminId: number,
  asked: Asked,
): Promise<HolderAccount> {
  const { name, opening, ifsc, last4 = null } = asked;
  if (isGateways(name)) throw taken(name);
  return db
    .transaction()
    .execute(async (tx) => {
      const named = await findHolderAccount(tx, name);
      if (named) await agree(tx, adminId, named, asked);
      else await insertHolderAccount(tx, { name, opening, ifsc, last4, made_by: adminId });
      await writeAudit(tx, {
        adminId,
        action: named ? "holder's account agreed to" : "holder's account named",
        subject: `Account ${name}`,
        details: { name, opening_paise: opening, ifsc, ...(last4 && { last4 }) },
      });
      return (await findHolderAccount(tx, name)) as HolderAccount;
    })
    .catch((error: unknown) => {
      throw violates(error, "holder_accounts_one_of_a_name") ? taken(name) : error;
    });
}

async function agree(
  tx: Tx,
  adminId: number,
  { id }: HolderAccount,
  { name, opening, ifsc, last4 = null }: Asked,
): Promise<void> {
  const account = await lockHolderAccount(tx, id);
  const isSame = account.opening === opening && account.ifsc === ifsc && account.last4 === last4;
  if (account.isAgreed || !isSame) throw taken(name);
  const first = await firstOfTwo(tx, adminId, account.madeBy);
  // The first admin has left the office since: it is named anew.
  if (first === null) await nameAccountAgain(tx, id, adminId);
  else await agreeToAccount(tx, id, adminId);
}

const taken = (name: string) =>
  new Problem("invalid_input", {
    path: "name",
    msg: { en: `${name} is in use already`, hi: `${name} पहले से काम में है` },
  });
