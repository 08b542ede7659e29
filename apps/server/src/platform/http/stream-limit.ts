import type { ServerResponse } from "node:http";
import { Problem } from "../problem.ts";

export type ConnectionLimit = ReturnType<typeof openConnectionLimit>;

/** How many streams, or lots in them, an address holds open: none may take them all. */
export function openConnectionLimit(mostPerAddress: number) {
  const open = new Map<string, number>();
  return {
    /** @returns what releases the connection, once; null when the address has all it may have */
    acquire(address: string, places = 1): (() => void) | null {
      const count = open.get(address) ?? 0;
      if (count + places > mostPerAddress) return null;
      open.set(address, count + places);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        const left = (open.get(address) ?? places) - places;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      };
    },
  };
}

/**
 * Takes places for as long as the connection lasts; who has left by now gives them back at once.
 * @throws Problem too_many_requests
 */
export function holdPlace(
  response: ServerResponse,
  limit: ConnectionLimit,
  address: string,
  places = 1,
): void {
  const release = limit.acquire(address, places);
  if (!release) throw new Problem("too_many_requests", { retryAfter: 5 });
  response.once("close", release);
  // Closed before it was listened to, while the caller was looked up.
  if (response.destroyed) release();
}
