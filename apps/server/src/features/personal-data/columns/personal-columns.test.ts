import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { connectDatabase } from "../../../platform/db/db.ts";
import { impersonalTables, personalTables } from "./personal-columns.ts";

const database = connectDatabase(await testDatabase(), 2, () => undefined);

test("what every column of the database is to a person is written down (W20)", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(database.db);
  expect(rows.length).toBeGreaterThan(300);
  const unknown = rows.filter(({ table, column }) => {
    if (table in impersonalTables) return false;
    const { personal = [], about = [], secret = [] } = personalTables[table] ?? {};
    return ![...personal, ...about, ...secret].includes(column);
  });
  await database.close();
  expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test("no column is told and kept secret at once, and no table is both (W20)", () => {
  for (const [name, { personal = [], about = [], secret = [] }] of Object.entries(personalTables)) {
    const all = [...personal, ...about, ...secret];
    expect([name, new Set(all).size]).toEqual([name, all.length]);
    expect(impersonalTables[name]).toBeUndefined();
  }
});
