import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, onTestFinished, test } from "vitest";
import { createBackupFolder } from "./backup-folder.ts";
import { prune } from "./prune.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

function aFolder() {
  const path = mkdtempSync(join(tmpdir(), "rebale-prune-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const folder = createBackupFolder(path);
  mkdirSync(folder.wal);
  mkdirSync(join(folder.files, "private"), { recursive: true });
  return folder;
}

test("any moment of the days that are kept can be restored, and what is older is gone (U5)", () => {
  const folder = aFolder();
  const ages = { old: 20, begins: 15, within: 3 };
  for (const [i, [name, days]] of Object.entries(ages).entries()) {
    const backup = join(folder.base, `${i}-${name}`);
    mkdirSync(backup);
    const firstWal = `0000000${i + 1}00000000000000${i}4`;
    writeFileSync(
      join(backup, "backup.json"),
      JSON.stringify({ endedAt: daysAgo(days), firstWal }),
    );
  }
  const wal = ["000000010000000000000004", "000000010000000000000013", "000000020000000000000014"];
  const history = "00000002.history";
  for (const name of [...wal, history]) writeFileSync(join(folder.wal, name), "");
  prune(folder, new Set(), 14);
  expect(readdirSync(folder.base).filter((name) => /^\d/.test(name))).toEqual([
    "1-begins",
    "2-within",
  ]);
  expect(readdirSync(folder.wal).sort()).toEqual(["000000020000000000000014", history].sort());
});

test("a file that was erased leaves the backups after as many days, one that is named stays (U5)", () => {
  const folder = aFolder();
  for (const name of ["erased.pdf", "named.pdf", "replaced.pdf"])
    writeFileSync(join(folder.files, "private", name), "");
  const named = new Set(["private/named.pdf"]);
  const note = join(folder.base, "unnamed.json");
  writeFileSync(note, JSON.stringify({ "private/erased.pdf": daysAgo(15) }));
  prune(folder, named, 14);
  expect(readdirSync(join(folder.files, "private"))).toEqual(["named.pdf", "replaced.pdf"]);
  expect(Object.keys(JSON.parse(readFileSync(note, "utf8")))).toEqual(["private/replaced.pdf"]);
});
