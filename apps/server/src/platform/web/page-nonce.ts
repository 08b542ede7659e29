import { randomBytes } from "node:crypto";

/** Unpredictable, of constant length, and free of signs that HTML, JSON or a header would escape. */
export const newNonce = (): string => randomBytes(18).toString("base64url");

/**
 * Pages are rendered with this in the nonce's place. Random, so that nobody can write it into what
 * a page shows and be given a nonce.
 */
export const NONCE_PLACEHOLDER = newNonce();

/** Where in a page the nonce goes. */
export function placesOfNonce(page: Buffer): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(NONCE_PLACEHOLDER); at >= 0; ) {
    places.push(at);
    at = page.indexOf(NONCE_PLACEHOLDER, at + NONCE_PLACEHOLDER.length);
  }
  return places;
}

/** A copy of the page with this nonce, for one visitor. */
export function withNonce(page: Buffer, places: readonly number[], nonce: string): Buffer {
  const copy = Buffer.from(page);
  for (const at of places) copy.write(nonce, at, "latin1");
  return copy;
}
