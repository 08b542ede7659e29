import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A TCP line between two parties that can be cut, held up and slowed down. */
export interface Relay {
  readonly port: number;
  /** Breaks what is open and refuses what comes, until `mend`. */
  cut(): void;
  /** Lets nothing through and tells nobody, until `mend`. */
  hold(): void;
  /** Each piece of data comes so many milliseconds later, until `mend`. */
  delay(milliseconds: number): void;
  mend(): void;
  /** How many connections were let through so far. */
  opened(): number;
  stop(): Promise<void>;
}

/** Opens a line to a port of this machine. */
export async function createRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let state: "open" | "cut" | "held" = "open";
  let milliseconds = 0;
  let opened = 0;
  let released = Promise.resolve();
  let release = () => {};
  const server = createServer({ noDelay: true }, (client) => {
    if (state === "cut") return void client.destroy();
    opened++;
    const far = connect({ port: target, host: "127.0.0.1", noDelay: true });
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from);
      from
        .on("error", () => to.destroy())
        .on("close", () => {
          sockets.delete(from);
          to.destroy();
        });
      void carry(from, to).catch(() => to.destroy());
    };
    pass(client, far);
    pass(far, client);
  });
  async function carry(from: Socket, to: Socket): Promise<void> {
    for await (const chunk of from) {
      await released;
      if (milliseconds > 0) await sleep(milliseconds);
      if (!to.write(chunk)) await once(to, "drain");
    }
    to.end();
  }
  const mend = () => {
    state = "open";
    milliseconds = 0;
    release();
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = "cut";
      breakAll();
    },
    hold() {
      state = "held";
      released = new Promise((done) => {
        release = done;
      });
    },
    delay(by) {
      milliseconds = by;
    },
    mend,
    opened: () => opened,
    async stop() {
      mend();
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}
