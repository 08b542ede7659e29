import { chmodSync, rmSync } from "node:fs";
import { startEmbeddedDatabase } from "@rebale/embedded-database";
import type { TestProject } from "vitest/node";
import { migrate } from "../src/platform/db/migrate.ts";
import { quickFolder } from "./quick-folder.ts";
import { onDatabase, runSql, template } from "./sql.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The test cluster's own database; each test file works in a copy of `template`. */
    clusterUrl: string;
  }
}

/** One PostgreSQL for all test files, with one migrated database to copy. */
export default async function startTestCluster({ provide }: TestProject) {
  const folder = quickFolder("rebale-test-");
  chmodSync(folder, 0o755);
  const log = { info: () => undefined, warn: (line: string) => console.warn(line) };
  const database = await startEmbeddedDatabase({ folder, log, durable: false });
  await runSql(database.url, `create database ${template}`);
  await migrate(onDatabase(database.url, template));
  provide("clusterUrl", database.url);

  // A run that is broken off gets no teardown.
  const breakOff = () => {
    process.kill(database.pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const onTerm = () => process.exit(143);
  process.once("exit", breakOff).once("SIGTERM", onTerm);
  return async () => {
    process.off("exit", breakOff).off("SIGTERM", onTerm);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
