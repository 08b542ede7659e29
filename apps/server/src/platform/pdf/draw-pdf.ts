import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Inspector } from "../inspect-files/inspector.ts";
import { limitConcurrency } from "../limit-concurrency.ts";

/**
 * Papers are drawn in a process of their own, one at a time: whoever asks for many makes others
 * wait for papers, and no bid.
 */

const MAX_WAITING = 60;
/** Milliseconds for one paper; a catalogue of 500 lots takes a few seconds. */
const MAX_TIME = 60_000;
const MAX_BYTES = 48 * 1024 * 1024;

const drawer = new Inspector();
const inTurn = limitConcurrency(1, MAX_WAITING);
const cache = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ length }) => Math.max(1, length),
  ttl: 3_600_000,
});
const drawing = new Map<string, Promise<Buffer>>();

/**
 * One drawing for all who ask meanwhile, and for who asks later while it says the same.
 * @param module address of the module whose default export draws it
 * @param paper all that it says; nothing that a caller makes up
 * @param beside what is read only when it is drawn: pictures
 * @throws Problem too_busy; TooHeavy
 */
export function drawPdf<T>(
  module: string,
  paper: T,
  readExtra: () => Promise<unknown> = async () => null,
): Promise<Buffer> {
  const key = hash("sha256", JSON.stringify([module, paper]));
  const cached = cache.get(key);
  if (cached) return Promise.resolve(cached);
  const going = drawing.get(key);
  if (going) return going;
  const drawn = inTurn(async () => draw(module, [paper, await readExtra()]))
    .then((bytes) => {
      cache.set(key, bytes);
      return bytes;
    })
    .finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}

async function draw(module: string, args: readonly unknown[]): Promise<Buffer> {
  const answer = await drawer.inspect({ module, args }, MAX_TIME);
  if ("failed" in answer) throw new Error(answer.failed);
  return Buffer.from(answer.found as Uint8Array);
}
