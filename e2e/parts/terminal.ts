import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const END = "--- guide's block is over ---";

/** A shell that stays open: what one command sets, the next ones have. */
export class Terminal {
  readonly folder = mkdtempSync(join(tmpdir(), "rebale-guides-"));
  readonly #shell: ChildProcess;
  #output = "";
  #heard: () => void = () => undefined;

  constructor() {
    this.#shell = spawn("bash", ["--noprofile", "--norc"], {
      cwd: this.folder,
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    });
    for (const stream of [this.#shell.stdout, this.#shell.stderr])
      stream?.setEncoding("utf8").on("data", (text) => {
        this.#output += text;
        this.#heard();
      });
  }

  /** Everything that the commands print. */
  async run(commands: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#output = "";
    this.#heard = () => this.#output.includes(END) && resolve();
    this.#shell.stdin?.write(`${commands}\necho; echo "${END}"\n`);
    await promise;
    return this.#output.slice(0, this.#output.indexOf(END)).trim();
  }

  /** With what it left running. */
  close(): void {
    if (this.#shell.pid) process.kill(-this.#shell.pid, "SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
