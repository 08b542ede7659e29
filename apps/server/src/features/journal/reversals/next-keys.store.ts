import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { keyOfTurn, mayComeAgain } from "./turn-back.rules.ts";

/** The names under which these are entered now: what was turned back may come again. */
export async function nextKeys(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const next = new Map(keys.map((key) => [key, key]));
  for (let turn = 2, asked = keys.filter(mayComeAgain); asked.length > 0; turn++) {
    const { rows } = await sql<{ key: string }>`
      select e.key from journal_entries e join journal_entries back on back.reverses = e.id
      where e.key = any(${asked.map((key) => next.get(key) ?? key)}::text[])`.execute(tx);
    const back = new Set(rows.map(({ key }) => key));
    asked = asked.filter((key) => back.has(next.get(key) ?? key));
    for (const key of asked) next.set(key, keyOfTurn(key, turn));
  }
  return next;
}
