import { sha256 } from "@noble/hashes/sha2";
import type { Challenge } from "@rebale/contract/http/challenge";

/** More than a phone can do. */
const MAX_BITS = 22;
/** Milliseconds between two looks at what the person does. */
const SLICE = 12;
const AT_ONCE = 32;

const encoder = new TextEncoder();
const firstBits = (text: string) => new DataView(sha256(encoder.encode(text)).buffer).getUint32(0);

/**
 * The answer to a challenge; a second of an old phone, in slices, so that it stays alive. Without
 * the browser's own hashes: over http it has none, and one at a time they are slower.
 */
export async function workOut({ token, bits }: Challenge, signal?: AbortSignal): Promise<string> {
  if (bits > MAX_BITS) throw new Error("A challenge that nobody could work out");
  for (let number = 0; ; ) {
    const until = performance.now() + SLICE;
    while (performance.now() < until)
      for (let i = 0; i < AT_ONCE; i++, number++)
        if (firstBits(`${token}:${number}`) >>> (32 - bits) === 0) return `${token}:${number}`;
    await new Promise((done) => setTimeout(done));
    signal?.throwIfAborted();
  }
}
