import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { newerPostgres, programsOf } from "../src/newer-postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "rebale-postgres-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Programs that say which version they are. */
function programs(version: string): string {
  for (const name of ["postgres", "initdb"]) {
    const program = join(folder, name);
    writeFileSync(program, `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`);
    chmodSync(program, 0o755);
  }
  return folder;
}
const packaged = { major: 18, minor: 4 };

test.each(["18.6", "18.7 (Debian 18.7-1)", "18.10"])(
  "the machine's PostgreSQL %s is started in place of the package's 18.4 (L1)",
  (version) => {
    expect(newerPostgres(packaged, programs(version))).toEqual({ bin: folder });
  },
);

test.each(["18.4", "18.3", "19.1", "17.9"])(
  "PostgreSQL %s is not: older, or with files of another form (L1)",
  (version) => {
    expect(newerPostgres(packaged, programs(version))).toEqual({
      not: expect.stringContaining("18.4 is started"),
    });
  },
);

test("where the machine has none, the package's own is started; a folder that was named says so (L1)", () => {
  const none = { not: "POSTGRES_BIN has no PostgreSQL, so the market's own 18.4 is started" };
  expect(newerPostgres(packaged, join(folder, "nowhere"))).toEqual(none);
  expect(newerPostgres({ major: 99, minor: 1 })).toBeNull();
});

test("its programs are named as the package's are (L1)", async () => {
  expect(await import(programsOf("/usr/lib/postgresql/18/bin"))).toMatchObject({
    postgres: "/usr/lib/postgresql/18/bin/postgres",
    initdb: "/usr/lib/postgresql/18/bin/initdb",
  });
});
