import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Inspected, Inspection } from "./inspect-process.ts";

/** A file that cannot be looked into within the bounds of time and memory. */
export class TooHeavy extends Error {}

const PROGRAM = fileURLToPath(new URL("./inspect-process.ts", import.meta.url));
/** MB of the heap, and of all the memory of a process: what is unpacked lies outside the heap. */
const HEAP = 192;
const MAX_MEMORY = 600;
const WATCHED_EVERY = 100;
const PAGE_BYTES = 4096;
/** A tick of processor time, as Linux counts it. */
const TICK_MS = 10;
/** How much longer than its processor time a file may take where others want the processor. */
const TIMEOUT_FACTOR = 8;

/**
 * A process that looks into one file at a time. It is none of our threads, because one that
 * outgrows its heap ends the whole process, whatever limit of its own it was given.
 */
export class Inspector {
  #process: ChildProcess | null = null;

  /**
   * @param most milliseconds of processor time: on a busy machine a plain file takes no more of it
   * @throws TooHeavy after so many, or where the file ended the process
   */
  async inspect(asked: Inspection, most: number): Promise<Inspected> {
    const process = this.#process ?? this.#start();
    process.ref();
    process.channel?.ref();
    const timeout = setTimeout(() => process.kill("SIGKILL"), most * TIMEOUT_FACTOR);
    const begun = workOf(process);
    const watch = setInterval(() => {
      void endIfLarge(process);
      void endIfLong(process, begun, most);
    }, WATCHED_EVERY);
    try {
      return await answerOf(process, asked);
    } finally {
      clearTimeout(timeout);
      clearInterval(watch);
      process.unref();
      process.channel?.unref();
    }
  }

  #start(): ChildProcess {
    const process = fork(PROGRAM, {
      execArgv: [`--max-old-space-size=${HEAP}`, "--max-semi-space-size=8"],
      serialization: "advanced",
      // Nothing of the market's secrets is where a stranger's file is read.
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#process = process;
    const forget = () => {
      if (this.#process === process) this.#process = null;
    };
    process.once("exit", forget).on("error", forget);
    // Where a core is wanted by both, bids go first.
    if (process.pid) setPriority(process.pid, constants.priority.PRIORITY_LOW);
    return process;
  }
}

function answerOf(process: ChildProcess, asked: Inspection): Promise<Inspected> {
  return new Promise((resolve, reject) => {
    const ended = () => settle(() => reject(new TooHeavy("the file ended its reader")));
    const answered = (answer: unknown) => settle(() => resolve(answer as Inspected));
    const settle = (finish: () => void) => {
      process.off("exit", ended).off("message", answered);
      finish();
    };
    process.once("exit", ended).once("message", answered);
    process.send(asked, (error) => error && ended());
  });
}

/** Linux tells how much a process holds; elsewhere its heap and its time are the bounds. */
async function endIfLarge(process: ChildProcess): Promise<void> {
  const pages = await readFile(`/proc/${process.pid}/statm`, "utf8").catch(() => "");
  if (Number(pages.split(" ")[1] ?? 0) * PAGE_BYTES > MAX_MEMORY * 1024 * 1024)
    process.kill("SIGKILL");
}

/** Milliseconds of work so far; 0 where the system does not tell. */
async function workOf(process: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${process.pid}/stat`, "utf8").catch(() => "");
  // Behind the program's name, which may have spaces: fields 14 and 15 count from 1.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

async function endIfLong(process: ChildProcess, begun: Promise<number>, most: number) {
  if ((await workOf(process)) - (await begun) > most) process.kill("SIGKILL");
}
