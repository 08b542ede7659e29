import { execFileSync } from "node:child_process";
import { allHosts, type Host, OUTSIDE } from "./hosts.ts";
import { detourOf, type SlowLine, slowLine } from "./line/slow-line.ts";

const BRIDGE = "rebale0";
/** Its own: a bridge without one takes another's, and changes it when that one is unplugged. */
const BRIDGE_ADDRESS = "02:77:00:00:00:01";
const spaceOf = ({ name }: Host) => `rebale-${name}`;
/** At most 15 characters, as the kernel asks. */
const wireOf = ({ name }: Host) => `rb-${name}`;

function ip(...args: string[]): string {
  return execFileSync("ip", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** Runs `ip` where it does not matter that there is nothing to be done. */
function ipIfNeeded(...args: string[]): void {
  try {
    ip(...args);
  } catch {
    // There is none.
  }
}

/** Makes a namespace for each host, all on one bridge. What an earlier run left is removed first. */
export function createNetwork(): void {
  closeNetwork();
  ip("link", "add", BRIDGE, "address", BRIDGE_ADDRESS, "type", "bridge");
  ip("addr", "add", `${OUTSIDE}/24`, "dev", BRIDGE);
  ip("link", "set", BRIDGE, "up");
  for (const host of allHosts) {
    const space = spaceOf(host);
    ip("netns", "add", space);
    ip("link", "add", wireOf(host), "type", "veth", "peer", "name", "eth0", "netns", space);
    ip("link", "set", wireOf(host), "master", BRIDGE, "up");
    ip("-n", space, "addr", "add", `${host.address}/24`, "dev", "eth0");
    ip("-n", space, "link", "set", "eth0", "up");
    ip("-n", space, "link", "set", "lo", "up");
  }
}

/** Ends whatever runs in the namespaces and removes them. */
export function closeNetwork(): void {
  const existing = ip("netns", "list");
  for (const host of allHosts) {
    if (!new RegExp(`^${spaceOf(host)}( |$)`, "m").test(existing)) continue;
    signalHost(host, "SIGKILL");
    ip("netns", "del", spaceOf(host));
    ipIfNeeded("link", "del", wireOf(host));
    ipIfNeeded("link", "del", detourOf(wireOf(host))[0]);
  }
  ipIfNeeded("link", "del", BRIDGE);
}

/** The beginning of a command that runs on this host. */
export const onHost = (host: Host): [string, ...string[]] => ["ip", "netns", "exec", spaceOf(host)];

/** Sends a signal to every process of a host. */
export function signalHost(host: Host, signal: NodeJS.Signals): void {
  for (const pid of ip("netns", "pids", spaceOf(host)).split("\n").filter(Boolean))
    try {
      process.kill(Number(pid), signal);
    } catch {
      // It has ended meanwhile.
    }
}

/** Pulls the host's plug: nothing comes or goes, and nobody knows. */
export const isolate = (host: Host): string => ip("link", "set", wireOf(host), "down");
export const join = (host: Host): string => ip("link", "set", wireOf(host), "up");

/** Nothing passes between these two any more; the rest of the network they reach. */
export function cut(one: Host, other: Host): void {
  ip("-n", spaceOf(one), "route", "add", "blackhole", other.address);
  ip("-n", spaceOf(other), "route", "add", "blackhole", one.address);
}
export function mend(one: Host, other: Host): void {
  ipIfNeeded("-n", spaceOf(one), "route", "del", "blackhole", other.address);
  ipIfNeeded("-n", spaceOf(other), "route", "del", "blackhole", one.address);
}

const BAD = { delay: 300, loss: 0.05 };

/** Packets between these two, or all that a host sends and receives, take long or are lost. */
export const makeSlow = (host: Host, seed: number, other?: Host): Promise<SlowLine> =>
  slowLine({
    wire: wireOf(host),
    bridge: BRIDGE,
    ...BAD,
    seed,
    ...(other ? { between: [host.address, other.address] } : {}),
  });
