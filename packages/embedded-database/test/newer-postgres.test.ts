import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** These programs, named as a newer minor's, that leave a word of each that was run. */
function newerPrograms(bin: string, real: string): void {
  mkdirSync(bin);
  chmodSync(bin, 0o777);
  for (const name of ["postgres", "initdb", "pg_ctl"]) {
    const says = `[ "$1" = --version ] && exec echo "${name} (PostgreSQL) 18.99"`;
    const told = `echo ${name} >>${join(bin, "run")}`;
    const lines = ["#!/bin/sh", says, told, `exec ${join(real, name)} "$@"`];
    writeFileSync(join(bin, name), lines.join("\n"));
    chmodSync(join(bin, name), 0o755);
  }
}

/** Starts the market's database in a process of its own, which chooses its programs once. */
function startedOn(data: string, bin?: string): { cluster: string; programs: string } {
  const program = `
    import { createRequire } from "node:module";
    import { startEmbeddedDatabase } from "${import.meta.dirname}/../src/embedded-database.ts";
    const pg = createRequire("${import.meta.dirname}/")("pg");
    const [folder, bin] = process.argv.slice(1);
    const database = await startEmbeddedDatabase({ folder, bin, log: { warn: console.error } });
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query(\`select system_identifier as cluster,
      (select setting from pg_config where name = 'BINDIR') as programs from pg_control_system()\`);
    await client.end();
    await database.stop();
    console.log(JSON.stringify(rows[0]));`;
  const given = ["--input-type=module", "--eval", program, data, ...(bin ? [bin] : [])];
  return JSON.parse(execFileSync(process.execPath, given).toString());
}

test("a data folder that the package's PostgreSQL made is gone on with by a newer one (L1)", () => {
  chmodSync(folder, 0o755);
  const data = join(folder, "data");
  mkdirSync(data);
  const first = startedOn(data);
  const bin = join(folder, "bin");
  newerPrograms(bin, first.programs);
  expect(startedOn(data, bin)).toEqual(first);
  expect(readFileSync(join(bin, "run"), "utf8")).toBe("postgres\n");
});
