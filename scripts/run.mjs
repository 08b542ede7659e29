import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Node 24, from npm: the system's own Node may be older. */
export const node = join(root, "node_modules/.bin/node");

/** A program that a package brings, run by our Node. */
export const packaged = (name, ...args) => [node, join(root, "node_modules/.bin", name), ...args];

/**
 * Runs a command to its end and answers `{ code, output }`. `quiet` keeps its words to itself, in
 * `output`.
 * SIGINT, SIGTERM and SIGHUP reach it once, however many arrive and from wherever.
 */
export function run(
  [command, ...args],
  { cwd = root, env = process.env, quiet = false, minutes = Number.POSITIVE_INFINITY } = {},
) {
  // In a process group of its own it does not hear the terminal's Ctrl-C as well as ours.
  const [program, rest] = endsWithUs(command, args);
  const stdio = ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"];
  const child = spawn(program, rest, { cwd, env, stdio, detached: process.platform !== "win32" });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (words) => (output += words));

  let asked = false;
  const ask = (signal) => {
    if (asked) return;
    asked = true;
    child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, ask);
  // npm that is killed cannot pass anything on: then its shell or nobody is our parent.
  const parent = process.ppid;
  const orphaned = setInterval(
    () => process.env.npm_lifecycle_event && process.ppid !== parent && ask("SIGTERM"),
    500,
  ).unref();
  const tooLong =
    Number.isFinite(minutes) &&
    setTimeout(() => process.kill(-child.pid, "SIGKILL"), minutes * 60_000);

  return new Promise((resolve) => {
    const end = (code, words = output) => {
      clearTimeout(tooLong || undefined);
      clearInterval(orphaned);
      for (const signal of signals) process.off(signal, ask);
      resolve({ code, output: words, interrupted: asked });
    };
    child.on("error", (error) => end(127, `${command}: ${error.message}\n`));
    child.on("close", (code, signal) =>
      end(code ?? 128 + ({ SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0)),
    );
  });
}

/** Where the system has setpriv, even kill -9 of this script leaves nothing running. */
function endsWithUs(command, args) {
  const setpriv = "/usr/bin/setpriv";
  try {
    accessSync(setpriv, constants.X_OK);
    return [setpriv, ["--pdeathsig", "KILL", "--", command, ...args]];
  } catch {
    return [command, args];
  }
}

/** The PATH without this checkout's own programs, which an installation replaces while it runs. */
export function systemPath() {
  const parts = (process.env.PATH ?? "").split(delimiter);
  return parts.filter((part) => !part.startsWith(join(root, "node_modules"))).join(delimiter);
}
