import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
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
    import { createLog } from ${JSON.stringify(new URL("log.ts", import.meta.url).href)};
    const full = openSync("/dev/full", "w");
    const log = createLog("info", full);
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
  const text = lines.map((line) => JSON.parse(line).msg);
  expect(text).toEqual(["while full", "still full", "room again"]);
});

test("a node whose disk is full ends when it is told to (U2)", async () => {
  await runWhileFull(`process.exit(0);`);
});

test("a node whose log nobody reads any more ends when it is told to (U2)", async () => {
  const source = `
    import { createLog } from ${JSON.stringify(new URL("log.ts", import.meta.url).href)};
    const log = createLog("info");
    process.stdin.resume().on("end", () => {
      log.info("nobody reads this");
      log.info("nor this");
      process.exit(0);
    });`;
  const node = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    timeout: 20_000,
    killSignal: "SIGKILL",
  });
  node.stdout.destroy();
  await once(node.stdout, "close");
  node.stdin.end();
  expect(await once(node, "exit")).toEqual([0, null]);
});

test("what a node says before it ends is written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rebale-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "log");
  const logUrl = new URL("log.ts", import.meta.url).href;
  const source = `
    import { openSync } from "node:fs";
    import { createLog, endProcess } from ${JSON.stringify(logUrl)};
    const log = createLog("info", openSync(process.env.FILE, "w"));
    for (const line of ["first", "second", "last"]) log.info(line);
    endProcess(log, 0);`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", source], {
    env: { ...process.env, FILE: file },
    timeout: 20_000,
  });
  expect(await readFile(file, "utf8")).toContain("last");
});
