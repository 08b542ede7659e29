import type { Body, banking } from "@rebale/contract";
import { GATEWAYS } from "@rebale/contract/payments";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { type Db, violates } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import {
  findHolderAccount,
  type HolderAccount,
  insertHolderAccount,
} from "./holder-accounts.store.ts";

type Asked = Body<typeof banking.makeHolderAccount>;

/** Keys of what came in on a virtual account begin so. */
const isGateways = (name: string) => GATEWAYS.some((gateway) => gateway === name.toLowerCase());

/**
 * Names an account of the holder's. What stands in it before its first line is nobody's of the
 * market, and enters no journal.
 * @throws Problem invalid_input for a name that another account has
 */
export async function makeHolderAccount(
  db: Db,
  adminId: number,
  { name, opening, ifsc }: Asked,
): Promise<HolderAccount> {
  if (isGateways(name)) throw taken(name);
  return db
    .transaction()
    .execute(async (tx) => {
      await insertHolderAccount(tx, { name, opening, ifsc, made_by: adminId });
      await writeAudit(tx, {
        adminId,
        action: "holder's account made",
        subject: `Account ${name}`,
        details: { name, opening_paise: opening, ifsc },
      });
      return (await findHolderAccount(tx, name)) as HolderAccount;
    })
    .catch((error: unknown) => {
      throw violates(error, "holder_accounts_one_of_a_name") ? taken(name) : error;
    });
}

const taken = (name: string) =>
  new Problem("invalid_input", { path: "name", msg: `${name} is in use already` });
