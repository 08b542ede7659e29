import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { SecretKeys } from "../bank-accounts/account-numbers.ts";
import { namedElsewhere, prove, readClaims } from "./claims.store.ts";
import { enteredByGateways } from "./gateway-entries.store.ts";
import type { Facts, Payout, Returned } from "./match-lines.rules.ts";

/** The market's knowledge of these UTRs, as far as the bank has not said its side of it. */
export async function readFacts(
  tx: Tx,
  accountId: number,
  named: readonly string[],
  keys: SecretKeys,
): Promise<Facts> {
  const utrs = sql`${[...named]}::text[]`;
  const claims = await readClaims(tx, named);
  const refs = await sql<{ ref: string }>`
    select ref from receipts
    where holder_account_id = ${accountId} and ref = any(${utrs})`.execute(tx);
  const payouts = await sql<Payout>`
    select w.id as "withdrawalId", w.utr, w.amount,
      exists (select from statement_lines l where l.withdrawal_id = w.id and l.amount < 0)
        as "hasOut",
      exists (select from statement_lines l where l.withdrawal_id = w.id and l.amount > 0)
        as "hasBack"
    from withdrawals w
    where w.utr = any(${utrs}) and w.state in ('sent', 'done', 'reversed')
    order by w.id for update`.execute(tx);
  const returned = await sql<Returned>`
    select r.id as "receiptId", array_remove(array[r.return_utr, r.utr], null) as utrs,
      r.received as amount
    from receipts r
    where r.state = 'returned' and r.holder_account_id = ${accountId}
      and (r.return_utr = any(${utrs}) or r.utr = any(${utrs}))
      and not exists (select from statement_lines l where l.receipt_id = r.id and l.amount < 0)
    order by r.id`.execute(tx);
  return {
    claims: await prove(tx, keys, claims),
    elsewhere: await namedElsewhere(
      tx,
      claims.map(({ utr }) => utr),
    ),
    payouts: payouts.rows,
    settled: await enteredByGateways(tx, named),
    returned: returned.rows,
    refs: new Set(refs.rows.map(({ ref }) => ref)),
  };
}
