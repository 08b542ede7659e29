import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createWatchdog } from "./watchdog.ts";

/** A watchdog that a program has told a second. */
async function watched() {
  const folder = mkdtempSync(join(tmpdir(), "rebale-watchdog-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const device = join(folder, "watchdog");
  let resets = 0;
  const owner = [process.getuid?.() ?? 0, process.getgid?.() ?? 0] as const;
  const watchdog = createWatchdog(device, owner, () => {
    resets += 1;
  });
  const say = (what: string) => writeFile(device, what);
  await say("Ctimeout=1\n");
  return { say, watchdog, resets: () => resets };
}

test("a machine is reset once when its program has been silent for its seconds, not before (U2)", async () => {
  const { say, resets } = await watched();
  for (let i = 0; i < 3; i++) {
    await sleep(600);
    await say("1");
  }
  expect(resets()).toBe(0);
  await expect.poll(resets).toBe(1);
  await sleep(1_500);
  expect(resets()).toBe(1);
});

test("one whose program has closed it, or that starts anew, is not reset (U2)", async () => {
  const closed = await watched();
  await closed.say("1");
  await closed.say("V");
  const anew = await watched();
  await anew.say("1");
  await sleep(300);
  anew.watchdog.disarm();
  await sleep(1_700);
  expect([closed.resets(), anew.resets()]).toEqual([0, 0]);
});
