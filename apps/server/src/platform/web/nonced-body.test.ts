import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { NONCE_PLACEHOLDER, NoncedBody, newNonce } from "./nonced-body.ts";

const shrunkBy = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Markup that repeats itself across the nonces, as a page does. */
const aPage = (scripts: number, nonce: string) =>
  Array.from(
    { length: scripts },
    (_, i) =>
      `<article><h2>Copper cable, drum ${i % 7} ${"é₹"[i % 2]}</h2><p>${Math.sin(i)}</p></article>` +
      `<script nonce="${nonce}" type="module">start("${nonce}", ${i})</script>`,
  ).join("\n");

test.each([0, 1, 2, 40, 400])(
  "with %d scripts in it a page reads the same in every encoding, each time with another nonce",
  async (scripts) => {
    const body = new NoncedBody(Buffer.from(aPage(scripts, NONCE_PLACEHOLDER)));
    for (const nonce of [newNonce(), newNonce()]) {
      const expected = aPage(scripts, nonce);
      expect(Buffer.concat(body.plain(nonce)).toString()).toBe(expected);
      for (const encoding of ["br", "gzip"] as const) {
        const sent = Buffer.concat(await body.encoded(encoding, nonce));
        expect(shrunkBy[encoding](sent).toString()).toBe(expected);
      }
    }
  },
);

test("a nonce says nothing of the next one and needs no escape", () => {
  const nonces = Array.from({ length: 1000 }, newNonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{24}$/);
});

/** What a page's head holds between its nonces: some of it new, some like what came before. */
const aHead = (size: number, nonce: string) =>
  Array.from({ length: 12 }, (_, i) => {
    const rules = Array.from({ length: size }, (_, n) => {
      const name = Math.abs(Math.sin(n * 13 + i * 7 + size))
        .toString(36)
        .slice(2, 9);
      return `._${name}{display:grid;gap:${(n * i) % 30}px;color:var(--${name.slice(0, 4)})}`;
    });
    return `<style>${rules.join("")}</style><link nonce="${nonce}" rel="stylesheet" href="/assets/a${i}.css"/>`;
  }).join("");

test("no piece of a page refers to what stood in a nonce's place", async () => {
  for (let size = 1; size < 80; size += 2) {
    const body = new NoncedBody(Buffer.from(aHead(size, NONCE_PLACEHOLDER)));
    const nonce = newNonce();
    const sent = Buffer.concat(await body.encoded("br", nonce));
    expect(brotliDecompressSync(sent).toString()).toBe(aHead(size, nonce));
  }
});
