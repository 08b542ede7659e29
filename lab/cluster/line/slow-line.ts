import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A host's line, bad for a while. */
export interface SlowLine {
  /** It is as good as before; what was under way is lost. */
  mend(): Promise<void>;
}

export interface BadLine {
  /** The host's wire, as this machine knows it, and the bridge that it is plugged into. */
  readonly wire: string;
  readonly bridge: string;
  /** Each way, milliseconds. */
  readonly delay: number;
  /** Which part of the frames never arrives, each way: 0.05. */
  readonly loss: number;
  readonly seed: number;
  /** Only what passes between these two IPv4 addresses; without it, everything. */
  readonly between?: readonly [string, string];
}

/** It ends with this process, also when this one is killed. */
const withThisProcess = ["setpriv", "--pdeathsig", "KILL", "--"] as const;
const relay = fileURLToPath(new URL("relay-frames.py", import.meta.url));

/**
 * Kernels without netem hold up no frame: the wire is plugged out of the bridge, and a process
 * carries its frames to another wire that is plugged in.
 * @throws Error when the process does not begin
 */
export async function slowLine(line: BadLine): Promise<SlowLine> {
  const { wire, bridge, delay, loss, seed, between } = line;
  const [near, far] = detourOf(wire);
  const mend = async (carrier?: ChildProcess) => {
    if (carrier && carrier.exitCode === null && carrier.signalCode === null) {
      const ended = once(carrier, "exit");
      carrier.kill("SIGKILL");
      await ended;
    }
    ip("link", "set", wire, "master", bridge);
    ip("link", "del", near);
  };
  ip("link", "add", near, "type", "veth", "peer", "name", far);
  try {
    // This machine does not answer for the host, or the bridge, what only passes by.
    for (const end of [near, far]) ip("link", "set", end, "arp", "off");
    ip("link", "set", near, "up");
    ip("link", "set", wire, "nomaster");
    ip("link", "set", wire, "arp", "off");
    ip("link", "set", far, "master", bridge, "up");
    const [command, ...rest] = withThisProcess;
    const carrier = spawn(
      command,
      [
        ...[...rest, "/usr/bin/python3", relay, wire, near],
        ...["--delay", String(delay), "--loss", String(loss), "--seed", String(seed)],
        ...(between ? ["--between", ...between] : []),
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const begun = await Promise.race([
      once(carrier.stdout, "data").then(() => true),
      once(carrier, "exit").then(() => false),
    ]);
    if (!begun) throw new Error(`The line of ${wire} could not be made slow`);
    return { mend: () => mend(carrier) };
  } catch (error) {
    await mend();
    throw error;
  }
}

/** The names of the two ends of the wire that frames are led over. */
export const detourOf = (wire: string): [string, string] => [`${wire}+`, `${wire}-`];

function ip(...args: string[]): void {
  execFileSync("ip", args, { stdio: ["ignore", "ignore", "pipe"] });
}
