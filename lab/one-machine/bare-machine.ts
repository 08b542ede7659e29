import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { tiedToThisProcess } from "../../apps/server/test/run-as.ts";

const DEBIAN = "trixie";
const boot = fileURLToPath(new URL("boot.sh", import.meta.url));
const PROGRAMS = ["/usr/sbin/debootstrap", "/usr/bin/unshare", "/usr/bin/nsenter"];

/** Whether a Debian can be made here, with its systemd: root can, where debootstrap is. */
export const canMakeMachine = (): boolean =>
  process.getuid?.() === 0 &&
  PROGRAMS.every((program) => existsSync(program)) &&
  existsSync("/usr/share/keyrings/debian-archive-keyring.gpg");

/** A Debian as its installer leaves it, with systemd, processes and a network of its own. */
export interface BareMachine {
  /** Its root folder, as it is seen from here. */
  readonly root: string;
  /** Runs one command on it, as root. @throws Error with what it said */
  run(...command: string[]): string;
  /** A shell on it. */
  shell(): Shell;
  stop(): Promise<void>;
}

export async function startBareMachine(): Promise<BareMachine> {
  const root = mkdtempSync(join(tmpdir(), "rebale-machine-"));
  const packages = "systemd,systemd-sysv,dbus,ca-certificates";
  execFileSync(
    "debootstrap",
    ["--variant=minbase", `--include=${packages}`, DEBIAN, root, "http://deb.debian.org/debian"],
    { stdio: "ignore" },
  );
  // A temporary folder is its maker's alone, and a machine has more users.
  chmodSync(root, 0o755);
  copyFileSync("/etc/resolv.conf", join(root, "etc/resolv.conf"));
  const spaces = ["--mount", "--pid", "--net", "--uts", "--ipc", "--cgroup"];
  const [command, args] = tiedToThisProcess("/usr/bin/unshare", [
    ...spaces,
    ...["--fork", "--kill-child", "/bin/sh", boot, root, String(process.pid)],
  ]);
  const outer = spawn(command, args, { stdio: "ignore" });
  const stop = async () => {
    if (outer.exitCode === null && outer.signalCode === null) {
      const ended = once(outer, "exit");
      outer.kill("SIGKILL");
      await ended;
    }
    // Its mounts go with its last process.
    await sleep(1_000);
    rmSync(root, { recursive: true, force: true });
  };
  try {
    const init = await initOf(outer.pid ?? 0);
    const enter = ["-t", init, "-m", "-u", "-i", "-p", "-C", "-n", "-r", "--wdns=/root", "--"];
    const env = {
      HOME: "/root",
      PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin",
      LANG: "C.UTF-8",
    };
    const run = (...words: string[]) =>
      execFileSync("nsenter", [...enter, ...words], { encoding: "utf8", env, stdio: "pipe" });
    for (let tries = 0; !isUp(run); tries++) {
      if (tries === 300) throw new Error("systemd did not come up");
      await sleep(200);
    }
    const shell = () => typeInto(spawn("nsenter", [...enter, "bash"], { env, stdio: "pipe" }));
    return { root, run, shell, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The process that systemd became. */
async function initOf(outer: number): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const children = readFileSync(`/proc/${outer}/task/${outer}/children`, "utf8").trim();
    if (children && readFileSync(`/proc/${children}/comm`, "utf8").trim() === "systemd")
      return children;
    await sleep(100);
  }
  throw new Error("systemd did not begin");
}

function isUp(run: BareMachine["run"]): boolean {
  try {
    return (
      run("sh", "-c", "systemctl is-system-running || true").match(/running|degraded/) !== null
    );
  } catch {
    return false;
  }
}

/** A shell that keeps what was set in it. */
export interface Shell {
  /** Types commands and answers all that they said. @throws Error where one fails */
  type(commands: string): Promise<string>;
}

function typeInto(shell: ReturnType<typeof spawn>): Shell {
  let said = "";
  for (const stream of [shell.stdout, shell.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (said += text));
  const END = "--- typed ---";
  return {
    async type(commands) {
      said = "";
      // A command that fails ends the shell, which says so; -x shows which one it was.
      shell.stdin?.write(`set -eux\n${commands}\nset +x\necho; echo '${END}'\n`);
      while (!said.includes(`\n${END}`)) {
        if (shell.exitCode !== null || shell.signalCode !== null)
          throw new Error(`It failed:\n${said.slice(-4000)}`);
        await sleep(100);
      }
      return said;
    },
  };
}
