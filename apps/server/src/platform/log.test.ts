import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

/** In a process of its own: the file behind a descriptor is replaced, as room is made on a disk. */
const writeWhileFull = `
  import { closeSync, openSync } from "node:fs";
  import { setTimeout as sleep } from "node:timers/promises";
  import { openLog } from ${JSON.stringify(new URL("log.ts", import.meta.url).href)};
  const full = openSync("/dev/full", "w");
  const log = openLog("info", full);
  for (const line of ["while full", "still full"]) {
    log.info(line);
    await sleep(50);
  }
  closeSync(full);
  if (openSync(process.env.FILE, "w") !== full) throw new Error("Another descriptor");
  log.info("room again");
`;

test("a disk that is full ends no node; its log follows when there is room (U2)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rebale-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const FILE = join(folder, "log");
  const run = ["--input-type=module", "--eval", writeWhileFull];
  await promisify(execFile)(process.execPath, run, { env: { ...process.env, FILE } });
  const lines = (await readFile(FILE, "utf8")).trim().split("\n");
  const said = lines.map((line) => JSON.parse(line).msg);
  expect(said).toEqual(["while full", "still full", "room again"]);
});
