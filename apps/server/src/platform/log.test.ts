import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

/** Runs in a process of its own, which begins by writing to a disk that is full. */
async function runWhileFull(then: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const source = `
    import { closeSync, openSync } from "node:fs";
    import { setTimeout as sleep } from "node:timers/promises";
    import { openLog } from ${JSON.stringify(new URL("log.ts", import.meta.url).href)};
    const full = openSync("/dev/full", "w");
    const log = openLog("info", full);
    for (const line of ["while full", "still full"]) {
      log.info(line);
      await sleep(50);
    }
    ${then}`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", source], {
    env: { ...process.env, ...env },
    timeout: 20_000,
  });
}

/** The file behind the descriptor is replaced: there is room again. */
const makeRoom = `
  closeSync(full);
  if (openSync(process.env.FILE, "w") !== full) throw new Error("Another descriptor");
  log.info("room again");
`;

test("a disk that is full ends no node; its log follows when there is room (U2)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rebale-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const FILE = join(folder, "log");
  await runWhileFull(makeRoom, { FILE });
  const lines = (await readFile(FILE, "utf8")).trim().split("\n");
  const said = lines.map((line) => JSON.parse(line).msg);
  expect(said).toEqual(["while full", "still full", "room again"]);
});

test("a node whose disk is full ends when it is told to (U2)", async () => {
  await runWhileFull(`process.exit(0);`);
});
