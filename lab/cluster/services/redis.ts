import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, type HostProcess, hostProcess } from "../host-process.ts";
import { ports, redises } from "../hosts.ts";

/** A Redis on each of three hosts, the first of them primary, watched by three sentinels. */
export function createRedis(folder: string): HostProcess[] {
  const [first] = redises;
  return redises.flatMap((host) => {
    const home = folderOf("redis", folder, host.name);
    const write = (name: string, lines: readonly string[]) => {
      const file = join(home, name);
      writeFileSync(file, `${lines.join("\n")}\n`);
      // Sentinel and Redis write what they learn into their own settings.
      chmodSync(file, 0o666);
      return file;
    };
    const common = [`bind ${host.address}`, "protected-mode no", `dir ${home}`];
    const redis = write("redis.conf", [
      ...common,
      `port ${ports.redis}`,
      'save ""',
      ...(host === first ? [] : [`replicaof ${first?.address} ${ports.redis}`]),
    ]);
    const sentinel = write("sentinel.conf", [
      ...common,
      `port ${ports.sentinel}`,
      `sentinel monitor rebale ${first?.address} ${ports.redis} 2`,
      "sentinel down-after-milliseconds rebale 3000",
      "sentinel failover-timeout rebale 6000",
    ]);
    const program = (what: string, ...command: [string, ...string[]]) =>
      hostProcess(host, folder, { what, user: "redis", command });
    return [
      program("redis", "redis-server", redis),
      program("sentinel", "redis-server", sentinel, "--sentinel"),
    ];
  });
}
