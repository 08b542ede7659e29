import { office } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";

const market = await createMarket();
const { ask, db } = market;
const editor = await market.anAdmin("content");
await market.setTime(new Date("2026-11-29T06:30:00Z"));

test("who writes the pages sees what waits for its day and what Hindi is missing of (V33)", async () => {
  await sql`insert into policies (title, url, description, title_hi, description_hi, next_title,
      next_description, next_from)
    values ('Terms', 'terms', 'x', 'शर्तें', 'x', 'Terms', 'y', '2026-12-15'),
      ('Refunds', 'refunds', 'x', 'रिफ़ंड', 'x', null, null, null)`.execute(db);
  await sql`insert into blogs (slug, title, short_description, description, start_at, title_hi,
      description_hi, is_draft)
    values ('soon', 'Soon', 'x', 'x', '2026-12-01', 'जल्द', 'x', false),
      ('out', 'Out', 'x', 'x', '2026-11-01', null, null, false),
      ('draft', 'Draft', 'x', 'x', '2026-12-05', null, null, true)`.execute(db);
  const { data } = (await ask(office.contentWaiting, { token: editor.token })).body;
  expect(data.to_come.map(({ kind, title, on }) => [kind, title, on])).toEqual([
    ["post", "Soon", "2026-12-01"],
    ["policy", "Terms", "2026-12-15"],
  ]);
  const missing = data.hindi_missing.filter(({ kind }) => kind === "policy" || kind === "post");
  expect(missing.map(({ kind, title }) => [kind, title])).toEqual([
    ["policy", "Terms"],
    ["post", "Out"],
  ]);
  const finance = await market.anAdmin("finance");
  expect((await ask(office.contentWaiting, { token: finance.token })).status).toBe(403);
});
