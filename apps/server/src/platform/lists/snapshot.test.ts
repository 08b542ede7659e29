import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { builder } from "../db/statement.ts";
import { openSnapshot } from "./snapshot.store.ts";

const { db, deps } = await createMarket();
const rows = {
  all: builder.selectFrom("messages").select("id").orderBy("id"),
  count: builder.selectFrom("messages").select((eb) => eb.fn.countAll<number>().as("total")),
};
const addMessages = (count: number) =>
  sql`
  insert into messages (channel, recipient, subject, body, status)
  select 'mail', 'buyer@example.org', 'Outbid', 'Outbid', 'sent'
  from generate_series(1, ${count}::int)`.execute(db);

/** Sessions that keep what others write anew from being cleared away. */
const holdingBack = async () =>
  (
    await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and (xact_start is not null
          or backend_xmin is not null)`.execute(db)
  ).rows;

test("who reads a list slowly holds no transaction open, and is given the rows of one moment (finding M9)", async () => {
  await addMessages(1200);
  const left = new AbortController();
  const snapshot = await openSnapshot(db, rows, left.signal);
  onTestFinished(snapshot.end);
  const batches = snapshot.batches();
  const first = (await batches.next()).value ?? [];
  expect(await holdingBack()).toEqual([]);
  await addMessages(10);
  await sql`delete from messages`.execute(db);
  let read = first.length;
  for await (const more of batches) read += more.length;
  expect([snapshot.total, read]).toEqual([1200, 1200]);
});

test("its connection is given back as it was taken (finding M9)", async () => {
  await addMessages(600);
  const snapshot = await openSnapshot(db, rows, new AbortController().signal);
  await snapshot.batches().next();
  await snapshot.end();
  const { pool } = deps.database;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    const stored = await Promise.all(
      clients.map((client) =>
        client.query(`select current_setting('idle_session_timeout') as idle,
          (select count(*)::int from pg_cursors where is_holdable) as cursors`),
      ),
    );
    expect(new Set(stored.map((one) => JSON.stringify(one.rows)))).toEqual(
      new Set(['[{"idle":"0","cursors":0}]']),
    );
  } finally {
    for (const client of clients) client.release();
  }
});
