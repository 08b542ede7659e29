import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Finding } from "./facts.rules.ts";

/** A statement that takes longer, in milliseconds, fails. */
export const boundStatements = (tx: Tx, ms: number) =>
  sql`set local statement_timeout to ${sql.lit(ms)}`.execute(tx);

/**
 * Stores findings, each once. Facts that a stored one does not have are added to it, and open it
 * again if it was decided; what it has already changes nothing. Answers how many are new or
 * changed.
 */
export async function storeFindings(tx: Tx, found: readonly Finding[]): Promise<number> {
  if (found.length === 0) return 0;
  const rows = found.map(({ rule, subject, accounts, facts }) => ({
    rule,
    subject,
    accounts,
    facts: facts.map(({ key }) => key),
    evidence: facts,
  }));
  const { numAffectedRows } = await sql`
    insert into irregularities as kept
        (rule, subject, accounts, facts, evidence, found_at, changed_at)
      select rule, subject, accounts, facts, evidence, market_now(), market_now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found(
        rule text, subject text, accounts bigint[], facts text[], evidence jsonb)
      order by rule, subject
    on conflict (rule, subject) do update set
      accounts = array(select distinct unnest(kept.accounts || excluded.accounts) order by 1),
      facts = kept.facts || array(
        select unnest(excluded.facts) except select unnest(kept.facts)),
      evidence = kept.evidence || (select jsonb_agg(fact)
        from jsonb_array_elements(excluded.evidence) as fact
        where fact ->> 'key' <> all (kept.facts)),
      status = 'open', changed_at = market_now()
      where not kept.facts @> excluded.facts`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
