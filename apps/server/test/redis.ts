import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { tiedToThisProcess } from "./run-as.ts";

const installed = ["redis-server", "valkey-server"].flatMap((name) =>
  (process.env.PATH ?? "").split(":").map((folder) => join(folder, name)),
);
/** The Redis or Valkey of this machine; tests that need one are skipped where there is none. */
export const redisServer = installed.find((path) => existsSync(path));

/** A real Redis of its own, empty, on a free port; it ends with this process. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!redisServer) throw new Error("no Redis server here");
  const folder = mkdtempSync(join(tmpdir(), "rebale-redis-"));
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder];
  const [command, args] = tiedToThisProcess(redisServer, [
    ...settings,
    ...["--save", "", "--appendonly", "no"],
  ]);
  const server = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ready = /Ready to accept connections/;
  for await (const words of server.stdout.setEncoding("utf8")) if (ready.test(words)) break;
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode === null) {
        server.kill("SIGTERM");
        await once(server, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
