import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { Entry } from "../entry.ts";

/** The names under which these are entered now: what was turned back may come again. */
export async function nextKeys(
  tx: Tx,
  entries: readonly Pick<Entry, "key" | "mayComeAgain">[],
): Promise<Map<string, string>> {
  const next = new Map(entries.map(({ key }) => [key, key]));
  let asked = entries.flatMap(({ key, mayComeAgain }) => (mayComeAgain ? key : []));
  for (let turn = 2; asked.length > 0; turn++) {
    const { rows } = await sql<{ key: string }>`
      select e.key from journal_entries e join journal_entries back on back.reverses = e.id
      where e.key = any(${asked.map((key) => next.get(key) ?? key)}::text[])`.execute(tx);
    const back = new Set(rows.map(({ key }) => key));
    asked = asked.filter((key) => back.has(next.get(key) ?? key));
    for (const key of asked) next.set(key, `${key}#${turn}`);
  }
  return next;
}
