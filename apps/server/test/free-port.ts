import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Outgoing connections take a port from 32768 on (Linux), or from 49152 on: these are left. */
const [LOWEST, BEYOND] = [20_000, 32_768];

/**
 * A TCP port of this machine that nobody listens on, and that others who ask at the same time
 * hardly get.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, BEYOND);
  const probe = createServer().listen(port);
  try {
    await once(probe, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return freePort();
    throw error;
  }
  probe.close();
  await once(probe, "close");
  return port;
}
