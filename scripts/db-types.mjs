import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../apps/server/src/platform/db/migrate.ts";
import { startEmbeddedDatabase } from "../packages/embedded-database/src/index.ts";

// Writes the types of the tables as the migrations leave them: npm run db-types. The migrations run
// in a database of its own that is thrown away, or in DATABASE_URL when that is set.

// The generator asks for `typescript`, which is installed as `tsc` (docs/decisions/022). It parses
// the types below with it and takes them as they are when it cannot.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === "typescript" ? "tsc" : specifier, context),
});
const { Cli } = await import("kysely-codegen");

const TYPES = { int8: "number", timestamptz: "Date", jsonb: "unknown" };

async function writeTypes(url) {
  await migrate(url);
  await new Cli().run({
    argv: [
      ["--url", url],
      ["--dialect", "postgres"],
      ["--out-file", join(import.meta.dirname, "../apps/server/src/platform/db/db-types.ts")],
      ["--include-pattern", "public.*"],
      ["--exclude-pattern", "public.migrations*"],
      ["--type-mapping", JSON.stringify(TYPES)],
      ["--date-parser", "string"],
    ].flat(),
  });
}

async function inDatabaseOfItsOwn(work) {
  const folder = mkdtempSync(join(tmpdir(), "rebale-db-types-"));
  chmodSync(folder, 0o755);
  const database = await startEmbeddedDatabase({ folder, log: console, durable: false });
  try {
    await work(database.url);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const { DATABASE_URL } = process.env;
await (DATABASE_URL ? writeTypes(DATABASE_URL) : inDatabaseOfItsOwn(writeTypes));
