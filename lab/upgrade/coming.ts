import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Changes that a next version may make to the tables that bids read and write. */
const files = {
  "9001-columns.sql": `alter table auctions add column coming bigint, add column is_coming boolean
    not null default false;
  alter table lots add column coming text;
  alter table ledger_entries add column coming text;
  alter table bid_orders add column coming int not null default 0;
  alter table users add column coming text;`,
  "9002-check.sql":
    "alter table bid_orders add constraint bid_orders_coming check (coming >= 0) not valid;",
  "9003-validated.sql": "alter table bid_orders validate constraint bid_orders_coming;",
  "9004-index.sql": `-- outside a transaction
create index concurrently if not exists ledger_entries_coming on ledger_entries (coming, seq);`,
};

/** The migrations of a version that is to come, in a folder of their own. */
export function comingMigrations(): { from: URL; names: string[]; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "rebale-coming-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return {
    from: pathToFileURL(`${folder}/`),
    names: Object.keys(files),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
