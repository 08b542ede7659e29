import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { FolderLock } from "./folder-lock.ts";
import { type Launch, launch } from "./postmaster.ts";

export interface Log {
  info(line: string): void;
  warn(line: string): void;
}

/** A running PostgreSQL that is started again when it ends by itself. */
export class SupervisedPostgres {
  #postgres: ChildProcess | undefined;
  #stopped: Promise<void> | undefined;
  #restarting: Promise<void> | undefined;
  readonly #launch: Launch;
  readonly #lock: FolderLock;
  readonly #log: Log;

  constructor(launched: Launch, lock: FolderLock, log: Log) {
    this.#launch = launched;
    this.#lock = lock;
    this.#log = log;
  }

  get pid(): number | undefined {
    return this.#postgres?.pid;
  }

  async start(): Promise<void> {
    const postgres = await launch(this.#launch);
    this.#postgres = postgres;
    postgres.once("exit", (code, signal) => {
      this.#postgres = undefined;
      if (this.#stopped) return;
      this.#log.warn(
        `the database ended by itself (${signal ?? `exit code ${code}`}); starting it again`,
      );
      this.#restarting = this.#startAgain();
    });
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stopAndTidy();
    return this.#stopped;
  }

  async #startAgain(): Promise<void> {
    for (let pause = 100; !this.#stopped; pause = Math.min(pause * 2, 5_000)) {
      try {
        await this.start();
        this.#log.info("the database runs again");
        return;
      } catch (error) {
        this.#log.warn(`${(error as Error).message}; trying again in ${pause} ms`);
        await sleep(pause);
      }
    }
  }

  async #stopAndTidy(): Promise<void> {
    await Promise.resolve();
    await this.#restarting;
    const postgres = this.#postgres;
    if (postgres) {
      const ended = once(postgres, "exit");
      // Connections that are just closing get a moment; then the rest are ended.
      postgres.kill("SIGTERM");
      const hurry = setTimeout(() => postgres.kill("SIGINT"), 200);
      const impatient = setTimeout(() => postgres.kill("SIGQUIT"), 20_000);
      await ended;
      clearTimeout(hurry);
      clearTimeout(impatient);
    }
    const { socketFolder, home } = this.#launch;
    if (socketFolder !== home.folder) rmSync(socketFolder, { recursive: true, force: true });
    this.#lock.release();
  }
}
