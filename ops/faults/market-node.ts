import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import serverPackage from "../../apps/server/package.json" with { type: "json" };
import { endWithParent } from "../../bench/parts/end-with-parent.ts";

const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

/** One process of the market that can be killed, paused and started again. */
export interface MarketNode {
  readonly port: number;
  kill(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Resolves when it answers. @throws Error when it ended at its start */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** @param log path of the file that its output goes to */
export function marketNode(port: number, env: Record<string, string>, log: string): MarketNode {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, "exit");
    ending.kill(signal);
    await ended;
  };
  return {
    port,
    kill: () => end("SIGKILL"),
    pause: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    async start() {
      const [command, args] = endWithParent([process.execPath, ...serverPackage.nodeFlags, main]);
      const output = openSync(log, "a");
      child = spawn(command, args, {
        env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), ...env },
        stdio: ["ignore", output, output],
      });
      closeSync(output);
      while (!(await isReady(port))) {
        if (child.exitCode !== null) throw new Error(`The node ended at its start: see ${log}`);
        await sleep(50);
      }
    },
    async stop() {
      child?.kill("SIGCONT");
      await end("SIGTERM");
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );
