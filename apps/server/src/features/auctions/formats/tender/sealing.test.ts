import { randomBytes } from "node:crypto";
import type { Paise } from "@rebale/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { publicHalfOf } from "../../../../platform/x25519.ts";
import { BoxStaysShut, openTender, type SealedBox, sealTender } from "./sealing.ts";

/** As `openssl rand -base64 32` prints it. */
const newKey = () => randomBytes(32).toString("base64");
const key = newKey();
const publicKey = publicHalfOf(key);
const owner = { lotId: 7, party: 101 };
const tender = { amount: 10_325 as Paise, salt: "5a".repeat(32) };
const sealed = sealTender(publicKey, tender, owner);

function whyShut(box: SealedBox, { keys = [key], of = owner } = {}): string {
  try {
    openTender(keys, box, of);
  } catch (error) {
    if (error instanceof BoxStaysShut) return error.message;
    throw error;
  }
  throw new Error("it opened");
}

test("any amount with its salt comes out of its box as it went in", () => {
  const amounts = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  const salts = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const ids = fc.integer({ min: -2_000_000, max: 2_000_000 });
  fc.assert(
    fc.property(amounts, salts, ids, ids, (amount, bytes, lotId, party) => {
      const one = { amount: amount as Paise, salt: Buffer.from(bytes).toString("hex") };
      const box = sealTender(publicKey, one, { lotId, party });
      expect(openTender([key], box, { lotId, party })).toEqual(one);
    }),
  );
});

test("a box tells nothing of its amount: not by length, and no two are alike", () => {
  const lengths = [1, 10_325, Number.MAX_SAFE_INTEGER].map(
    (amount) => sealTender(publicKey, { ...tender, amount: amount as Paise }, owner).box.length,
  );
  expect(new Set(lengths).size).toBe(1);
  expect(sealTender(publicKey, tender, owner).box).not.toEqual(sealed.box);
  expect(sealed.box.includes("10325")).toBe(false);
  expect(sealed.box.includes(tender.salt)).toBe(false);
});

test("after a key was changed, boxes of the one before still open, and new ones are of the new", () => {
  const next = newKey();
  expect(openTender([next, key], sealed, owner)).toEqual(tender);
  const later = sealTender(publicHalfOf(next), tender, owner);
  expect(later.keyId).not.toEqual(sealed.keyId);
  expect(openTender([next, key], later, owner)).toEqual(tender);
  expect(whyShut(later)).toContain(later.keyId.toString("hex"));
});

test("the key is the same in base64 and in base64url", () => {
  const url = Buffer.from(key, "base64").toString("base64url");
  expect(publicHalfOf(url)).toBe(publicKey);
  expect(openTender([url], sealed, owner)).toEqual(tender);
});

test("a box opens for no other lot and no other company", () => {
  for (const of of [
    { ...owner, lotId: 8 },
    { ...owner, party: 102 },
  ])
    expect(whyShut(sealed, { of })).toMatch(/^A tender on lot [78] does not open: its box is/);
});

test("a box that is cut or altered in any byte stays shut, and the error tells no amount", () => {
  const { box, keyId } = sealed;
  for (let length = 0; length < box.length; length++)
    expect(whyShut({ box: box.subarray(0, length), keyId })).not.toMatch(/10325|103\.25|5a5a/);
  for (let i = 0; i < box.length; i++) {
    const altered = Buffer.from(box);
    altered[i] = (altered[i] ?? 0) ^ 1;
    expect(whyShut({ box: altered, keyId })).toContain("cut, altered");
  }
});

test("without its key a box stays shut", () => {
  expect(whyShut(sealed, { keys: [] })).toContain("no opening key of this node has the id");
  expect(whyShut(sealed, { keys: [newKey()] })).toContain("lot 7");
  expect(whyShut({ ...sealed, keyId: Buffer.alloc(0) })).toContain("no opening key");
});
