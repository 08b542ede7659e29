import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutPassword } from "./base-backup.ts";
import { wordsOf } from "./operator-error.ts";

const ops = fileURLToPath(new URL("..", import.meta.url));
const run = (command: string, args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [join(ops, command), ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
  });

test("a backup or a restore that cannot begin says why in one line, without a password (office g)", () => {
  const folder = mkdtempSync(join(tmpdir(), "rebale-backup-"));
  try {
    const url = "postgres://rebale:top-secret@127.0.0.1:1/rebale";
    const env = { BACKUP_DIR: folder, DATABASE_URL: url };
    const away = run("backup.ts", [], env);
    expect(away.status).toBe(1);
    expect(away.stderr.trim()).toMatch(/^The database does not answer: .*ECONNREFUSED.*$/);
    expect(away.stderr + away.stdout).not.toContain("top-secret");
    expect(
      readdirSync(folder).flatMap((name) =>
        name === "base" ? readdirSync(join(folder, name)) : [],
      ),
    ).toEqual([]);
    const nowhere = run("backup.ts", [], { DATABASE_URL: url });
    expect([nowhere.status, nowhere.stderr.trim()]).toEqual([
      1,
      "BACKUP_DIR names the folder that backups go to",
    ]);
    const where = run("restore.ts", [], env);
    expect([where.status, where.stderr.trim()]).toEqual([
      1,
      "--into names a new folder for the database",
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a password stands in no argument and in no words (office g)", () => {
  expect(withoutPassword("postgres://r:p%40ss@db.example/rebale")).toEqual({
    address: "postgres://r@db.example/rebale",
    password: "p@ss",
  });
  expect(wordsOf(new Error("no: postgres://r:top-secret@db/x"))).not.toContain("top-secret");
});
